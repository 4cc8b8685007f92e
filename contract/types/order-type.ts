import { z } from 'zod'

/** What is checked out: an order that comes once, or the first of a delivery subscription. */
export const OrderType = z.enum(['default', 'subscription'])
export type OrderType = z.infer<typeof OrderType>
