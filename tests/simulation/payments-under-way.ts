import { expect } from 'vitest'
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
  return goOn(world, rows[0]?.at?.getTime() ?? 0)
}

/**
 * The same for what orders that were given up have left open at the bank or at Revolut: each is cancelled there, unless it
 * was paid in the last moment. PayPal has no call for that.
 */
export async function finishCancellations(world: World): Promise<number> {
  const { store, wallets } = world
  const left = async () =>
    (
      await store.db.$client.query<{ at: Date | null; method: string; ref: string; over: boolean | null }>(
        `select p.check_at as at, p.method, p.provider_ref as ref, b.cancelled or b.state = 'succeeded' as over
         from payment p join "order" o on o.id = p.order_id left join sandbox_payment b on b.ref = p.provider_ref
         where p.order_id = any($1) and p.method <> 'paypal' and p.provider_ref is not null
           and o.state in ('cancelled', 'refunded')`,
        [await allOrders(world)],
      )
    ).rows.filter(({ method, ref, over }) => {
      const { cancelled, paid } = wallets.revolut.payments.get(ref) ?? {}
      return !(method === 'revolut' ? cancelled || paid : over)
    })
  const last = Math.max(...(await left()).map(({ at }) => at?.getTime() ?? 0), 0)
  const minutes = await goOn(world, last)
  expect(await left(), 'payments of orders that were given up').toEqual([])
  return minutes
}

/** Goes on to a moment (milliseconds since 1970), unless it is past, and has the worker do what is due. */
async function goOn(world: World, moment: number): Promise<number> {
  const { store } = world
  const wait = moment - store.clock.now().epochMilliseconds
  if (wait <= 0) return 0
  const minutes = Math.ceil(wait / 60_000)
  store.clock.advance({ minutes })
  await world.work(null)
  return minutes
}
