import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO } from '../../demo/demo.ts'
import { seedIfEmpty } from './seed.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

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
  for (const _time of [1, 2]) await seedIfEmpty(store, DEMO.seed, undefined, (word) => said.push(word))
  expect(said).toHaveLength(1)
  expect(await facetsOf()).toEqual(before)
  const { rows } = await store.db.$client.query('select * from search_word order by word')
  expect(rows.map((row) => row.word)).toEqual(filled.map((row) => row.word))
  expect((await store.get('/v1/search/?q=red%20rose')).body.data.list[0].title).toBe('Red Roses')
  expect((await store.get('/v1/pages/about-us/')).status).toBe(200)
})

it('a database from before the words of delivery gets them, and keeps those somebody changed', async () => {
  const wordsOf = async () => (await store.get('/v1/intervals/earliest/')).body.data.words
  const before = await wordsOf()
  await store.db.$client.query(`delete from content where key = 'delivery-words'`)
  await seedIfEmpty(store, DEMO.seed)
  expect(await wordsOf()).toEqual(before)
  await store.db.$client.query(
    `update content set value = jsonb_set(value, '{london}', '"In the city"') where key = 'delivery-words'`,
  )
  await seedIfEmpty(store, DEMO.seed)
  expect((await wordsOf()).london).toBe('In the city')
})

it('a database from before the words above blocks were rows gets them; what an editor made of them stays', async () => {
  const infoOf = async () => (await store.get('/v1/info/')).body.data
  const headingOf = async (slug: string) =>
    (await store.get(`/v1/category/${slug}/`)).body.data.collection.block_heading
  const [info, letterbox] = [await infoOf(), await headingOf('letterbox-flowers')]
  const run = (text: string) => store.db.$client.query(text)
  const complete = () => seedIfEmpty(store, DEMO.seed)
  await run(`delete from content where key = 'hero' or key like 'block-%';
    update collection set block_heading = case slug when 'roses' then 'Mine' end`)
  expect((await store.get('/v1/info/')).status).toBe(404)
  expect(await headingOf('letterbox-flowers')).not.toBe(letterbox)

  await complete()
  expect(await infoOf()).toEqual(info)
  expect((await store.get('/v1/faq/')).body.words.heading).toBe('Good to know')
  expect([await headingOf('letterbox-flowers'), await headingOf('roses')]).toEqual([letterbox, 'Mine'])

  await run(`update content set value = jsonb_set(value, '{lead}', '"Edited"') where key = 'block-faq';
    update collection set block_heading = null where slug = 'letterbox-flowers'`)
  await complete()
  expect((await store.get('/v1/faq/')).body.words.lead).toBe('Edited')
  expect(await headingOf('letterbox-flowers')).not.toBe(letterbox)
})

it('a database from before the toxicity of products gets it, its filters and the words of the search; what staff said stays', async () => {
  const state = async () => {
    const { rows: products } = await store.db.$client.query(
      'select id, cat_toxicity, dog_toxicity from product order by id',
    )
    const { rows: entries } = await store.db.$client.query(
      'select product_id, keys, traits from catalogue_entry order by product_id',
    )
    return { products, entries }
  }
  const before = await state()
  await store.db.$client.query(`
    delete from facet_value where facet in ('cat_safe', 'dog_safe');
    update product set cat_toxicity = null, dog_toxicity = null;
    update catalogue_entry set traits = traits & ~((1 << 20) | (1 << 21));
    update collection_product set traits = traits & ~((1 << 20) | (1 << 21));
    delete from search_synonym where phrase in ('pet', 'diwali');
    update search_synonym set means = 'sunflower' where phrase = 'easter'`)
  const said: string[] = []
  for (const _time of [1, 2]) await seedIfEmpty(store, DEMO.seed, undefined, (word) => said.push(word))
  expect(said).toHaveLength(1)
  expect(await state()).toEqual(before)
  const find = async (phrase: string) => (await store.get(`/v1/search/?q=${phrase}`)).body.data
  expect((await find('pets')).list.length).toBeGreaterThan(10)
  expect((await find('diwali')).note).toContain('Diwali')
  expect((await find('easter')).list[0].title).toBe('Hello, Sunshine')
})
