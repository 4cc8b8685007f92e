import type { Database } from '../db/database.ts'
import { ProviderError, withFailureLog, systemClock } from '../kernel/index.ts'
import type { PaymentProvider, FailureLog, Clock } from '../kernel/index.ts'
import { paypalProvider } from './providers/paypal.ts'
import type { PaypalAccount } from './providers/paypal.ts'
import { revolutProvider } from './providers/revolut.ts'
import type { RevolutAccount } from './providers/revolut.ts'
import { stripeProvider } from './providers/stripe.ts'
import type { StripeAccount } from './providers/stripe.ts'
import { sandboxBank } from './sandbox-bank/sandbox-bank.ts'
import type { SandboxBank } from './sandbox-bank/sandbox-bank.ts'
import { sandboxWallet } from './sandbox-bank/sandbox-wallet.ts'
import type { SandboxWallet } from './sandbox-bank/sandbox-wallet.ts'

/** The accounts payments are taken with; without Stripe's, cards are the sandbox's, and with none all ways to pay are. */
export type PaymentOptions = {
  stripe?: StripeAccount | undefined
  paypal?: PaypalAccount | undefined
  revolut?: RevolutAccount | undefined
}

export type Payments = {
  /** In the order shoppers are offered them, one a method. */
  providers: PaymentProvider[]
  /** Takes cards where no real card provider is configured, never in live mode. */
  bank?: SandboxBank | undefined
  /** PayPal and Revolut as the sandbox has them, where no account is configured at all. */
  wallets: SandboxWallet[]
}

type Parts = {
  db: Database
  clock: Clock
  secret: string
  /** Hears of each call to a provider that failed. */
  tell?: FailureLog | undefined
  /** What real providers date their webhooks by: not the sandbox's clock. */
  realClock?: Clock
}

/** Who takes payments. */
export function paymentProviders(
  { db, clock, secret, tell, realClock = systemClock }: Parts,
  { stripe, paypal, revolut }: PaymentOptions = {},
): Payments {
  const bank = stripe ? undefined : sandboxBank({ db, clock }, secret)
  const wallets =
    bank && !paypal && !revolut ? [sandboxWallet(bank, 'paypal'), sandboxWallet(bank, 'revolut')] : []
  const providers = [
    ...(stripe ? [stripeProvider(stripe, realClock)] : []),
    ...(bank ? [bank] : []),
    ...(paypal ? [paypalProvider(paypal)] : []),
    ...(revolut ? [revolutProvider(revolut, realClock)] : []),
    ...wallets,
  ]
  return { providers: providers.map((provider) => telling(provider, tell)), bank, wallets }
}

/** Who took a payment. The sandbox has a provider for each way to pay, of one name. */
export function providerOf<Provider extends Pick<PaymentProvider, 'name' | 'method'>>(
  providers: Provider[],
  taken: { provider: string; method: string },
): Provider | undefined {
  return providers.find(({ name, method }) => name === taken.provider && method === taken.method)
}

/** The same provider, with its failures logged where they happen: what waits for it is tried again, or the shopper is told. */
function telling(provider: PaymentProvider, tell: FailureLog | undefined): PaymentProvider {
  const { name, create, retrieve, capture, chargeOffSession, refund } = provider
  const heard = <Args extends unknown[], Answer>(call: string, make: (...args: Args) => Promise<Answer>) => {
    const isNoTrouble = (error: unknown) => !(error instanceof ProviderError)
    return (...args: Args) => withFailureLog(tell, [name, call], () => make(...args), isNoTrouble)
  }
  return {
    ...provider,
    create: heard('begin', create),
    retrieve: heard('look', retrieve),
    refund: heard('refund', refund),
    ...(capture && { capture: heard('capture', capture) }),
    ...(chargeOffSession && { chargeOffSession: heard('charge kept', chargeOffSession) }),
  }
}
