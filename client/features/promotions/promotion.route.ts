export { PromotionPage as Component } from './promotion-page.tsx'
export { promotionLoader as loader } from './promotion-loader.ts'
