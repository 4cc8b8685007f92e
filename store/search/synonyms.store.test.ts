import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMMON_WORDS } from '../../demo/seed/search/common-words.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { phraseKey } from './phrase-tokens.ts'
import { search } from './search.ts'
import { findSynonyms, synonymErrors } from './synonyms.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

it('every synonym of the sandbox is called as it is looked up, and means what is there', async () => {
  const rows = await findSynonyms(store)
  expect(rows.length).toBeGreaterThan(800)
  const wrong: string[] = []
  for (const row of rows) {
    if (phraseKey(row.phrase) !== row.phrase)
      wrong.push(`${row.phrase} is looked up as ${phraseKey(row.phrase)}`)
    for (const error of await synonymErrors(store, row)) wrong.push(`${row.phrase}: ${error}`)
  }
  expect(wrong).toEqual([])
})

it('no common word is taken for a slip', async () => {
  const corrected: string[] = []
  for (const word of COMMON_WORDS.filter((_word, at) => at % 12 === 0)) {
    const answer = await search(store, { q: word, page: 1, limit: 1 })
    // Where nothing is found for "pin", pink things are: that is how "pink" begins, as the suggestions say.
    if (answer.corrected && !answer.corrected.startsWith(word))
      corrected.push(`${word} -> ${answer.corrected}`)
  }
  expect(corrected).toEqual([])
})

it.each([
  'herbs',
  'safe',
  'care',
  'delivery',
  'opening',
  'wilted',
  'bush',
  'hole',
  'Manchester',
  'Leeds',
  'chelsea',
])('leaves %s as it is', async (word) => {
  expect((await search(store, { q: word, page: 1, limit: 1 })).corrected).toBeNull()
})
