import { createBuyer, readyToOrder } from './checkout.ts'
import type { Buyer } from './checkout.ts'
import { setCapacity } from './slot-capacity.ts'
import type { TestStore } from '../processes/store.ts'

/** Hundreds of buyers who are ready to order, made from one by copying its rows: clicking for each takes minutes. */
export async function readyCrowd(store: TestStore, size: number) {
  const first = await readyToOrder(store)
  const { date, interval } = first
  const run = (text: string, values: unknown[]) => store.db.$client.query(text, values)
  await setCapacity(store, interval.id, date, 100_000)
  const mark = first.id
  await run(
    `insert into session (token_hash, created_at, expires_at)
     select sha256(convert_to($2 || '-session-token-' || n, 'utf8')), now(), '2100-01-01'
     from generate_series(1, $1::int) as n`,
    [size, mark],
  )
  await run(
    `with crowd as (select n, s.id from generate_series(1, $1::int) as n
       join session s on s.token_hash = sha256(convert_to($2 || '-session-token-' || n, 'utf8'))),
     model as (select c.* from cart c join "order" o on o.session_id = c.session_id where o.id = $2),
     carts as (insert into cart (real_id, session_id, updated_at)
       select $2 || '-' || n, crowd.id, now() from crowd returning id),
     lines as (insert into cart_line (cart_id, kind, product_id, variant_id, position_slug, quantity)
       select carts.id, l.kind, l.product_id, l.variant_id, l.position_slug, l.quantity
       from carts, model join cart_line l on l.cart_id = model.id)
     insert into "order" (id, session_id, state, shipping_address, recipient, contact, created_at, updated_at)
     select substr($2, 1, 3) || lpad(n::text, 5, '0'), crowd.id, o.state, o.shipping_address, o.recipient,
       jsonb_set(o.contact, '{email}', to_jsonb('buyer-' || n || '@example.org')), o.created_at, o.updated_at
     from crowd, "order" o where o.id = $2`,
    [size, mark],
  )
  const buyers = Array.from({ length: size }, (_, index): { buyer: Buyer; id: string } => ({
    buyer: createBuyer(store, `${mark}-session-token-${index + 1}`),
    id: mark.slice(0, 3) + String(index + 1).padStart(5, '0'),
  }))
  const holdPlaces = () =>
    run(
      `insert into slot_hold (order_id, window_id, date, held_until)
       select o.id, $2, $3, (select held_until from slot_hold where order_id = $1)
       from "order" o where o.id like substr($1, 1, 3) || '0%' on conflict do nothing`,
      [mark, interval.id, date],
    )
  return { first, buyers, date, interval, holdPlaces }
}

/** Makes a promo code that anybody may use. */
export async function makeCode(store: TestStore, code: string, more: Record<string, unknown> = {}) {
  const values = {
    code,
    kind: 'percent',
    value: 10,
    title: 'A test',
    minimum: 0,
    limit_total: null,
    limit_per_user: null,
    app_only: false,
    starts_at: '2020-01-01',
    expires_at: null,
    user_id: null,
    created_at: '2020-01-01',
    ...more,
  }
  const names = Object.keys(values)
  await store.db.$client.query(
    `insert into promo_code (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(values),
  )
}
