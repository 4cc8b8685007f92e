export { PromotionsPage as Component } from './promotions-page.tsx'
export { promotionsLoader as loader } from './promotions-loader.ts'
