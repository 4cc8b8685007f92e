import type { OrderType } from '../../../contract/types/order-type.ts'
import type { PaymentMethod, PaymentMethodCode, ProviderName } from '../../../contract/payment.ts'
import type { PaymentProvider } from '../../kernel/index.ts'

/** The payment providers of the shop, in the order shoppers see them. */
export type PaymentMethods = PaymentProvider[]

const LABEL: Record<PaymentMethodCode, string> = {
  stripe: 'Debit/Credit card (Apple/Google pay)',
  paypal: 'PayPal account',
  revolut: 'Revolut Pay',
}

/**
 * Returns the payment methods; for a subscription only those that allow off-session charges. The default is
 * Revolut where available, else the card provider.
 */
export function availablePayments(
  methods: PaymentMethods,
  type: OrderType = 'default',
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
    default: isOffered(methods, 'revolut', type) ? 'revolut' : 'stripe',
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
