// The /v1 calls that the Node tier makes outside of pages: sitemap, feed, health, GraphiQL. All others go through the schema.
export { getSignInSettings, renewSignIn } from '../../contract/auth.ts'
export { getPosts } from '../../contract/blog.ts'
export { getDeliveryDates } from '../../contract/delivery-dates.ts'
export { getNavigation } from '../../contract/layout.ts'
export { removePromoCode } from '../../contract/order.ts'
export { getPage, getSitemap } from '../../contract/pages.ts'
export { getAvailablePayments } from '../../contract/payment.ts'
