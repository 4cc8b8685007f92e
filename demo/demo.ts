import { illustrator } from './illustrator/illustrator.ts'
import { DEMO_SEED } from './seed/seed.ts'

/** What the store of the sandbox is started with: the goods of the shop, and who draws them. */
export const DEMO = { seed: DEMO_SEED, illustrator }
