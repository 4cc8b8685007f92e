import { writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALONE, AT_ONCE, play } from './play.ts'
import type { Single, Step, Tally } from './play.ts'
import { BALANCES, startSimulatedShop } from './world.ts'
import type { SimulatedShop } from './world.ts'

/**
 * `npm run test:simulation` sets them: how many runs, which, and the file for what was done in them. The gate always has the same runs:
 * whoever changes something else must not be the one to find what new ones show.
 */
const RUNS = Number(process.env.SIMULATION_RUNS ?? 10)
const SEED = Number(process.env.SIMULATION_SEED ?? 1)
const PATH = process.env.SIMULATION_PATH
const TALLY = process.env.SIMULATION_TALLY

let shop: SimulatedShop
beforeAll(async () => {
  shop = await startSimulatedShop()
})
afterAll(() => shop.store.stop())

/** Most statements that a change takes. */
const STATEMENTS = 30

const death = fc.option(
  fc.record({ at: fc.integer({ min: 1, max: STATEMENTS }), when: fc.constantFrom('before', 'after') }),
  { freq: 2 },
)
const single = (names: readonly string[], dies: typeof death | fc.Arbitrary<null>) =>
  fc.record<Single>({
    name: fc.constantFrom(...names),
    who: fc.nat(BALANCES.length - 1),
    a: fc.nat(11),
    b: fc.nat(11),
    death: dies,
  })
const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 8, arbitrary: single([...ALONE, 'order', 'order', 'order', 'pay', 'pay'], death) },
  {
    weight: 1,
    arbitrary: fc.record({
      together: fc.array(single(AT_ONCE, fc.constant(null)), { minLength: 2, maxLength: 3 }),
    }),
  },
)

const run = fc.array(step, { maxLength: 40, size: 'max' })

/** Two hours: a run that fails is made short by running it again and again. */
const WITHIN = { timeout: 7_200_000 }

it.skipIf(PATH !== undefined)(
  'whatever shoppers and staff do and whatever dies of it, the shop is as its model',
  WITHIN,
  async () => {
    const done: Tally = {}
    await fc.assert(
      fc.asyncProperty(run, (steps) => play(shop, steps, done)),
      { numRuns: RUNS, seed: SEED },
    )
    console.log(`    ${RUNS} runs: ${JSON.stringify(done)}`)
    if (TALLY) await writeFile(TALLY, JSON.stringify(done))
    // Else it was a walk in which nothing happened.
    expect(done.charged).toBeGreaterThan(0)
    expect(done.died).toBeGreaterThan(0)
  },
)

it.runIf(PATH !== undefined)('the run that failed before holds', WITHIN, async () => {
  const [steps = []] = fc.sample(run, { seed: SEED, path: PATH ?? '', numRuns: 1 })
  console.log(steps.map((one) => `    ${JSON.stringify(one)}`).join('\n'))
  const done: Tally = {}
  await play(shop, steps, done)
  if (TALLY) await writeFile(TALLY, JSON.stringify(done))
})
