import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judge } from '../promises/judge.ts'
import type { Judged } from '../promises/judge.ts'
import type { Backend } from '../support/processes/backend.ts'
import { startBackend } from '../support/processes/backend.ts'
import { setClock } from '../support/shopping/sandbox-clock.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A Tuesday morning on which everything can still be had: on other days the shop says less, or why not. */
const NOW = '2026-11-24T09:00:00Z'

let backend: Backend
let judged: Judged

/** Everything that the shop says is asked for and read here: a minute on a quick machine. */
const READING_MS = 300_000

beforeAll(async () => {
  backend = await startBackend()
  await setClock(backend.shop.url, NOW)
  judged = await judge(backend)
  await mkdir(join(ROOT, '.data'), { recursive: true })
  await writeFile(join(ROOT, '.data', 'promises.md'), judged.inventory)
  console.log(judged.summary)
}, READING_MS)

afterAll(() => backend.stop())

test('every promise on the pages and in the e-mails comes from a rule or a row', () => {
  const howTo =
    'these sentences promise something, by the word in brackets: add each to a table in tests/promises/tables/ under its source (tests/promises/entry.ts has the kinds)'
  expect(judged.withoutSource, howTo).toEqual([])
})

test('every page of the shop is read', () => {
  expect(judged.unread).toEqual([])
})

test('every value that a promise says is that of its rule or row', () => {
  expect(judged.differing).toEqual([])
})

test('sums, counts and ratings are worked out anew, and there are some of each', () => {
  console.log(judged.workedOut)
  expect(judged.workedOut.sums).toBeGreaterThan(15)
  expect(judged.workedOut.counts).toBeGreaterThan(400)
  expect(judged.workedOut.ratings).toBeGreaterThan(25)
})

test('every entry of the table is a promise that somebody reads', () => {
  expect(judged.stale).toEqual([])
})

test('every rule, test, column and person that an entry names is there', () => {
  expect(judged.wrongSources).toEqual([])
})
