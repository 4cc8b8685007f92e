import process from 'node:process'
import { openDatabase } from '../../store/db/database.ts'
import { systemClock } from '../../store/kernel/clock.ts'
import { copyTemplate, startTestServer } from '../support/processes/test-server.ts'
import type { Row } from './table.ts'
import { TABLES, judgeAll, shareOf } from './table.ts'

/** Prints what each phrase finds in the filled shop, and whether it pleases. With words behind it, only phrases with them. */
const wanted = process.argv.slice(2).join(' ').toLowerCase()
const server = await startTestServer()
const database = await copyTemplate(server)
const db = openDatabase(database.url)
const all: Row[] = []
for (const [name, phrases] of Object.entries(TABLES)) {
  const rows = await judgeAll(
    { db, clock: systemClock },
    phrases.filter(([phrase]) => phrase.toLowerCase().includes(wanted)),
  )
  console.log(
    `\n## ${name}\n\n| phrase | found | first | pages and categories | verdict |\n|---|---|---|---|---|`,
  )
  for (const row of rows) console.log(lineOf(row))
  console.log(`\n${totalsOf(rows)}`)
  all.push(...rows)
}
console.log(`\nAltogether: ${totalsOf(all)}`)
await db.$client.end()
await database.drop()
await server.stop()

function lineOf({ phrase, answer, verdict, wrong }: Row): string {
  const { list, pages, categories, corrected, note, is_relaxed: isRelaxed, pagination } = answer
  const found = [
    `${pagination.total}${pagination.is_exact ? '' : '+'}`,
    corrected && `read as “${corrected}”`,
    isRelaxed && 'a part',
  ]
  const first = list.slice(0, 3).map(({ title, price }) => `${title} £${price / 100}`)
  const beside = [
    ...pages.slice(0, 2).map(({ path }) => path),
    ...categories.slice(0, 2).map(({ title }) => title),
    ...(note ? [`“${note}”`] : []),
  ]
  const cells = [phrase, found.filter(Boolean).join(', '), first.join(' / '), beside.join(', ')]
  return `| ${cells.join(' | ')} | ${verdict}${wrong.length ? ` (${wrong.join('; ')})` : ''} |`
}

function totalsOf(rows: readonly Row[]): string {
  const counts = (['pleased', 'partly', 'not'] as const).map(
    (verdict) => `${verdict} ${rows.filter((row) => row.verdict === verdict).length}`,
  )
  return `${counts.join(', ')} of ${rows.length}: ${(shareOf(rows, 'pleased') * 100).toFixed(1)} % please`
}
