import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedIfEmpty } from '../../store/db/seed.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

it('a database from before facets, pages and articles is completed, once', async () => {
  const facetsOf = async () => (await store.get('/v1/category/roses/')).body.data.facets
  const before = await facetsOf()
  const { rows: filled } = await store.db.$client.query('select * from search_word order by word')
  await store.db.$client.query(
    `truncate facet_value, facet_count, catalogue_entry, search_synonym, search_term, search_word, article, page, promotion cascade;
     update collection_product set colours = 0, stems = 0, occasions = 0, traits = 0;
     delete from content where key like 'form-%' or key = 'search-suggestions';
     delete from picture where real_id = 'LK-JOURNAL'`,
  )
  const said: string[] = []
  for (const _time of [1, 2]) await seedIfEmpty(store.db, store.clock, undefined, (word) => said.push(word))
  expect(said).toHaveLength(1)
  expect(await facetsOf()).toEqual(before)
  const { rows } = await store.db.$client.query('select * from search_word order by word')
  expect(rows.map((row) => row.word)).toEqual(filled.map((row) => row.word))
  expect((await store.get('/v1/search/?q=red%20rose')).body.data.list[0].title).toBe('Red Roses')
  expect((await store.get('/v1/pages/about-us/')).status).toBe(200)
})
