import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { applySql } from './apply-sql.ts'

const SQL = join(import.meta.dirname, 'sql')

let store: TestStore
let folder: string
beforeAll(async () => {
  store = await startTestStore()
  folder = await mkdtemp(join(tmpdir(), 'larkspur-sql-'))
  await cp(SQL, folder, { recursive: true })
})
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

async function apply(version?: string): Promise<string[]> {
  const client = await store.db.$client.connect()
  try {
    return await applySql(client, folder, version)
  } finally {
    client.release()
  }
}

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const priceStep = async () => (await store.db.$client.query('select price_step(5000) as step')).rows[0].step
const changed = (step: number) =>
  `create or replace function price_step(price int) returns int language sql immutable as $$ select ${step} $$;`

it('each function and each trigger of the database is in a file of that name', async () => {
  const { rows } = await store.db.$client.query(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  const files = (await readdir(SQL)).map((name) => name.replace(/\.sql$/, ''))
  expect(rows.map(({ name }) => (name as string).replaceAll('_', '-')).sort()).toEqual(files.sort())
})

it('what is as it was applied is not applied again, and what has changed is', async () => {
  expect(await apply()).toEqual([])
  await write('price-step.sql', changed(42))
  expect(await apply()).toEqual(['price-step.sql'])
  expect(await priceStep()).toBe(42)
  expect(await apply()).toEqual([])
})

it('a body that is wrong is told before it is called; one may use what a later file has', async () => {
  const step = (name: string, body: string) =>
    `create or replace function ${name}_step() returns int language sql as $$ ${body} $$;`
  await write('a-step.sql', step('a', 'select z_step()'))
  await write('z-step.sql', step('z', 'selectt 1'))
  const failed = await apply().catch((error: unknown) => error as Error)
  expect(failed).toMatchObject({
    message: 'store/db/sql/z-step.sql cannot be applied',
    cause: { message: expect.stringContaining('syntax error at or near "selectt"') as string },
  })
  await write('z-step.sql', step('z', 'select 1'))
  expect(await apply()).toEqual(['a-step.sql', 'z-step.sql'])
  await Promise.all(['a-step.sql', 'z-step.sql'].map((name) => rm(join(folder, name))))
})

it('what a later version has applied is left alone by the one before, and changed by the next', async () => {
  await write('price-step.sql', changed(50))
  expect(await apply('90.10.0')).toEqual(['price-step.sql'])
  await write('price-step.sql', changed(49))
  expect(await apply('90.9.1')).toEqual([])
  expect(await priceStep()).toBe(50)
  for (const version of ['90.10.0', '90.11.0']) {
    await write('price-step.sql', `${changed(51)} -- ${version}`)
    expect(await apply(version)).toEqual(['price-step.sql'])
  }
  expect(await priceStep()).toBe(51)
  await store.db.$client.query('update applied_sql set version = null')
  await write('price-step.sql', changed(42))
  expect(await apply()).toEqual(['price-step.sql'])
})

it('a file that cannot be applied is named, and leaves all as it was', async () => {
  await write('day-step.sql', changed(7))
  await write('price-step.sql', 'create function (')
  await expect(apply()).rejects.toThrow('store/db/sql/price-step.sql cannot be applied')
  expect(await priceStep()).toBe(42)
  await write('price-step.sql', changed(43))
  expect(await apply()).toEqual(['day-step.sql', 'price-step.sql'])
  expect(await priceStep()).toBe(43)
})
