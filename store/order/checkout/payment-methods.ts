import { and, desc, eq } from 'drizzle-orm'
import type { OrderType } from '../../../contract/types/order-type.ts'
import type { PaymentMethod, PaymentMethodCode, ProviderName } from '../../../contract/payment.ts'
import { order, payment } from '../../db/schema.ts'
import type { Context, PaymentProvider } from '../../kernel/index.ts'

/** The payment providers of the shop, in the order shoppers see them. */
export type PaymentMethods = PaymentProvider[]

const LABEL: Record<PaymentMethodCode, string> = {
  stripe: 'Debit/Credit card (Apple/Google pay)',
  paypal: 'PayPal account',
  revolut: 'Revolut Pay',
}

/** What shoppers know each of them by. */
const NAMES: Record<PaymentMethodCode, readonly string[]> = {
  stripe: ['Visa', 'Mastercard', 'Amex', 'Apple Pay', 'Google Pay'],
  paypal: ['PayPal'],
  revolut: ['Revolut Pay'],
}

/** Returns the names of cards and wallets that the shop takes, for the foot of its pages. */
export const paymentNames = (methods: PaymentMethods): string[] =>
  methods.flatMap(({ method }) => NAMES[method])

/**
 * Returns the payment methods; for a subscription only those that allow off-session charges. The default is the one
 * that was used last, `last`, else Revolut where available, else the card provider.
 */
export function availablePayments(
  methods: PaymentMethods,
  type: OrderType = 'default',
  last?: PaymentMethodCode,
): {
  methods: PaymentMethod[]
  default: string
  providers: { name: ProviderName; is_sandbox: boolean }[]
} {
  const usable = methods.filter((provider) => canTake(provider, type))
  return {
    methods: usable.map(({ method, name, publicKey }) => ({
      code: method,
      label: LABEL[method],
      provider: name,
      public_key: publicKey,
    })),
    default: [last, 'revolut' as const].find((code) => code && isOffered(methods, code, type)) ?? 'stripe',
    providers: usable.map(({ name, isSandbox = false }) => ({ name, is_sandbox: isSandbox })),
  }
}

/** Returns true if a provider can take a payment. A subscription needs off-session charges. */
export function canTake(provider: PaymentProvider, type: OrderType): boolean {
  return type === 'default' || provider.chargeOffSession !== undefined
}

/** Returns true if one of the providers takes this payment method for this type of order. */
export function isOffered(methods: PaymentMethods, code: string, type: OrderType): boolean {
  return methods.some((provider) => provider.method === code && canTake(provider, type))
}

/** Returns the method that a user paid with last; undefined before the first payment. */
export async function lastPaymentMethod(
  ctx: Context,
  userId: string,
): Promise<PaymentMethodCode | undefined> {
  const [row] = await ctx.db
    .select({ method: payment.method })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(order.userId, userId), eq(payment.state, 'succeeded')))
    .orderBy(desc(payment.updatedAt))
    .limit(1)
  return row?.method
}
