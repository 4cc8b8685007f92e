import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { inCommon, withAny, withKeys } from './catalogue-bits.ts'
import { NO_LIMIT, collectionKey } from './facets.ts'
import { COLUMNS, COUNTED, PACK, sorting, unpack } from './found.ts'
import type { Order, Packed, Window } from './found.ts'
import { collectionsOf } from './ground.ts'
import type { Ground } from './ground.ts'
import { conditions } from './narrowing.ts'
import type { Narrowing } from './narrowing.ts'
import { ALL_STEPS, countSteps, finely, joined, keysOf, valuesIn } from './sort-steps.ts'
import type { Counted, Steps } from './sort-steps.ts'
import { readPriceRange, suffices, walk } from './walk.ts'

/** So many matches are read and sorted; of more, the best steps of the order come first. */
const READ = 2_000
/** A few pages of the best are enough when there are more. */
const ENOUGH = 240
const BOUNDS = { enough: ENOUGH, most: READ }
/** By price a walk begins where there is something to find: when there are so many, it mostly finds it by going on. */
const NEAR = 8_000
const FURTHER = { examined: 30_000, enough: ENOUGH }
/** A walk that ends when it has found them: where they are known to be many. */
const UNTIL_ENOUGH = { examined: 1_000_000_000, enough: ENOUGH }

/**
 * All that matches, or the best of it, found by what the bits of the catalogue have in common: for what is too rare
 * to be met on a walk. A million products are a hundred and some blocks.
 */
export async function findByBits(
  db: Queryable,
  ground: Ground,
  narrowing: Narrowing,
  order: Order,
): Promise<Window> {
  const facets = facetKeys(ground, narrowing)
  const prices = priceKeys(narrowing, order)
  let { total, numbers } = await inCommon(db, facets, READ)
  if (!numbers && prices.length) ({ total, numbers } = await inCommon(db, [...facets, ...prices], READ))
  if (numbers) return readEntries(db, numbers, narrowing, order)
  const nearby =
    order.order_by !== 'price'
      ? await readPriceRange(db, ground, narrowing, order)
      : total > NEAR && (await walk(db, ground, narrowing, order, FURTHER))
  return nearby && suffices(nearby) ? nearby : findBySteps(db, ground, narrowing, order)
}

/** The best of many: step by step, those with too many for reading once more by fine steps, or by a walk. */
export async function findBySteps(
  db: Queryable,
  ground: Ground,
  narrowing: Narrowing,
  order: Order,
): Promise<Window> {
  const asked = [...facetKeys(ground, narrowing), ...priceKeys(narrowing, order)]
  const found: Window = { ids: [], members: [], isComplete: true }
  const isEnough = () => found.ids.length >= ENOUGH
  const numbersOf = async ({ count, ...steps }: Counted) =>
    count <= READ ? (await inCommon(db, [...asked, withAny(keysOf(order, steps))], READ)).numbers : null
  const findIn = async (range: Steps): Promise<void> => {
    const best = await countSteps(db, asked, narrowing, order, range, BOUNDS)
    for (const [place, steps] of joined(best.steps, BOUNDS).entries()) {
      if (steps.count > READ && !range.isFine) await findIn(finely(steps))
      else {
        const numbers = (place === 0 && best.numbers) || (await numbersOf(steps))
        const next = numbers
          ? await readEntries(db, numbers, narrowing, order)
          : await walk(db, ground, narrowing, order, { ...UNTIL_ENOUGH, within: valuesIn(order, steps) })
        found.ids.push(...next.ids)
        found.members.push(...next.members)
      }
      if (isEnough()) return
    }
  }
  await findIn(ALL_STEPS)
  return { ...found, isComplete: !isEnough() }
}

/** What prices ask of the keys. Along the prices the range says which steps there are. */
function priceKeys({ priceMin, priceMax }: Narrowing, { order_by }: Order): SQL[] {
  if (order_by === 'price' || (priceMin === undefined && priceMax === undefined)) return []
  return [withAny(sql`price_keys(${priceMin ?? 0}::int, ${priceMax ?? NO_LIMIT}::int)`)]
}

/** What collections and facets ask of the keys: for each the blocks of the products that have one of its own. */
function facetKeys(ground: Ground, { chosen }: Narrowing): SQL[] {
  const asked = [
    ...collectionsOf(ground).map((id) => [collectionKey(id)]),
    ...[...chosen.values()].map((rows) => rows.map(({ id }) => id)),
  ]
  return asked.length ? asked.map(withKeys) : [withAny(sql`price_keys(0, ${NO_LIMIT}::int)`)]
}

/** The entries with these numbers that match, sorted. What changed since the bits were read is looked at again. */
async function readEntries(
  db: Queryable,
  numbers: number[],
  narrowing: Narrowing,
  order: Order,
): Promise<Window> {
  const where = [sql`w.active`, ...conditions(narrowing)]
  // Joined, each number is a look into the index; as a list they may be looked for in all of the table.
  const rows = await prepared<Packed>(
    db,
    sql`
    with found as materialized (
      select ${COLUMNS} from unnest(${`{${numbers.join(',')}}`}::int[]) as number
        join catalogue_entry w on w.product_id = number where ${sql.join(where, sql` and `)}
      order by ${sorting(order, sql`w.`)} limit ${COUNTED + 1}
    )
    ${PACK}, false as more`,
  )
  return unpack(rows[0])
}
