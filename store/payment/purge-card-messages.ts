import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { runInHalves } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

const AT_ONCE = 1_000

/**
 * Removes card texts and gift card details from orders that ended before `before`. What was ordered stays, as
 * the law requires.
 */
export async function purgeCardMessagesOfOrders(ctx: Context<Database>, before: Date): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from "order"
    where state in ('delivered', 'cancelled', 'refunded') and updated_at < ${before}
      and (positions @? '$[*] ? (@.gift_card_text != null || @.gift_card.details != null)' or lines @? '$[*] ? (@.giftCardText != null || @.giftCard != null)')
    limit ${AT_ONCE}`)
  await runInHalves(
    rows.map(({ id }) => id),
    (ids) =>
      ctx.db.execute(sql`
        update "order" set
          positions = ${clearPaths(sql`positions`, 'gift_card_text', 'gift_card,details')},
          lines = ${clearPaths(sql`lines`, 'giftCardText', 'giftCard')}
        where id = any(string_to_array(${ids.join(' ')}, ' '))`),
  )
}

/**
 * Removes the same from carts not changed since `before`. A returning customer enters the gift card's
 * recipient again.
 */
export async function purgeCardMessagesInCarts(ctx: Context<Database>, before: Date): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select cart_line.id from cart_line join cart on cart.id = cart_line.cart_id
    where (cart_line.gift_card_text is not null or cart_line.gift_card is not null)
      and cart.updated_at < ${before}
    limit ${AT_ONCE}`)
  await runInHalves(
    rows.map(({ id }) => String(id)),
    (ids) =>
      ctx.db.execute(sql`
        update cart_line set gift_card_text = null, gift_card = null
        where id = any(string_to_array(${ids.join(' ')}, ' ')::int[])
          and cart_id in (select id from cart where updated_at < ${before})`),
  )
}

/** Returns SQL that sets the given paths to null in each item of a JSON array. */
function clearPaths(list: SQL, ...paths: string[]): SQL {
  const bare = paths.reduce(
    (item, path) => sql`jsonb_set(${item}, ${`{${path}}`}, 'null', false)`,
    sql`each.item`,
  )
  return sql`case when jsonb_typeof(${list}) = 'array' then coalesce((
      select jsonb_agg(${bare} order by each.place)
      from jsonb_array_elements(${list}) with ordinality as each(item, place)), '[]') else ${list} end`
}
