/**
 * Plays shoppers, staff and processes that die at random, run after run, against the model: `npm run test:simulation`. A failing run is
 * made as short as it can be, and printed with the command that repeats it.
 */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { text } from 'node:stream/consumers'

const HELP = `npm run test:simulation -- [--runs=1000] [--seed=1] [--at-once=1] [--shrink=240] [--path=<path>] [--help]

  runs     how many runs; 10,000 is the long form
  seed     the seed of the first hundred runs; the next hundred have the next one
  at-once  how many processes play at once
  shrink   for how many seconds a run that failed is made shorter; then the shortest is printed
  path     repeats the one run of a seed that had it`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '1' },
    shrink: { type: 'string', default: '240' },
    path: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const runs = wholeNumber('runs', 1)
const seed = wholeNumber('seed', 0)
const atOnce = wholeNumber('at-once', 1)
const shrink = wholeNumber('shrink', 0)
const { path } = values

function wholeNumber(name: 'runs' | 'seed' | 'at-once' | 'shrink', least: number): number {
  const given = values[name]
  if (/^-?\d{1,10}$/.test(given) && Number(given) >= (name === 'seed' ? -(2 ** 31) : least))
    return Number(given)
  console.error(`--${name} must be a whole number.\n\n${HELP}`)
  process.exit(1)
}

/** As many as the test plays with one seed. */
const RUNS_A_SEED = 100
/** A process takes ten seconds to start. */
const SEEDS_A_PROCESS = 5
const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.data', 'simulation')
const tallyOf = (of: number) => join(FOLDER, `${of}.json`)

const tally: Record<string, number> = {}
const failed: string[] = []
let done = 0

type Seed = { of: number; count: number }

/** Plays the runs of some seeds that follow one another in a process of their own. */
async function playSeeds(seeds: Seed[]): Promise<void> {
  const [first] = seeds
  if (!first) return
  for (const { of } of seeds) await rm(tallyOf(of), { force: true })
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'store',
      'tests/simulation/simulation.store.test.ts',
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        SIMULATION_RUNS: String(seeds.reduce((sum, { count }) => sum + count, 0)),
        SIMULATION_SEED: String(first.of),
        SIMULATION_SHRINK_SECONDS: String(shrink),
        SIMULATION_TALLIES: FOLDER,
        ...(path !== undefined && { SIMULATION_PATH: path }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0 || path !== undefined) console.log(`${said}\n${complained}`)
  const found = new Map(
    [...`${complained}${said}`.matchAll(/seed: (-?\d+), path: "([\d:]+)"/g)].map(([, of, at]) => [
      Number(of),
      at,
    ]),
  )
  for (const { of, count } of seeds) {
    const counts = await readFile(tallyOf(of), 'utf8').catch(() => null)
    if (counts === null || found.has(of)) {
      const at = found.get(of)
      failed.push(at ? `npm run test:simulation -- --seed=${of} --path=${at}` : `seed ${of}, see above`)
      continue
    }
    done += count
    for (const [what, times] of Object.entries(JSON.parse(counts) as Record<string, number>))
      tally[what] = (tally[what] ?? 0) + times
    console.log(`Seed ${of}: ${count} runs held; ${done} of ${path === undefined ? runs : 1} so far.`)
  }
  if (code !== 0 && !failed.length) failed.push(`seeds from ${first.of} on, see above`)
}

await mkdir(FOLDER, { recursive: true })
const seeds = Array.from({ length: path === undefined ? Math.ceil(runs / RUNS_A_SEED) : 1 }, (_, n) => ({
  of: seed + n,
  count: path === undefined ? Math.min(RUNS_A_SEED, runs - n * RUNS_A_SEED) : 1,
}))
const each = Math.min(SEEDS_A_PROCESS, Math.ceil(seeds.length / atOnce))
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (seeds.length) await playSeeds(seeds.splice(0, each))
  }),
)
console.log(`\n${done} runs held, ${failed.length} seeds did not. What was done in them:`)
for (const [what, times] of Object.entries(tally).sort(([, one], [, other]) => other - one))
  console.log(`  ${what}: ${times}`)
if (failed.length) console.log(`\nRepeat what failed:\n${failed.map((command) => `  ${command}`).join('\n')}`)
process.exit(failed.length ? 1 : 0)
