import { expect } from 'vitest'
import { compareSubscriptions, periodsOf } from './compare-subscriptions.ts'
import { pick } from './deed.ts'
import type { Death } from './dying-process.ts'
import { changeOf } from './subscriptions.ts'
import type { World } from './world.ts'

const DAY = 24 * 60
/** A run ends before drafts and sessions do. */
export const LAST = 26 * DAY
/** What is late by a day is out of date: the worker is away for so long in an outage alone. */
const MOST_AT_ONCE = 20 * 60
/** A charge that a process has died of is taken up again after this time. */
const LEASE = 6

type Passing = {
  /** The worker dies of what becomes due first. */
  death: Death | null
  twoWorkers: boolean
  /** An owner whose delivery a worker has died of ends the subscription before another takes it up. */
  isEnded?: boolean
}

/** So many minutes go by, and the worker does what is due when it is. Answers whether the run has so much time left. */
export async function passTime(
  world: World,
  minutes: number,
  { death, twoWorkers, isEnded = false }: Passing,
): Promise<boolean> {
  const end = world.model.now + minutes
  if (end > LAST) return false
  let left = death
  while (world.model.now < end) {
    const { now, subscriptions } = world.model
    const due = subscriptions.nextAt(now)
    const next = Math.min(due, end, now + MOST_AT_ONCE)
    await goTo(world, next)
    const isDue = next === due
    await Promise.all([
      // It dies of what is due, where there is something.
      world.work(isDue || next >= end ? left : null),
      ...(twoWorkers && isDue && !left ? [world.work(null)] : []),
    ])
    if (isDue && left) {
      if (isEnded) await endClaimed(world)
      await finishCharges(world)
      left = null
    }
    await compareSubscriptions(world)
  }
  return true
}

/** The time until the next delivery is charged, or a declined card is tried again, and the worker does it. */
export async function passToRenewal(world: World, passing: Passing): Promise<boolean> {
  const next = world.model.subscriptions.nextChargeAt(world.model.now)
  const until = next - 1 - world.model.now
  if (next > LAST || (until > 0 && !(await passTime(world, until, { ...passing, death: null })))) return false
  return passTime(world, next - world.model.now, passing)
}

/** The clocks of the shop and the model go on to a minute. */
export async function goTo({ store, model }: World, minute: number): Promise<void> {
  store.clock.advance({ minutes: minute - model.now })
  model.wait(minute - model.now)
}

/** The deliveries that a process had taken on to charge and died of. */
async function claimed(world: World) {
  const now = world.store.clock.now().epochMilliseconds
  return (await periodsOf(world)).filter(
    ({ state, charge_at: at }) =>
      state === 'awaiting_payment' && at && at.getTime() > now && at.getTime() < now + LEASE * 60_000,
  )
}

/**
 * Ends the subscription of such a delivery. Nobody knows by then whether the bank has taken the money. If it has, the delivery comes or the money goes
 * back; if not, there is no delivery.
 */
async function endClaimed(world: World): Promise<void> {
  const { store, subscriptionIds } = world
  const [period] = await claimed(world)
  if (!period) return
  const index = subscriptionIds.indexOf(period.subscription)
  const of = pick(world.model.subscriptions.list, index)
  const delivery = of.deliveries.find(({ date }) => date === period.date)
  // With the last try the subscription pauses by itself.
  if (!delivery || delivery.state === 'cancelled') return
  const deed = changeOf(world, index, 'end', 0)
  expect(await deed?.send(false)).toBe(deed?.expect(world.model))
  await goTo(world, world.model.now + LEASE)
  await world.work(null)
  // The money that goes back may wait for the next look at the payment.
  await goTo(world, world.model.now + LEASE)
  await world.work(null)
  const { rows } = await store.db.$client.query<{ state: string; charges: number }>(
    `select o.state, (select count(*)::int from sandbox_charge c join payment p on p.provider_ref = c.ref
       where p.order_id = o.id and c.amount > 0) as charges from "order" o where o.id = $1`,
    [period.order],
  )
  const [found] = rows
  if (!found) throw new Error('The delivery is gone')
  expect(found.state, 'a delivery after the end').not.toBe('awaiting_payment')
  expect(found.state === 'paid' ? found.charges : 1, 'charges for a delivery after the end').toBe(1)
  const isPaid = found.state === 'paid'
  const attempts = (await periodsOf(world)).find(({ order }) => order === period.order)?.attempts ?? 0
  // Who ended it before the bank's answer was written down is not told of that.
  of.letters.renewal_failed -= delivery.attempts - attempts
  Object.assign(delivery, {
    ...{ state: isPaid ? 'paid' : 'cancelled', wasPaid: found.charges > 0, chargeAt: null, attempts },
  })
}

/**
 * Goes on to when charges are taken up again that a process had claimed and died of. When the bank declines one by then, the next try is later by that
 * much.
 */
export async function finishCharges(world: World): Promise<void> {
  const { store, model, subscriptionIds } = world
  if (!(await claimed(world)).length) return
  await goTo(world, model.now + LEASE)
  await world.work(null)
  for (const { subscription, date, charge_at: at } of await periodsOf(world)) {
    const of = pick(model.subscriptions.list, subscriptionIds.indexOf(subscription))
    const delivery = of.deliveries.find((one) => one.date === date)
    if (!at || !delivery || delivery.chargeAt === null) continue
    const tried = (at.getTime() - store.clock.now().epochMilliseconds) / 60_000 + model.now
    expect(Math.abs(tried - delivery.chargeAt), 'when a declined card is asked again').toBeLessThanOrEqual(
      LEASE,
    )
    delivery.chargeAt = tried
  }
}

/**
 * A delivery becomes due, and at the same moment its owner changes the subscription. What comes of it is what would have come of it in some order: the owner
 * is the first, the last, or between the order of the delivery and its charge.
 */
export async function renewWhileChanging(
  world: World,
  a: number,
  change: 'pause' | 'skip' | 'end',
): Promise<boolean> {
  const { list } = world.model.subscriptions
  if (!list.length) return false
  const { renewAt } = pick(list, a)
  if (renewAt === null || renewAt > LAST) return false
  const minutes = renewAt - 1 - world.model.now
  if (minutes > 0) await passTime(world, minutes, { death: null, twoWorkers: false })
  // Something else may have become of it meanwhile.
  if (pick(world.model.subscriptions.list, a).renewAt !== world.model.now + 1) return false
  const deed = changeOf(world, a, change, 0)
  if (!deed) return false
  world.store.clock.advance({ minutes: 1 })
  const [changed] = await Promise.all([deed.send(false), world.work(null)])
  const before = world.model
  before.waitOtherwise(1)
  const {
    now,
    subscriptions: { list: found },
  } = before
  expect(found.length).toBeGreaterThan(0)
  const tried = [0, 1, 2].map((place) => {
    const model = before.clone()
    let seen: unknown
    const steps = [() => model.subscriptions.order(now), () => model.subscriptions.charge(now)]
    steps.splice(place, 0, () => (seen = deed.expect(model)))
    for (const step of steps) step()
    return { model, seen }
  })
  await world.work(null)
  for (const { model } of tried) model.subscriptions.wait(now)
  let wrong: unknown = new Error(`${change} while renewing: ${String(changed)}`)
  for (const { model, seen } of tried) {
    if (seen !== changed) continue
    world.model = model
    wrong = await compareSubscriptions(world).catch((error: unknown) => error)
    if (!wrong) return true
  }
  throw wrong
}
