import { z } from 'zod'

/** Who took a picture of the flowers: the florist of what was tied, the courier at the door. */
export const PHOTOGRAPHERS = ['florist', 'courier'] as const
export const Photographer = z.enum(PHOTOGRAPHERS)
export type Photographer = z.infer<typeof Photographer>

/** A picture of the flowers of an order. */
export const OrderPhoto = z.object({
  photographer: Photographer,
  path: z.string().describe('Below the address of pictures'),
  width: z.int(),
  height: z.int(),
  at: z.iso.datetime({ offset: true }),
})
export type OrderPhoto = z.infer<typeof OrderPhoto>
