import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../support/processes/store.ts'
import { startTestStore } from '../support/processes/store.ts'
import { judge, readFacts } from './judge.ts'
import type { Row } from './table.ts'
import { TABLES, judgeAll, shareOf } from './table.ts'

/** As many of the phrases must please. */
const LEAST = 0.92
/** None of these is found by chance: an answer to another phrase displeases. */
const MOST_BY_CHANCE = 0.2

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const displeasing = (rows: readonly Row[]) =>
  rows
    .filter(({ verdict }) => verdict !== 'pleased')
    .map(({ phrase, verdict, wrong }) => [phrase, verdict, ...wrong])

describe.each(Object.entries(TABLES))('%s', (_name, phrases) => {
  it('please in at least 92 of 100 cases', async () => {
    const rows = await judgeAll(store, phrases)
    expect(shareOf(rows, 'pleased'), JSON.stringify(displeasing(rows), null, 1)).toBeGreaterThanOrEqual(LEAST)
  })

  it('are each judged by themselves', async () => {
    expect(new Set(phrases.map(([phrase]) => phrase)).size).toBe(phrases.length)
    const facts = await readFacts(store.db)
    const rows = await judgeAll(store, phrases)
    const byChance = phrases.filter(([, expected], at) => {
      const other = rows[(at + Math.floor(rows.length / 2)) % rows.length]
      return other && judge(other.answer, expected, facts).verdict === 'pleased'
    })
    expect(byChance.length / phrases.length, byChance.map(([phrase]) => phrase).join(', ')).toBeLessThan(
      MOST_BY_CHANCE,
    )
  })
})

it('there are 195 phrases of shoppers and 106 further ones', () => {
  expect(Object.values(TABLES).map((phrases) => phrases.length)).toEqual([195, 106])
})
