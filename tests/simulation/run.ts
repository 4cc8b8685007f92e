/**
 * Plays shoppers, staff and processes that die at random, run after run, against the model: `npm run test:simulation`. A failing run is
 * made as short as it can be, and printed with the command that repeats it.
 */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { text } from 'node:stream/consumers'

const HELP = `npm run test:simulation -- [--runs=1000] [--seed=1] [--at-once=1] [--path=<path>] [--help]

  runs     how many runs; 10,000 is the long form
  seed     the seed of the first hundred runs; the next hundred have the next one
  at-once  how many processes play at once
  path     repeats the one run of a seed that had it`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '1' },
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
const { path } = values

function wholeNumber(name: 'runs' | 'seed' | 'at-once', least: number): number {
  const given = values[name]
  if (/^-?\d{1,10}$/.test(given) && Number(given) >= (name === 'seed' ? -(2 ** 31) : least))
    return Number(given)
  console.error(`--${name} must be a whole number.\n\n${HELP}`)
  process.exit(1)
}

/** A database of its own for so many runs: what they leave in it makes the next ones slower. */
const RUNS_A_SEED = 100
const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.data', 'simulation')

const tally: Record<string, number> = {}
const failed: string[] = []
let done = 0

/** Plays the runs of one seed in a process of its own. */
async function playSeed(of: number, count: number): Promise<void> {
  const file = join(FOLDER, `${of}.json`)
  await rm(file, { force: true })
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
        SIMULATION_RUNS: String(count),
        SIMULATION_SEED: String(of),
        SIMULATION_TALLY: file,
        ...(path !== undefined && { SIMULATION_PATH: path }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) {
    console.log(`${said}\n${complained}`)
    const at = /seed: (-?\d+), path: "([\d:]+)"/.exec(complained + said)
    failed.push(at ? `npm run test:simulation -- --seed=${at[1]} --path=${at[2]}` : `seed ${of}, see above`)
    return
  }
  done += count
  const counts = JSON.parse(await readFile(file, 'utf8')) as Record<string, number>
  for (const [what, times] of Object.entries(counts)) tally[what] = (tally[what] ?? 0) + times
  console.log(`Seed ${of}: ${count} runs held; ${done} of ${path === undefined ? runs : 1} so far.`)
  if (path !== undefined) console.log(said)
}

await mkdir(FOLDER, { recursive: true })
const seeds = Array.from({ length: path === undefined ? Math.ceil(runs / RUNS_A_SEED) : 1 }, (_, n) => ({
  of: seed + n,
  count: path === undefined ? Math.min(RUNS_A_SEED, runs - n * RUNS_A_SEED) : 1,
}))
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = seeds.shift(); next; next = seeds.shift()) await playSeed(next.of, next.count)
  }),
)
console.log(`\n${done} runs held, ${failed.length} seeds did not. What was done in them:`)
for (const [what, times] of Object.entries(tally).sort(([, one], [, other]) => other - one))
  console.log(`  ${what}: ${times}`)
if (failed.length) console.log(`\nRepeat what failed:\n${failed.map((command) => `  ${command}`).join('\n')}`)
process.exit(failed.length ? 1 : 0)
