import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lintMigrations } from './lint-migrations.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

const codeFor = async (sql: string, name = '9001_next.sql') => {
  await writeFile(join(folder, name), `${sql}\n`)
  return lintMigrations({ folder, quiet: true })
}

test.each([
  [
    'a table of its own, with what belongs to it',
    'create table stockist (id int primary key, town text not null);\n--> statement-breakpoint\ncreate index stockist_town on stockist (town);',
  ],
  ['a column that may be empty', 'alter table "order" add column stockist int;'],
  ['a column with a constant in it', 'alter table "order" add column boxes int not null default 1;'],
  [
    'an index that is built beside its table',
    'create index concurrently if not exists order_boxes on "order" (boxes);',
  ],
  [
    'what goes on purpose, once nobody uses it',
    '-- Nobody reads it since 0.3.\n-- squawk-ignore ban-drop-column\nalter table "order" drop column boxes;',
  ],
])('a migration may have %s', async (_what, sql) => {
  expect(await codeFor(sql)).toBe(0)
})

test.each([
  ['takes a column away', 'alter table "order" drop column contact;'],
  ['gives a column another name', 'alter table "order" rename column contact to buyer;'],
  ['gives a table another name', 'alter table "order" rename to purchase;'],
  ['takes a table away', 'drop table favorite;'],
  ['has another type for a column', 'alter table "order" alter column total_cost type bigint;'],
  ['wants what copies of before do not write', 'alter table "order" add column boxes int not null;'],
  ['builds an index while nobody can write', 'create index order_boxes on "order" (boxes);'],
  ['checks every row while nobody can write', 'alter table "order" add constraint boxes check (boxes > 0);'],
])('a migration that %s is refused', async (_what, sql) => {
  expect(await codeFor(sql)).not.toBe(0)
})

test('what databases have already is not looked at', async () => {
  expect(await codeFor('drop table favorite;', '0037_before.sql')).toBe(0)
})
