import { z } from 'zod'

/** How poisonous something is to a pet that eats some of it, from harmless to deadly. */
export const TOXICITIES = ['none', 'mild', 'severe', 'deadly'] as const
export const Toxicity = z.enum(TOXICITIES)
export type Toxicity = z.infer<typeof Toxicity>
