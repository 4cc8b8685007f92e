import type { Database } from './db/database.ts'
import type { Context } from './kernel/context.ts'
import type { Links } from './outbox/email-link.ts'
import type { AddressBook } from './delivery/addresses/addresses.ts'
import type { AuthSettings } from './visitor/auth-settings.ts'
import type { Seller } from './order/invoice/invoice.ts'
import type { ShopClock } from './tasks/shop-clock.ts'
import type { Payments } from './payment/payment-providers.ts'
import type { ImageService } from './catalogue/pictures/image-service.ts'
import type { SearchProvider } from './search/search-provider.ts'

/** What the routes work with. */
export type StoreContext = Context<Database> & {
  /** What links in e-mails are made with. */
  links: Links
  /** Who sells, as it stands on invoices. */
  seller: Seller
  /** Makes pictures, and knows their addresses. */
  images: ImageService
  /** Who finds products for a phrase; without one, the shop itself. */
  search?: SearchProvider | undefined
  auth: AuthSettings
  /** Who knows the addresses of a postcode. */
  addresses: AddressBook
  payments: Payments
  /** Not there in live mode. */
  sandbox?: { clock: ShopClock } | undefined
}
