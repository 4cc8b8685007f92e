export { InvoicePage as Component } from './invoice-page.tsx'
export { invoiceLoader as loader } from './invoice-loader.ts'
