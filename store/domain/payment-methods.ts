import type { PaymentMethod, PaymentMethodCode } from '../../contract/payment.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'

/** Who takes payments here, in the order shoppers are offered them. */
export type PaymentMethods = PaymentProvider[]

const LABEL: Record<PaymentMethodCode, string> = {
  stripe: 'Debit/Credit card (Apple/Google pay)',
  paypal: 'PayPal account',
  revolut: 'Revolut Pay',
}

/** What can be paid with here. Revolut is preferred where it is offered; else the card provider is the default. */
export function availablePayments(methods: PaymentMethods): { methods: PaymentMethod[]; default: string } {
  const list = methods.map(({ method }) => ({ code: method, label: LABEL[method] }))
  return { methods: list, default: isOffered(methods, 'revolut') ? 'revolut' : 'stripe' }
}

export function isOffered(methods: PaymentMethods, code: string): boolean {
  return methods.some(({ method }) => method === code)
}
