import { z } from 'zod'

export const DeliverySubscriptionState = z.enum(['active', 'paused', 'cancelled'])
export type DeliverySubscriptionState = z.infer<typeof DeliverySubscriptionState>
