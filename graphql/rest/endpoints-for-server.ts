// The calls of /v1 that the Node tier makes itself, for what is no page: the sitemap, the feed, its own health. All others
// go through the schema.
export { getSignInSettings } from '../../contract/auth.ts'
export { getPosts } from '../../contract/blog.ts'
export { getNavigation } from '../../contract/layout.ts'
export { removePromoCode } from '../../contract/order.ts'
export { getPage, getSitemap } from '../../contract/pages.ts'
export { getAvailablePayments } from '../../contract/payment.ts'
