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

/** The context of the routes. */
export type StoreContext = Context<Database> & {
  /** The settings of links in e-mails. */
  links: Links
  /** The seller as invoices show it. */
  seller: Seller
  /** Makes pictures and knows their URLs. */
  images: ImageService
  /** The search provider; without one, PostgreSQL searches. */
  search?: SearchProvider | undefined
  auth: AuthSettings
  /** Looks up the addresses of a postcode. */
  addresses: AddressBook
  payments: Payments
  /** Undefined in live mode. */
  sandbox?: { clock: ShopClock } | undefined
}
