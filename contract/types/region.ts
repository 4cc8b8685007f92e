import { z } from 'zod'

/** Where the same days are free of deliveries: London, which has drivers of the shop, and the nations, whose bank holidays a carrier keeps. */
export const Region = z.enum(['london', 'england-and-wales', 'scotland', 'northern-ireland'])
export type Region = z.infer<typeof Region>
