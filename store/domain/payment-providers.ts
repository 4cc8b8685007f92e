import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import { sandboxBank } from './sandbox-bank/sandbox-bank.ts'
import type { SandboxBank } from './sandbox-bank/sandbox-bank.ts'

export type Payments = {
  /** In the order shoppers are offered them, one a method. */
  providers: PaymentProvider[]
  /** Takes cards where no real card provider is configured, never in live mode. */
  bank?: SandboxBank | undefined
}

type Options = { db: Database; clock: Clock; secret: string }

/** Who takes payments. */
export function paymentProviders({ db, clock, secret }: Options): Payments {
  const bank = sandboxBank(db, clock, secret)
  return { providers: [bank], bank }
}
