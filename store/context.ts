import type { Database } from './db/database.ts'
import type { Context } from './kernel/index.ts'
import type { Links } from './outbox/index.ts'
import type { AddressBook } from './delivery/index.ts'
import type { AuthSettings } from './visitor/index.ts'
import type { Seller } from './order/index.ts'
import type { ShopClock } from './tasks/index.ts'
import type { Payments } from './payment/index.ts'
import type { ImageService } from './catalogue/index.ts'
import type { SearchProvider } from './search/index.ts'

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
