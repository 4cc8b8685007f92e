import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FigurePart, FigureResults } from './figure.ts'
import { FIGURE_PARTS } from './figure.ts'
import { limitsInWords } from './peers/alike.ts'
import { chartOf } from './peers/chart.ts'
import type { InProcess, PeerLine } from './peers/report.ts'
import { inProcessTable, peersTable } from './peers/report.ts'
import type { Line, Measured, machineFacts } from './report.ts'
import { ratioTable, transferTable } from './report.ts'
import { targetsTable } from './targets.ts'
import type { Transfer } from './transfer.ts'

/** How a part was measured. */
type Circumstances = {
  facts: ReturnType<typeof machineFacts>
  disturbing: string[]
  generator: string
  turns: { rounds: number; seconds: number; warmUp: number }
  isPinned: boolean
}
export type PagesResults = Circumstances & {
  verdict: string
  lines: Line[]
  transfers: Transfer[]
  measured: Measured[]
}
export type PeersResults = Circumstances & {
  /** The packages of each peer. */
  versions: Record<string, string>
  /** Which peers could not be measured, and why. */
  missing: string[]
  lines: PeerLine[]
  /** What each party's pages show, by page. */
  shows: Record<string, Record<string, object>>
  inProcess: InProcess[]
}
export type Results = {
  pages?: PagesResults
  peers?: PeersResults
  /** Parts that failed when they were measured last, and why: their figures are of an earlier time. */
  failed?: Record<string, string>
} & Partial<Record<FigurePart, FigureResults>>

const RESULTS = join(import.meta.dirname, 'results.json')
const CHART = join(import.meta.dirname, '..', 'docs', 'performance-chart.svg')

/** Puts a part of the results in the place of what it was, and writes them, their document and their chart. */
export async function keepResults(part: Omit<Results, 'failed'>): Promise<void> {
  const { failed = {}, ...before } = await readResults()
  const still = Object.entries(failed).filter(([name]) => !(name in part))
  await write({ ...before, ...part, failed: Object.fromEntries(still) })
}

/** Remembers that a part failed and why, so that the table of targets does not show what it found an earlier time. */
export async function keepFailure(part: string, error: unknown): Promise<void> {
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  const before = await readResults()
  await write({ ...before, failed: { ...before.failed, [part]: why } })
}

/** The reason for which a part failed when it was measured last; undefined when it did not. */
export async function failureOf(part: string): Promise<string | undefined> {
  return (await readResults()).failed?.[part]
}

export async function printTargets(): Promise<void> {
  console.log(`\n${targetsTable(await readResults())}`)
}

async function readResults(): Promise<Results> {
  return JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}')) as Results
}

async function write(results: Results): Promise<void> {
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(import.meta.dirname, 'RESULTS.md'), document(results))
  if (results.peers) await writeFile(CHART, chartOf(results.peers.lines))
}

function document(results: Results): string {
  const { pages, peers } = results
  return [
    ...(pages ? [pagesDocument(pages)] : []),
    ...(peers ? [peersDocument(peers)] : []),
    ...FIGURE_PARTS.flatMap((part) => (results[part] ? [partDocument(part, results[part])] : [])),
    `# The targets\n\n${targetsTable(results)}\n`,
  ].join('\n')
}

function partDocument(part: FigurePart, results: FigureResults): string {
  const { title, how, versions, disturbing, notes: said, tables, facts, seconds } = results
  return `# ${title}

Measured by \`npm run bench -- ${part}\` ${machine(facts)}${versions ? ` ${versions}.` : ''} ${how} It took ${seconds} s.
${notes([...disturbing.map((words) => `Mind: ${words}.`), ...said])}
${tables.join('\n\n')}
`
}

function pagesDocument(results: PagesResults): string {
  return `# What a page costs

${circumstances(results)} A page and a bare Fastify route that sends a buffer of the same size are asked in turns, each in a process of its own. Ratios are
medians over the rounds, taken within each, and hold from machine to machine much better than the other figures.
${notes([...results.disturbing.map((words) => `Mind: ${words}.`), results.verdict])}
${ratioTable(results.lines)}

${transferTable(results.transfers)}
`
}

function peersDocument(results: PeersResults): string {
  const versions = Object.entries(results.versions).map(([title, packages]) => `${title}: ${packages}.`)
  return `# Beside others

${circumstances(results)} All parties show the same: ${limitsInWords}, or nothing is measured. Each is asked for the page in turns with the others.
CPU of a program that is not ours is the kernel's count for it and its children.

${versions.join('\n')}
${notes([...results.disturbing.map((words) => `Mind: ${words}.`), ...results.missing])}
${peersTable(results.lines)}

${inProcessTable(results.inProcess)}
`
}

function circumstances({ facts, generator, turns, isPinned }: Circumstances): string {
  const { rounds, seconds, warmUp } = turns
  return `Measured by \`npm run bench\` ${machine(facts)}
Load by ${generator}. ${rounds} rounds of ${seconds} s after a warm-up of ${warmUp} s${isPinned ? ', what is measured on one processor, the load generator and the store on another' : ''}.
The store's answers are recorded. CPU is the process's own time for one answer.`
}

function machine({
  cpu,
  cores,
  memoryGB,
  system,
  node,
  loadBefore,
  date,
}: ReturnType<typeof machineFacts>): string {
  return `on ${date}: ${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}; load before the start ${loadBefore.join(', ')}.`
}

function notes(lines: string[]): string {
  const said = lines.filter(Boolean)
  return said.length ? `\n${said.join('\n')}\n` : ''
}
