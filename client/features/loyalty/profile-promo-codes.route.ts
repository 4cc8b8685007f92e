export { PromoCodesPage as Component } from './promo-codes-page.tsx'
export { promoCodesLoader as loader } from './promo-codes-loader.ts'
