import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { NOT_PERSONAL, PERSONAL } from './data-map.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** Every column of the shop's tables, as the database has them. */
async function columnsOfDatabase(): Promise<string[]> {
  const { rows } = await store.db.$client.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'public' order by 1`,
  )
  return rows.map(({ column }) => column)
}

const words = (text: string) => text.split(' ')

/** Columns that are in one of the two and not in the other. */
async function differences(): Promise<string[]> {
  const [mapped, there] = [new Set(MAPPED), new Set(await columnsOfDatabase())]
  return [...mapped.symmetricDifference(there)].toSorted()
}

const MAPPED = [
  ...Object.entries(PERSONAL).flatMap(([table, { personal, other }]) =>
    [...Object.keys(personal), ...words(other)].map((column) => `${table}.${column}`),
  ),
  ...Object.entries(NOT_PERSONAL).flatMap(([table, columns]) =>
    words(columns).map((column) => `${table}.${column}`),
  ),
]

test('every column of the database is in the map once, as personal or as not, and the map has no other', async () => {
  expect(new Set(MAPPED).size).toBe(MAPPED.length)
  expect(
    await differences(),
    'store/account/data-map/data-map.ts: each of these goes to `PERSONAL` (what is kept of somebody, and what an erasure does to it), to the `other` columns of its table there, or to `NOT_PERSONAL`; what is in the map alone is taken out',
  ).toEqual([])
})

test('a column or a table that somebody adds is missed', async () => {
  const before = await differences()
  await store.db.$client.query('alter table saved_recipient add column nickname text')
  await store.db.$client.query('create table neighbour (name text)')
  expect((await differences()).filter((column) => !before.includes(column))).toEqual([
    'neighbour.name',
    'saved_recipient.nickname',
  ])
  await store.db.$client.query('alter table saved_recipient drop column nickname')
  await store.db.$client.query('drop table neighbour')
})
