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

/**
 * The merchant accounts. Without Stripe, the sandbox takes cards; without any account, the sandbox takes all
 * methods.
 */
export type PaymentOptions = {
  stripe?: StripeAccount | undefined
  paypal?: PaypalAccount | undefined
  revolut?: RevolutAccount | undefined
}

export type Payments = {
  /** In the order shoppers see them, one for each method. */
  providers: PaymentProvider[]
  /** The sandbox's bank; only without a real card provider and never in live mode. */
  bank?: SandboxBank | undefined
  /** The sandbox's PayPal and Revolut; only when no account is configured. */
  wallets: SandboxWallet[]
}

type Parts = {
  db: Database
  clock: Clock
  secret: string
  /** Called for each failed call to a provider. */
  logFailure?: FailureLog | undefined
  /** The clock that real webhooks are dated by, not the sandbox's. */
  realClock?: Clock
}

/** Returns the payment providers of the shop. */
export function paymentProviders(
  { db, clock, secret, logFailure, realClock = systemClock }: Parts,
  accounts: PaymentOptions = {},
): Payments {
  const { stripe, paypal, revolut } = accounts
  const bank = stripe ? undefined : sandboxBank({ db, clock }, secret)
  const hasAccount = Object.values(accounts).some((account) => account !== undefined)
  const wallets = bank && !hasAccount ? [sandboxWallet(bank, 'paypal'), sandboxWallet(bank, 'revolut')] : []
  const providers = [
    ...(stripe ? [stripeProvider(stripe, realClock)] : []),
    ...(bank ? [bank] : []),
    ...(paypal ? [paypalProvider(paypal)] : []),
    ...(revolut ? [revolutProvider(revolut, realClock)] : []),
    ...wallets,
  ]
  return { providers: providers.map((provider) => withLoggedFailures(provider, logFailure)), bank, wallets }
}

/**
 * Returns the provider that took a payment. The sandbox has one provider for each method, all with the same
 * name.
 */
export function providerOf<Provider extends Pick<PaymentProvider, 'name' | 'method'>>(
  providers: Provider[],
  taken: { provider: string; method: string },
): Provider | undefined {
  return providers.find(({ name, method }) => name === taken.provider && method === taken.method)
}

/** Wraps a provider so that each failed call is logged. Callers retry it or tell the shopper. */
function withLoggedFailures(provider: PaymentProvider, logFailure: FailureLog | undefined): PaymentProvider {
  const { name, create, retrieve, capture, chargeOffSession, cancel, refund } = provider
  const logged = <Args extends unknown[], Answer>(call: string, make: (...args: Args) => Promise<Answer>) => {
    const isExpected = (error: unknown) => !(error instanceof ProviderError)
    return (...args: Args) => withFailureLog(logFailure, [name, call], () => make(...args), isExpected)
  }
  return {
    ...provider,
    create: logged('begin', create),
    retrieve: logged('look', retrieve),
    refund: logged('refund', refund),
    ...(capture && { capture: logged('capture', capture) }),
    ...(chargeOffSession && { chargeOffSession: logged('charge kept', chargeOffSession) }),
    ...(cancel && { cancel: loggedOnce(name, cancel, logFailure) }),
  }
}

/** Wraps `cancel` so that a payment that cannot be cancelled is logged once, however often it is tried again. */
function loggedOnce(
  name: string,
  cancel: NonNullable<PaymentProvider['cancel']>,
  logFailure: FailureLog | undefined,
): NonNullable<PaymentProvider['cancel']> {
  const failing = new Set<string>()
  return async (payment) => {
    const isExpected = (error: unknown) => !(error instanceof ProviderError) || failing.has(payment.id)
    try {
      const snapshot = await withFailureLog(logFailure, [name, 'cancel'], () => cancel(payment), isExpected)
      failing.delete(payment.id)
      return snapshot
    } catch (error) {
      failing.add(payment.id)
      throw error
    }
  }
}
