export { ProductPage as Component } from './product-page.tsx'
export { productLoader as loader } from './product-loader.ts'
