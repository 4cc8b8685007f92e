// Breaks the running shop in every way there is a row for, and prints what it did: `npm run test:faults`.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openSlots } from './buyers.ts'
import { CONNECTION_CASES } from './cases/connections.ts'
import { DATABASE_CASES, killedDatabase } from './cases/database.ts'
import { startFaultyShop } from './faulty-shop.ts'
import type { Case, Row } from './row.ts'
import { lineOf, tableOf, totalOf } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '5' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const isWanted = ({ subject, done }: Pick<Case, 'subject' | 'done'>) =>
  positionals.every((word) => `${subject} ${done}`.toLowerCase().includes(word.toLowerCase()))

const cases = [...CONNECTION_CASES, ...DATABASE_CASES, killedDatabase(Number(values.kills))].filter(isWanted)
console.log(`Seed ${seed}. Starting two gateways, two stores, a worker, PostgreSQL and Redis …`)
const rows: Row[] = []
const shop = await startFaultyShop({ seed })
try {
  await openSlots(shop.databaseUrl)
  for (const { run, ...one } of cases) {
    const outcome = await run(shop).catch(async (error: unknown) => {
      await shop.mend()
      return { seen: `it could not be tried: ${String(error)}`, held: false }
    })
    const row = { ...one, ...outcome }
    rows.push(row)
    console.log(`${one.subject} ${lineOf(row)}`)
  }
} finally {
  await shop.stop()
}
const table = `${tableOf(rows)}\n\n${totalOf(rows)} (seed ${seed}, ${new Date().toISOString().slice(0, 10)})`
await mkdir('.data', { recursive: true })
await writeFile('.data/faults.md', `${table}\n`)
console.log(`\n${table}`)
process.exitCode = rows.some(({ held }) => held === false) ? 1 : 0
