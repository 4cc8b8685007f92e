import * as address from './address.ts'
import * as auth from './auth.ts'
import * as basket from './basket.ts'
import * as blog from './blog.ts'
import * as catalogue from './catalogue.ts'
import * as deliverySubscription from './delivery-subscription.ts'
import * as delivery from './delivery.ts'
import * as importantDates from './important-dates.ts'
import * as favorites from './favorites.ts'
import * as forms from './forms.ts'
import * as giftCard from './gift-card.ts'
import * as gifts from './gifts.ts'
import * as home from './home.ts'
import * as deliveryDates from './delivery-dates.ts'
import * as invoice from './invoice.ts'
import * as layout from './layout.ts'
import * as log from './log.ts'
import * as loyalty from './loyalty.ts'
import * as notifications from './notifications.ts'
import * as order from './order.ts'
import * as pages from './pages.ts'
import * as payment from './payment.ts'
import * as promotions from './promotions.ts'
import * as recipientLink from './recipient-link.ts'
import * as recipients from './recipients.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as subscriptionCheckout from './subscription-checkout.ts'
import * as subscription from './subscription.ts'
import * as tracking from './tracking.ts'
import * as user from './user.ts'
import * as visitor from './visitor.ts'
import type { Endpoint } from './types/endpoint.ts'

/** The resources of /v1, one a file of this folder. */
export const RESOURCES: Record<string, Record<string, unknown>> = {
  address,
  auth,
  basket,
  blog,
  catalogue,
  deliverySubscription,
  delivery,
  importantDates,
  favorites,
  forms,
  giftCard,
  gifts,
  home,
  deliveryDates,
  invoice,
  layout,
  log,
  loyalty,
  notifications,
  order,
  pages,
  payment,
  promotions,
  recipientLink,
  recipients,
  search,
  session,
  subscriptionCheckout,
  subscription,
  tracking,
  user,
  visitor,
}

/** Every call of /v1 by its name, which is that of its export: `getProduct`, `submitFormContact`. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(RESOURCES).flatMap((resource) =>
    Object.entries(resource).flatMap(([name, part]) => endpointsIn(name, part)),
  ),
)

function endpointsIn(name: string, part: unknown): [string, Endpoint][] {
  if (isEndpoint(part)) return [[name, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([key, endpoint]) => [name + inCamelCase(key), endpoint])
}

/** Whether something that a resource exports is a call. */
export function isEndpoint(part: unknown): part is Endpoint {
  return typeof part === 'object' && part !== null && 'path' in part && 'response' in part
}

function inCamelCase(key: string): string {
  return key.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
