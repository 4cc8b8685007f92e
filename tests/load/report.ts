import { median, quantile } from '../../bench/report.ts'
import { areRight, booksOf } from '../support/shopping/books.ts'
import type { Books } from '../support/shopping/books.ts'
import type { Used } from './processes.ts'
import type { Kind, Visited } from './visits.ts'

/** A visit that counts: after the warm-up, or one that failed. */
export type Counted = Visited & { kind: Kind; ms: number; failed: string | undefined }
/** What each tier used at a minute of the run. */
export type Sample = { minute: number; used: Record<string, Used> }

export type Measured = {
  visits: readonly Counted[]
  samples: readonly Sample[]
  before: Record<string, Used>
  after: Record<string, Used>
  books: Books
  /** What gateways and stores logged as errors. */
  logged: readonly string[]
  /** What they warned of, such as a call that failed. */
  warned: readonly string[]
}

/** Memory that is so much more in the last third of a run than in the one before grows: by its part, and by MB. */
const MOST_GROWTH = 1.1
const MOST_GROWTH_MB = 40
const TOLD_FAILURES = 10

/** Prints the tables of a run in Markdown. Returns the exit code of the command: 1 when something was not as it should be. */
export function report({ visits, samples, before, after, books, logged, warned }: Measured): number {
  const failed = visits.filter((visit) => visit.failed !== undefined)
  const kinds = Map.groupBy(visits, ({ kind }) => kind)
  const requests = visits.reduce((sum, visit) => sum + visit.requests, 0)
  console.log(`\n| visits | | requests | failed | median s | p95 s |\n| --- | --: | --: | --: | --: | --: |`)
  for (const [kind, of] of kinds) {
    const times = of.map(({ ms }) => ms / 1_000)
    const made = of.reduce((sum, visit) => sum + visit.requests, 0)
    const lost = of.filter((visit) => visit.failed !== undefined).length
    console.log(
      `| ${kind} | ${of.length} | ${made} | ${lost} | ${median(times).toFixed(2)} | ${quantile(times, 0.95).toFixed(2)} |`,
    )
  }
  console.log(`| all | ${visits.length} | ${requests} | ${failed.length} | | |`)

  console.log(
    `\n| tier | CPU s for a thousand visits | MB after a third | after two | at the end | |\n| --- | --: | --: | --: | --: | --- |`,
  )
  let isFlat = true
  for (const name of Object.keys(after)) {
    const cpu = (((after[name]?.cpu ?? 0) - (before[name]?.cpu ?? 0)) * 1_000) / visits.length
    const thirds = [0, 1, 2].map((third) => {
      const from = Math.floor((samples.length * third) / 3)
      const of = samples.slice(from, Math.floor((samples.length * (third + 1)) / 3))
      return median(of.map(({ used }) => used[name]?.memory ?? 0))
    })
    const [, second = 0, last = 0] = thirds
    const grows = last > second * MOST_GROWTH && last - second > MOST_GROWTH_MB
    isFlat &&= !grows
    const cells = [
      name,
      cpu.toFixed(1),
      ...thirds.map((memory) => memory.toFixed(0)),
      grows ? 'GROWS' : 'flat',
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(
    `\nThe books: ${booksOf(books)}. ${logged.length} errors and ${warned.length} warnings in the logs of gateways and stores.`,
  )
  for (const line of [...logged.slice(0, TOLD_FAILURES), ...warned.slice(0, TOLD_FAILURES)])
    console.log(`  ${line}`)
  for (const [words, of] of Map.groupBy(failed, (visit) => visit.failed))
    console.log(`Failed ${of.length} times: ${words}`)
  return failed.length === 0 && logged.length === 0 && areRight(books) && isFlat ? 0 : 1
}
