import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ALONE, AT_ONCE, play } from './play.ts'
import type { Single, Step, Tally } from './play.ts'
import { BALANCES, startSimulatedShop } from './world.ts'
import type { SimulatedShop } from './world.ts'

/**
 * `npm run test:simulation` sets them: how many runs, the seed of the first hundred, and the folder for what was done in them. The gate always
 * has the same runs: whoever changes something else must not be the one to find what new ones show.
 */
const RUNS = Number(process.env.SIMULATION_RUNS ?? 10)
const SEED = Number(process.env.SIMULATION_SEED ?? 1)
const PATH = process.env.SIMULATION_PATH
const TALLIES = process.env.SIMULATION_TALLIES

/** The next seed and another database after so many runs: what they leave in it makes those behind them slower. */
const RUNS_A_SEED = 100
const seeds = Array.from({ length: Math.ceil(RUNS / RUNS_A_SEED) }, (_, n) => ({
  seed: SEED + n,
  runs: Math.min(RUNS_A_SEED, RUNS - n * RUNS_A_SEED),
}))

let shop: SimulatedShop
beforeEach(async () => {
  shop = await startSimulatedShop()
})
afterEach(() => shop.stop())

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
  {
    weight: 8,
    arbitrary: single([...ALONE, 'order', 'order', 'order', 'pay', 'pay'], death),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      together: fc.array(single(AT_ONCE, fc.constant(null)), { minLength: 2, maxLength: 3 }),
    }),
  },
)

const run = fc.array(step, { maxLength: 40, size: 'max' })

/** A seed has a hundred runs, and each takes seconds beside other work. */
const WITHIN = { timeout: 7_200_000 }

/**
 * For how long a run that failed is made shorter: most of the way is gone in the first minutes, and each try is a run. What is shortest by
 * then is printed.
 */
const SHRINK_MS = Number(process.env.SIMULATION_SHRINK_SECONDS ?? 240) * 1000

/** Plays runs until one has failed for `SHRINK_MS`: shorter ones are not tried any more then. */
function playingUntil(played: (steps: Step[]) => Promise<void>): (steps: Step[]) => Promise<void> {
  let failedAt: number | undefined
  return async (steps) => {
    if (failedAt !== undefined && performance.now() - failedAt >= SHRINK_MS) return
    try {
      await played(steps)
    } catch (error) {
      failedAt ??= performance.now()
      throw error
    }
  }
}

const keepTally = async (seed: number, tally: Tally) => {
  if (TALLIES) await writeFile(join(TALLIES, `${seed}.json`), JSON.stringify(tally))
}

it.skipIf(PATH !== undefined).each(seeds)(
  'whatever shoppers and staff do and whatever dies of it, the shop is as its model (seed $seed)',
  WITHIN,
  async ({ seed, runs }) => {
    const done: Tally = {}
    await fc.assert(
      fc.asyncProperty(
        run,
        playingUntil((steps) => play(shop, steps, done)),
      ),
      { numRuns: runs, seed },
    )
    console.log(`    ${runs} runs: ${JSON.stringify(done)}`)
    await keepTally(seed, done)
    // Else it was a walk in which nothing happened.
    expect(done.charged).toBeGreaterThan(0)
    expect(done.died).toBeGreaterThan(0)
    expect(done['renewal paid']).toBeGreaterThan(0)
    expect(done['paid with a gift card']).toBeGreaterThan(0)
  },
)

it.runIf(PATH !== undefined)('the run that failed before holds', WITHIN, async () => {
  const [steps = []] = fc.sample(run, { seed: SEED, path: PATH ?? '', numRuns: 1 })
  console.log(steps.map((one) => `    ${JSON.stringify(one)}`).join('\n'))
  const done: Tally = {}
  await play(shop, steps, done)
  await keepTally(SEED, done)
})
