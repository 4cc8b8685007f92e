import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { dropIndexes, dropKeys, withoutCounting } from '../../store/db/bulk.ts'
import type { Database, Transaction } from '../../store/db/database.ts'

/** Where the catalogue begins; what lies before is the constructor's. */
const FIRST_ID = 101
const MEMBER_KEY = 'collection_product_collection_id_product_id_pk'

/**
 * Makes `copies` further ones of every product, inside PostgreSQL: with names, popularity and dates of their own,
 * and the variants, pictures, memberships and facets of the first. Two connections share the work.
 */
export async function multiply(db: Database, base: number, copies: number): Promise<void> {
  if (copies < 1) return
  // Nothing is written to this database any more once it is full: keys are not made again, checking them takes minutes.
  await db.transaction(unhurried(dropKeys))
  await Promise.all([
    db.transaction(
      unhurried(async (tx) => {
        const restore = await dropIndexes(tx, ['product', 'catalogue_entry', 'collection_product'])
        // Twelve million memberships go in faster without their key, and it is made by sorting afterwards.
        await tx.execute(sql.raw(`alter table collection_product drop constraint ${MEMBER_KEY}`))
        await tx.execute(sql`
          create temporary table base_member on commit drop as
          select * from collection_product where product_id between ${FIRST_ID} and ${FIRST_ID + base - 1}`)
        await withoutCounting(tx, () => inTurns(copies, (copy) => copyProducts(tx, base, copy)))
        await tx.execute(
          sql.raw(
            `alter table collection_product add constraint ${MEMBER_KEY} primary key (collection_id, product_id)`,
          ),
        )
        await restore()
      }),
    ),
    db.transaction(
      unhurried(async (tx) => {
        const restore = await dropIndexes(tx, ['variant', 'picture'])
        await tx.execute(sql`
          create temporary table base_picture on commit drop as select * from picture where real_id ~ '^LK-[0-9]+$'`)
        await inTurns(copies, (copy) => copyVariants(tx, base, copy))
        await restore()
      }),
    ),
  ])
  await db.execute(sql`select setval('product_id_seq', (select max(id) from product))`)
}

const unhurried =
  <T>(work: (tx: Transaction) => Promise<T>) =>
  async (tx: Transaction): Promise<T> => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    return work(tx)
  }

async function inTurns(copies: number, work: (copy: number) => Promise<void>): Promise<void> {
  for (let copy = 1; copy <= copies; copy++) await work(copy)
}

/** The number of a copy, and what follows from it alone: most sell quietly and a few well, on some day of trade. */
function numbers(id: SQL, base: number, copy: number) {
  const next = sql`(${id} + ${copy * base}::int)`
  const chance = sql`((hashint4(${next}) & 65535) / 65535.0)`
  return {
    id: next,
    popularity: sql`floor(${chance} * ${chance} * 5200)::int`,
    createdOn: sql`date '2025-01-15' + (hashint4(${next} + 7) & 1023) % 660`,
  }
}

async function copyProducts(tx: Transaction, base: number, copy: number): Promise<void> {
  const ofBase = (id: SQL) => sql`${id} between ${FIRST_ID} and ${FIRST_ID + base - 1}`
  const p = numbers(sql`id`, base, copy)
  const m = numbers(sql`product_id`, base, copy)
  await tx.execute(sql`
    insert into product (id, real_id, slug, title, kind, description, care, contains, popularity, created_on, updated_on,
      same_day, active, price, old_price, default_variant, variant_count, image_name, image_alt)
    select ${p.id}, real_id || '-' || ${copy}::int, slug || '-' || ${copy}::int, title || ' No. ' || ${copy}::int, kind, description,
      care, contains, ${p.popularity}, ${p.createdOn}, ${p.createdOn}, same_day, true, price, old_price, default_variant,
      variant_count, image_name, image_alt
    from product where ${ofBase(sql`id`)}`)
  await tx.execute(sql`
    insert into catalogue_entry (product_id, title, keys, popularity, price, created_on, active, colours, stems, occasions, traits)
    select ${m.id}, title || ' No. ' || ${copy}::int, keys, ${m.popularity}, price, ${m.createdOn}, true, colours, stems, occasions, traits
    from catalogue_entry where ${ofBase(sql`product_id`)}`)
  await tx.execute(sql`
    insert into collection_product (collection_id, product_id, popularity, price, created_on, active, colours, stems, occasions, traits)
    select collection_id, ${m.id}, ${m.popularity}, price, ${m.createdOn}, true, colours, stems, occasions, traits
    from base_member`)
}

async function copyVariants(tx: Transaction, base: number, copy: number): Promise<void> {
  await tx.execute(sql`
    insert into variant (product_id, slug, title, length, size, colour, count, price, old_price, stems, image_name, position)
    select product_id + ${copy * base}::int, slug, title, length, size, colour, count, price, old_price, stems, image_name, position
    from variant where product_id between ${FIRST_ID} and ${FIRST_ID + base - 1}`)
  await tx.execute(sql`
    insert into picture (real_id, name, drawing, alt, position)
    select real_id || '-' || ${copy}::int, name, drawing, alt, position from base_picture`)
}
