import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { startEmbeddedPostgres } from '../../store/db/embedded-postgres.ts'
import type { Child } from '../child.ts'
import { startChild } from '../child.ts'
import { countOption, typedOptions } from '../options.ts'
import { machineFacts, median, quantile, table } from '../report.ts'
import { databaseOf } from './databases.ts'
import { keepPlans } from './plans.ts'
import { kindsFor } from './requests.ts'

/**
 * How long listings, facet counts, products and searches take with a thousand, a hundred thousand and a million
 * products: the whole /v1 call, by medians over rounds in turns. `--sizes`, `--rounds` (5), `--requests` a round (200).
 */
const sizes = (typedOptions().sizes ?? '1000,100000,1000000').split(',').map(Number)
const rounds = countOption('rounds', 5)
const perRound = countOption('requests', 200)

type Line = { kind: string; atMost: number; size: number; p50: number; p99: number }

const facts = machineFacts()
const say = (message: string) => console.log(message)
const dispatcher = new Agent({ keepAliveTimeout: 30_000, connections: 1 })
const postgres = await startEmbeddedPostgres('.data/bench', say)
const stores: { size: number; child: Child }[] = []
try {
  const edition = await schemaEdition()
  const seeded: string[] = []
  for (const size of sizes) {
    const { url, seconds } = await databaseOf(postgres, size, edition, say)
    if (seconds) seeded.push(`${size.toLocaleString('en-GB')} in ${seconds} s`)
    await keepPlans(size, url)
    stores.push({ size, child: await startChild('store', { args: [url] }) })
  }
  const lines = await measure()
  const tables = `${resultTable(lines)}\n\n${ratioTable(lines)}`
  say(`\n${tables}`)
  const folder = join(import.meta.dirname, '..')
  await writeFile(join(folder, 'catalogue.json'), `${JSON.stringify({ facts, seeded, lines }, null, 2)}\n`)
  await writeFile(join(folder, 'CATALOGUE.md'), document(tables, seeded))
  if (broken(lines).length) process.exitCode = 1
} finally {
  for (const { child } of stores) await child.stop()
  await dispatcher.close()
  await postgres.stop()
}

/** The sizes take turns within each round, so that what slows the machine for a while slows all. */
async function measure(): Promise<Line[]> {
  const lines: Line[] = []
  const kinds = kindsFor(1).length
  for (let kind = 0; kind < kinds; kind++) {
    const rows = stores.map(({ size, child }) => {
      const asked = kindsFor(size)[kind]
      if (!asked) throw new Error('There is no such kind')
      return { size, child, asked, p50: [] as number[], p99: [] as number[] }
    })
    for (let round = 0; round <= rounds; round++) {
      for (const row of rows) {
        const times = await ask(row.child.url, row.asked.paths, round)
        // The first round warms up and is not counted.
        if (!round) continue
        row.p50.push(quantile(times, 0.5))
        row.p99.push(quantile(times, 0.99))
      }
    }
    for (const { size, asked, p50, p99 } of rows) {
      lines.push({ kind: asked.name, atMost: asked.atMost, size, p50: median(p50), p99: median(p99) })
    }
    say(`${rows[0]?.asked.name}: done`)
  }
  return lines
}

/** Milliseconds of so many calls, one after another, spread evenly over the questions. */
async function ask(url: string, paths: string[], round: number): Promise<number[]> {
  const times: number[] = []
  const step = Math.max(1, Math.floor(paths.length / perRound))
  for (let at = 0; at < perRound; at++) {
    const path = paths[(at * step + round) % paths.length] ?? ''
    const started = performance.now()
    const answer = await request(url + path, { dispatcher })
    await answer.body.dump()
    times.push(performance.now() - started)
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  }
  return times
}

function resultTable(lines: Line[]): string {
  return table(
    ['/v1 call', 'products', 'p50 ms', 'p99 ms'],
    lines.map(({ kind, size, p50, p99 }) => [
      kind,
      size.toLocaleString('en-GB'),
      p50.toFixed(1),
      p99.toFixed(1),
    ]),
  )
}

type Ratio = { kind: string; atMost: number; ratio: number }

function ratios(lines: Line[]): Ratio[] {
  return [...new Set(lines.map((line) => line.kind))].flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? [{ kind, atMost: first.atMost, ratio: last.p99 / first.p99 }] : []
  })
}

function broken(lines: Line[]): Ratio[] {
  return ratios(lines).filter(({ ratio, atMost }) => ratio > atMost)
}

function ratioTable(lines: Line[]): string {
  return table(
    ['p99, largest to smallest', 'ratio', 'at most', ''],
    ratios(lines).map(({ kind, ratio, atMost }) => [
      kind,
      `${ratio.toFixed(2)}×`,
      `${atMost}×`,
      ratio > atMost ? 'TOO SLOW' : 'holds',
    ]),
  )
}

/** Changes with the schema and the seed, so that databases of an earlier one are not measured. */
async function schemaEdition(): Promise<string> {
  const hash = createHash('sha256')
  const root = join(import.meta.dirname, '..', '..')
  for (const folder of ['store/db/migrations', 'store/db/sql', 'store/seed', 'demo/seed']) {
    for (const name of (await readdir(join(root, folder))).filter((file) => /\.(ts|sql)$/.test(file)).sort())
      hash.update(await readFile(join(root, folder, name)))
  }
  return hash.digest('hex').slice(0, 8)
}

function document(tables: string, seeded: string[]): string {
  const { cpu, cores, memoryGB, system, node, loadBefore, date } = facts
  return `# What finding costs

Measured by \`npm run bench -- catalogue\` on ${date}: ${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}; load before the start ${loadBefore.join(', ')}.
${rounds} rounds of ${perRound} calls of each kind, one after another, the sizes in turns; each figure is the median over the rounds
and covers the whole /v1 call, from the request to its last byte. The plans of the statements behind them are in [plans](plans/).
${seeded.length ? `\nFilled: ${seeded.join(', ')}.\n` : ''}
${tables}
`
}
