import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { textArray } from './sql-values.ts'

/** The tables of a bulk import. */
const BULK_TABLES: readonly string[] = [
  'product',
  'variant',
  'picture',
  'collection_product',
  'catalogue_entry',
]

type Definition = { name: string; relation: string; definition: string }

/**
 * Runs `insert` with the triggers for counts and bits disabled, and computes both afterwards for all rows.
 */
export async function withoutCounting(db: Queryable, insert: () => Promise<void>): Promise<void> {
  const triggers = async (how: 'disable' | 'enable') => {
    for (const relation of ['collection_product', 'catalogue_entry'])
      await db.execute(sql.raw(`alter table ${relation} ${how} trigger user`))
  }
  await triggers('disable')
  await insert()
  await recountMembers(db)
  await setBits(db)
  await triggers('enable')
}

/**
 * Runs `insert` without the catalogue's indexes and foreign keys, and recreates them afterwards: faster for
 * many rows.
 */
export async function withoutIndexes(db: Queryable, insert: () => Promise<void>): Promise<void> {
  const restoreKeys = await dropKeys(db)
  const restoreIndexes = await dropIndexes(db, BULK_TABLES)
  await insert()
  await db.execute(sql`set local maintenance_work_mem = '512MB'`)
  await restoreIndexes()
  await restoreKeys()
}

/** Drops the foreign keys of the catalogue's tables. Returns a function that recreates them. */
export async function dropKeys(db: Queryable): Promise<() => Promise<void>> {
  const { rows } = await db.execute<Definition>(sql`
    select conname as name, conrelid::regclass::text as relation, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${textArray(BULK_TABLES)})`)
  for (const { name, relation } of rows)
    await db.execute(sql.raw(`alter table ${relation} drop constraint "${name}"`))
  return async () => {
    for (const { name, relation, definition } of rows)
      await db.execute(sql.raw(`alter table ${relation} add constraint "${name}" ${definition}`))
  }
}

/** Drops the indexes of tables that are no constraints. Returns a function that recreates them. */
export async function dropIndexes(db: Queryable, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await db.execute<Definition>(sql`
    select indexname as name, tablename as relation, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${textArray(tables)})
      and not exists (select 1 from pg_constraint where conindid = indexname::regclass and contype in ('p', 'u'))`)
  for (const { name } of rows) await db.execute(sql.raw(`drop index "${name}"`))
  return async () => {
    for (const { definition } of rows) await db.execute(sql.raw(definition))
  }
}

/** Recomputes the number of products of every collection, and of every facet value in it. */
export async function recountMembers(db: Queryable): Promise<void> {
  await db.execute(sql`delete from facet_count`)
  for (const [mask, facets] of Object.entries(FACETS_OF_MASK)) {
    const column = sql.identifier(mask)
    // Many products share a mask, so grouping by mask first leaves few rows to split.
    await db.execute(sql`
      insert into facet_count (collection_id, facet_value_id, products)
      select m.collection_id, v.id, sum(m.n)
      from (select collection_id, ${column} as mask, count(*)::int as n from collection_product where active group by 1, 2) as m
        join facet_value v on v.facet = any(${textArray(facets)}) and m.mask & (1 << v.bit) <> 0
      group by 1, 2`)
  }
  await db.execute(sql`
    update collection set product_count = coalesce(counted.n, 0)
    from collection as every
      left join (select collection_id, count(*)::int as n from collection_product where active group by 1) as counted
        on counted.collection_id = every.id
    where every.id = collection.id`)
}

/** Recomputes the bits of all catalogue entries. */
async function setBits(db: Queryable): Promise<void> {
  await db.execute(sql`delete from catalogue_bits`)
  await db.execute(sql`select set_catalogue_bits()`)
}

const FACETS_OF_MASK = {
  colours: ['colour'],
  stems: ['stem'],
  occasions: ['occasion'],
  traits: ['size', 'recipient', 'same_day', 'price'],
}
