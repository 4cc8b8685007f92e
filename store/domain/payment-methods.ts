import type { PaymentMethod } from '../../contract/payment.ts'

/** What can be paid with here. The card provider is the default. */
const METHODS: PaymentMethod[] = [{ code: 'stripe', label: 'Debit/Credit card (Apple/Google pay)' }]

export function availablePayments(): { methods: PaymentMethod[]; default: string } {
  return { methods: METHODS, default: 'stripe' }
}

export function isOffered(code: string): boolean {
  return METHODS.some((method) => method.code === code)
}
