import { z } from 'zod'

/** Where the shop delivers by itself (`london`), and where a carrier does (`uk`). */
export const Zone = z.enum(['london', 'uk'])
export type Zone = z.infer<typeof Zone>
