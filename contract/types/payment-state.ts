import { z } from 'zod'

export const PaymentState = z.enum([
  'requires_payment',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'refunded',
])
export type PaymentState = z.infer<typeof PaymentState>
