// Nothing is drawn of a file; where there is none, the router asks for something to put in its place.
export { NotFoundPage as Component } from '../../not-found/index.ts'
export { invoiceFileLoader as loader } from './invoice-file-loader.ts'
