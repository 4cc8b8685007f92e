import { allOrders } from './world.ts'
import type { World } from './world.ts'

/**
 * Goes on to when the refunds are tried again that a process had taken on and died of (two minutes later, or an hour for an old payment), and does them.
 * Answers how many minutes have passed: the model has to wait as long.
 */
export async function finishRefunds(world: World): Promise<number> {
  const { store } = world
  const { rows } = await store.db.$client.query<{ at: Date | null }>(
    `select max(p.check_at) as at from payment p
     where p.order_id = any($1) and (p.refund_requested_at is not null and p.state <> 'refunded'
       or exists (select from partial_refund r where r.payment_id = p.id and r.refunded_at is null))`,
    [await allOrders(world)],
  )
  const wait = (rows[0]?.at?.getTime() ?? 0) - store.clock.now().epochMilliseconds
  if (wait <= 0) return 0
  const minutes = Math.ceil(wait / 60_000)
  store.clock.advance({ minutes })
  await world.work(null)
  return minutes
}
