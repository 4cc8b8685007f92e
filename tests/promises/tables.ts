import type { Entries } from './entry.ts'
import { ACCOUNT } from './tables/account.ts'
import { COMPANY } from './tables/company.ts'
import { DELIVERY } from './tables/delivery.ts'
import { FLOWERS } from './tables/flowers.ts'
import { LETTERS } from './tables/emails.ts'
import { PAYMENT } from './tables/payment.ts'
import { PROSE } from './tables/prose.ts'
import { REFUSALS } from './tables/refusals.ts'
import { SUBSCRIPTION } from './tables/subscription.ts'
import { UNREAD_STATES } from './tables/unread-states.ts'

/** All entries, by what they are about. */
export const TABLES: readonly Entries[] = [
  DELIVERY,
  FLOWERS,
  PAYMENT,
  SUBSCRIPTION,
  ACCOUNT,
  COMPANY,
  LETTERS,
  PROSE,
  REFUSALS,
  UNREAD_STATES,
]
