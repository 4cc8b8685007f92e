export { ProductPage as Component } from './product-page.tsx'
export { productAction as action } from './product-action.ts'
export { productLoader as loader } from './product-loader.ts'
