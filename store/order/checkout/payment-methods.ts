import type { OrderType } from '../../../contract/order-type.ts'
import type { PaymentMethod, PaymentMethodCode, ProviderName } from '../../../contract/payment.ts'
import type { PaymentProvider } from '../../kernel/index.ts'

/** Who takes payments here, in the order shoppers are offered them. */
export type PaymentMethods = PaymentProvider[]

const LABEL: Record<PaymentMethodCode, string> = {
  stripe: 'Debit/Credit card (Apple/Google pay)',
  paypal: 'PayPal account',
  revolut: 'Revolut Pay',
}

/**
 * What can be paid with here; for a subscription, only what can be charged again. Revolut is preferred where it is
 * offered; else the card provider is the default.
 */
export function availablePayments(
  methods: PaymentMethods,
  type: OrderType = 'default',
): {
  methods: PaymentMethod[]
  default: string
  providers: { name: ProviderName; is_sandbox: boolean }[]
} {
  const suiting = methods.filter((provider) => suits(provider, type))
  return {
    methods: suiting.map(({ method }) => ({ code: method, label: LABEL[method] })),
    default: isOffered(methods, 'revolut', type) ? 'revolut' : 'stripe',
    providers: suiting.map(({ name, isSandbox = false }) => ({ name, is_sandbox: isSandbox })),
  }
}

/** Whether a provider can take a payment: that of a subscription has to be repeatable. */
export function suits(provider: PaymentProvider, type: OrderType): boolean {
  return type === 'default' || provider.chargeOffSession !== undefined
}

export function isOffered(methods: PaymentMethods, code: string, type: OrderType): boolean {
  return methods.some((provider) => provider.method === code && suits(provider, type))
}
