import { whenSent } from '../../data/page/when-sent.ts'

export { ProductPage as Component } from './product-page.tsx'
export { productLoader as loader } from './product-loader.ts'

export const action = whenSent(async () => (await import('./product-action.ts')).productAction)
