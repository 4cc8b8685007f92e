// Breaks the running shop in every way there is a row for, and prints what it did: `npm run test:faults`.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { readCommandLine } from '../../scripts/command-line.ts'
import { openSlots } from '../support/shopping/books.ts'
import { CALL_CASES } from './cases/calls.ts'
import { CLOCK_CASES } from './cases/clock.ts'
import { CONNECTION_CASES } from './cases/connections.ts'
import { DATABASE_CASES, killedDatabase } from './cases/database.ts'
import { DISK_CASES } from './cases/disk.ts'
import { OVERLOAD_CASES } from './cases/overload.ts'
import { PROCESS_CASES, rolledCopies } from './cases/processes.ts'
import { WEB_CASES } from './cases/web.ts'
import { WORD_CASES } from './cases/words.ts'
import { startFaultyShop } from './faulty-shop.ts'
import { judgePackages } from './packages.ts'
import { PROVEN } from './proven.ts'
import type { Case, Row } from './row.ts'
import { runProven } from './run-proven.ts'
import { lineOf, tableOf, totalOf } from './table.ts'

const HELP = `npm run test:faults -- [words] [--kills=5] [--requests=5000] [--seed=1] [--live | --tests] [--help]

  words    only rows whose subject or deed has one of them
  --kills  how often the database is killed; 200 is the long form
  --requests  how many pages are asked for while copies are replaced; 100000 is the long form
  --seed   repeats the random moments of a run that printed it
  --live   only the rows that break the running shop
  --tests  only the rows that other tests prove`

const { values, positionals } = readCommandLine(
  HELP,
  {
    kills: { type: 'string', default: '5' },
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string' },
    live: { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
  },
  true,
)
const kills = wholeNumber('kills', values.kills)
const requests = wholeNumber('requests', values.requests)
const seed = wholeNumber('seed', values.seed ?? String(Date.now() % 1_000_000))

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`--${name} must be a whole number.\n\n${HELP}`)
  process.exit(1)
}

const isWanted = ({ subject, done }: Pick<Row, 'subject' | 'done'>) =>
  positionals.length === 0 ||
  positionals.some((word) => `${subject} ${done}`.toLowerCase().includes(word.toLowerCase()))

const CASES: Case[] = [
  ...CONNECTION_CASES,
  ...DATABASE_CASES,
  ...DISK_CASES,
  killedDatabase(kills),
  ...PROCESS_CASES,
  rolledCopies(requests),
  ...CALL_CASES,
  ...CLOCK_CASES,
  ...WEB_CASES,
  ...WORD_CASES,
  ...OVERLOAD_CASES,
]

await rm('.data/faults.log', { force: true })
const rows: Row[] = []
const note = (...more: Row[]) => {
  rows.push(...more)
  for (const row of more) console.log(`${row.subject} ${lineOf(row)}`)
}

note(...(await judgePackages()).filter(isWanted))
const cases = values.tests ? [] : CASES.filter(isWanted)
console.log(`Seed ${seed}.`)
if (cases.length) {
  console.log('Starting two gateways, two stores, a worker, PostgreSQL and Redis …')
  const shop = await startFaultyShop({ seed })
  try {
    await openSlots(shop.databaseUrl)
    for (const { run, ...one } of cases) {
      const outcome = await run(shop).catch(async (error: unknown) => {
        await shop.mend()
        return { seen: `it could not be tried: ${String(error)}`, held: false }
      })
      note({ ...one, ...outcome })
    }
  } finally {
    await shop.stop()
  }
}
const proven = values.live ? [] : PROVEN.filter(isWanted)
if (proven.length) {
  console.log(`Running the tests that prove ${proven.length} more rows …`)
  note(...(await runProven(proven)))
}
const table = `${tableOf(rows)}\n\n${totalOf(rows)} (seed ${seed}, ${new Date().toISOString().slice(0, 10)})`
await mkdir('.data', { recursive: true })
await writeFile('.data/faults.md', `${table}\n`)
console.log(`\n${table}`)
process.exit(rows.length === 0 || rows.some(({ held }) => held === false) ? 1 : 0)
