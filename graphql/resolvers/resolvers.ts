import type { IResolvers } from 'mercurius'
import type { Resolvers } from '../generated/resolvers.ts'
import { addressResolvers } from './address.ts'
import { authResolvers } from './auth.ts'
import { cartResolvers } from './cart.ts'
import { catalogueResolvers } from './catalogue.ts'
import { deliveryResolvers } from './delivery.ts'
import { deliverySubscriptionResolvers } from './delivery-subscription.ts'
import { homeResolvers } from './home.ts'
import { imageResolvers } from './image.ts'
import { importantDateResolvers } from './important-dates.ts'
import { invoiceResolvers } from './invoice.ts'
import { logResolvers } from './log.ts'
import { loyaltyResolvers } from './loyalty.ts'
import { moneyResolvers } from './money.ts'
import { orderResolvers } from './order.ts'
import { paymentResolvers } from './payment.ts'
import { blogResolvers } from './blog.ts'
import { favoriteResolvers } from './favorites.ts'
import { formResolvers } from './forms.ts'
import { giftResolvers } from './gifts.ts'
import { pageInfoResolvers } from './page-info.ts'
import { pageResolvers } from './pages.ts'
import { promotionResolvers } from './promotions.ts'
import { recipientLinkResolvers } from './recipient-link.ts'
import { recipientResolvers } from './recipients.ts'
import { searchResolvers } from './search.ts'
import { subscriptionResolvers } from './subscription.ts'
import { trackingResolvers } from './tracking.ts'
import { userResolvers } from './user.ts'
import { visitorResolvers } from './visitor.ts'

const domains: Resolvers[] = [
  moneyResolvers,
  pageInfoResolvers,
  imageResolvers,
  catalogueResolvers,
  homeResolvers,
  cartResolvers,
  deliveryResolvers,
  addressResolvers,
  orderResolvers,
  invoiceResolvers,
  trackingResolvers,
  paymentResolvers,
  authResolvers,
  userResolvers,
  importantDateResolvers,
  loyaltyResolvers,
  deliverySubscriptionResolvers,
  logResolvers,
  blogResolvers,
  favoriteResolvers,
  formResolvers,
  giftResolvers,
  pageResolvers,
  recipientResolvers,
  promotionResolvers,
  recipientLinkResolvers,
  searchResolvers,
  subscriptionResolvers,
  visitorResolvers,
]

/** All resolvers by type; each domain adds its fields to `Query` and `Mutation`. */
export const resolvers: IResolvers = domains.reduce<Record<string, object>>((merged, domain) => {
  for (const [type, fields] of Object.entries(domain))
    merged[type] = { ...merged[type], ...forMercurius(fields) }
  return merged
}, {})

/** The generated types have `__resolveType`; mercurius reads `resolveType`. */
function forMercurius(fields: object): object {
  if (!('__resolveType' in fields)) return fields
  const { __resolveType: resolveType, ...others } = fields
  return { ...others, resolveType }
}
