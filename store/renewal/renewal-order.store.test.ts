import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDraft } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { MORE_CARDS, subscribed } from '../../tests/support/shopping/subscriber.ts'
import { eq } from 'drizzle-orm'
import { order } from '../db/schema.ts'
import { pounds } from '../kernel/money.ts'
import { ALL_HELD } from '../delivery/delivery-rule.ts'
import { ProviderError } from '../kernel/payment-provider.ts'
import type { PaymentProvider } from '../kernel/payment-provider.ts'
import { reconcilePayment } from '../payment/reconcile-payments.ts'
import { chargeRenewal } from './renewal-charge.ts'
import { orderRenewal } from './renewal-order.ts'
import { RETRY_AFTER_DAYS } from '../subscription/subscription-rules.ts'
import { savedMethodOf } from '../payment/saved-payment-method.ts'
import { doDue, doWhatIsDue, passTo } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const run = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows as Record<string, any>[]

let people = 0
/** A weekly subscription from 10 March with its second delivery on the 18th, charged on the 16th. */
async function weekly() {
  store.clock.set(MORNING)
  const begun = await subscribed(store, `renewed-${(people += 1)}@example.org`, { everyWeeks: 1 })
  const id = begun.subscription.id as string
  // No other subscription is due at the same time.
  await run('update delivery_subscription set notice_at = null, renew_at = null where id <> $1', [id])
  return { ...begun, id, each: begun.size.price }
}

/** Sets the product's price, before the subscriber discount. */
async function price(id: string, pence: number): Promise<void> {
  await run(
    'update variant set price = $2 where id = (select variant_id from delivery_subscription where id = $1)',
    [id, pence],
  )
}
/** The order of the second delivery. */
const renewalOf = async (id: string) =>
  (
    await run(
      `select o.id, o.state, o.positions_cost - o.discount as flowers, o.delivery_amount as delivery, o.total_cost as total,
         h.window_id, h.date::text, h.held_until
       from subscription_period p join "order" o on o.id = p.order_id left join slot_hold h on h.order_id = o.id
       where p.subscription_id = $1 and p.delivery_on = '2026-03-18'`,
      [id],
    )
  )[0]
const orderDue = () => doDue(orderRenewal, store)
const chargeDue = () => doWhatIsDue(store)

const DUE = '2026-03-16T17:00:00Z'

describe('a later delivery of a subscription', () => {
  it('costs what a subscriber pays today when the flowers have become cheaper', async () => {
    const { id, each, interval, subscriber, account } = await weekly()
    await price(id, 2_000)
    // The pages and the confirmation of a change say so before it is announced.
    const [shown] = await subscriber.subscriptions()
    expect(shown).toMatchObject({ price: 1_700 })
    const first = await subscriber.order(shown.ordered.order_id)
    expect(first.subscription).toMatchObject({ price: 1_700, next_total: 1_700 + interval.price })
    await subscriber.act(id, 'pause')
    await subscriber.act(id, 'resume')
    const [, confirmation] = await run(
      `select text from message where kind = 'subscription_changed' and "to" = $1 order by created_at, ctid`,
      [`contact-${account.id}@example.org`],
    )
    expect(confirmation?.text).toContain(`It costs ${pounds(1_700 + interval.price)}`)
    await passTo(store, DUE)
    await chargeDue()
    // The subscriber discount of 15 % is taken off today's price.
    const total = 1_700 + interval.price
    expect(each).toBeGreaterThan(1_700)
    const renewal = await renewalOf(id)
    expect(renewal).toMatchObject({ state: 'paid', flowers: 1_700, delivery: interval.price, total })
    const charges = await run(
      'select c.amount from sandbox_charge c join payment p on p.provider_ref = c.ref where p.order_id = $1',
      [renewal?.id],
    )
    expect(charges).toEqual([{ amount: total }])
  })

  it('costs what it cost at the beginning when the flowers have become dearer', async () => {
    const { id, each, interval } = await weekly()
    await price(id, 90_000)
    await passTo(store, DUE)
    await chargeDue()
    expect(await renewalOf(id)).toMatchObject({
      ...{ state: 'paid', flowers: each, delivery: interval.price, total: each + interval.price },
    })
  })

  it('costs so for each of several bouquets', async () => {
    const { id, each } = await weekly()
    await run('update delivery_subscription set quantity = 2, price = $2 where id = $1', [id, 2 * each])
    await price(id, 2_000)
    await passTo(store, DUE)
    await orderDue()
    expect(await renewalOf(id)).toMatchObject({ flowers: 3_400 })
  })
})

describe('the price that was announced', () => {
  const announced = '2026-03-13T17:00:00Z'
  const priceOfWindow = (window: number, pence: number) =>
    run('update delivery_window set price = $2 where id = $1', [window, pence])
  const totalsIn = async (accountId: string, kind = 'renewal_notice') =>
    (
      await run(`select text from message where kind = $2 and "to" = $1 order by created_at, ctid`, [
        `contact-${accountId}@example.org`,
        kind,
      ])
    ).map(({ text }) => /£[\d.]+/.exec(text as string)?.[0])

  it('is charged although the delivery has become dearer; the next is announced with the new price', async () => {
    const { id, each, account, interval, subscriber } = await weekly()
    await passTo(store, announced)
    await chargeDue()
    const total = each + interval.price
    await priceOfWindow(interval.id, interval.price + 500)
    expect((await subscriber.subscriptions())[0]).toMatchObject({ delivery_price: interval.price })
    await passTo(store, DUE)
    await chargeDue()
    expect(await renewalOf(id)).toMatchObject({ state: 'paid', delivery: interval.price, total })
    await passTo(store, '2026-03-20T17:00:00Z')
    await chargeDue()
    expect(await totalsIn(account.id)).toEqual([pounds(total), pounds(total + 500)])
    await priceOfWindow(interval.id, interval.price)
    // A lower price is charged at once.
    await passTo(store, '2026-03-23T17:00:00Z')
    await chargeDue()
    const [last] = await run(
      `select o.total_cost from subscription_period p join "order" o on o.id = p.order_id
       where p.subscription_id = $1 and p.delivery_on = '2026-03-25'`,
      [id],
    )
    expect(last).toEqual({ total_cost: total })
  })

  it('is charged although the flowers cost as before again', async () => {
    const { id, each, account, interval } = await weekly()
    await price(id, 1_000)
    await passTo(store, announced)
    await chargeDue()
    expect(await totalsIn(account.id)).toEqual([pounds(850 + interval.price)])
    await price(id, 90_000)
    await passTo(store, DUE)
    await chargeDue()
    expect(each).toBeGreaterThan(850)
    expect(await renewalOf(id)).toMatchObject({ state: 'paid', flowers: 850 })
  })

  it('is that of the confirmation when the owner has changed it since', async () => {
    const { id, interval, subscriber, account } = await weekly()
    await passTo(store, announced)
    await chargeDue()
    await priceOfWindow(interval.id, interval.price + 500)
    const [shown] = await subscriber.subscriptions()
    const [other] = shown.swaps
    await subscriber.act(id, 'swap', { product_id: other.product_id, position_slug: other.position_slug })
    const [total] = await totalsIn(account.id, 'subscription_changed')
    expect(total).toBe(pounds(other.delivery_cost))
    await passTo(store, DUE)
    await chargeDue()
    await priceOfWindow(interval.id, interval.price)
    expect(await renewalOf(id)).toMatchObject({ delivery: interval.price, total: other.delivery_cost })
  })
})

describe('a later delivery that is not charged', () => {
  const messagesTo = async (accountId: string) =>
    (
      await run(
        `select kind from message where "to" = $1 and kind like '%renewal%' order by created_at, ctid`,
        [`contact-${accountId}@example.org`],
      )
    ).map(({ kind }) => kind as string)
  const periodOf = async (id: string) =>
    (
      await run(
        `select attempts, charge_at is null as settled, dunning_exhausted from subscription_period
         where subscription_id = $1 and delivery_on = '2026-03-18'`,
        [id],
      )
    )[0]
  const closeShop = () =>
    run(
      `insert into slot (window_id, date, capacity, closed)
       select id, day::date, 0, true from delivery_window, generate_series('2026-03-16', '2026-04-20', interval '1 day') as day
       on conflict (window_id, date) do update set closed = true`,
    )

  it('is left out when there is no time for it any more, and the next comes as planned', async () => {
    const { id } = await weekly()
    await passTo(store, DUE)
    await orderDue()
    const { id: ordered } = (await renewalOf(id)) ?? {}
    await run('delete from slot_hold where order_id = $1', [ordered])
    await closeShop()
    await chargeDue()
    await run('delete from slot where closed')
    expect(await renewalOf(id)).toMatchObject({ state: 'cancelled' })
    expect(await periodOf(id)).toEqual({ attempts: 0, settled: true, dunning_exhausted: true })
    const [row] = await run('select state, next_delivery_on::text from delivery_subscription where id = $1', [
      id,
    ])
    expect(row).toEqual({ state: 'active', next_delivery_on: '2026-03-25' })
    expect(await run('select from payment where order_id = $1', [ordered])).toEqual([])
  })

  it('has been tried once where there is no card to charge', async () => {
    const { id } = await weekly()
    await run('update delivery_subscription set saved_payment_method = null where id = $1', [id])
    await passTo(store, DUE)
    await orderDue()
    await chargeDue()
    expect(await renewalOf(id)).toMatchObject({ state: 'awaiting_payment' })
    expect(await periodOf(id)).toEqual({ attempts: 1, settled: false, dunning_exhausted: false })
    const [said] = await run(
      `select text from message where text like '%There is no card to charge.%' order by created_at desc limit 1`,
    )
    expect(said).toBeDefined()
  })

  it('is cancelled when its subscription rests meanwhile', async () => {
    const { id, account } = await weekly()
    await passTo(store, DUE)
    await orderDue()
    await run(`update delivery_subscription set state = 'paused' where id = $1`, [id])
    const before = await messagesTo(account.id)
    await chargeDue()
    expect(await renewalOf(id)).toMatchObject({ state: 'cancelled' })
    expect(await messagesTo(account.id)).toEqual(before)
  })

  it('is paid for by hand as the customer its subscription has at the provider', async () => {
    const { id } = await weekly()
    await passTo(store, DUE)
    await orderDue()
    const keep = async (orderId: unknown) => {
      const [row] = await store.db
        .select()
        .from(order)
        .where(eq(order.id, String(orderId)))
      return row && savedMethodOf(store, row)
    }
    const { id: renewal } = (await renewalOf(id)) ?? {}
    await run(
      `update delivery_subscription set saved_payment_method = '{"provider": "stripe", "customer": "cus_1"}' where id = $1`,
      [id],
    )
    expect(await keep(renewal)).toEqual({ customer: 'cus_1' })
    await run('update delivery_subscription set saved_payment_method = null where id = $1', [id])
    expect(await keep(renewal)).toEqual({ customer: null })
    const { id: single } = await withDraft(store)
    expect(await keep(single)).toBeUndefined()
  })
})

/** The providers, of whose answers to a charge nothing is heard. */
const unheard = () =>
  store.payments.providers.map((provider) => ({
    ...provider,
    chargeOffSession: async (...asked: Parameters<NonNullable<PaymentProvider['chargeOffSession']>>) => {
      await provider.chargeOffSession?.(...asked)
      throw new ProviderError('Nothing was heard')
    },
  }))

describe('money that was taken for a later delivery and of which nobody has heard', () => {
  it.each([0, 2])(
    'goes back when its owner ends the subscription by then, after %i declined tries',
    async (declined) => {
      const { id, subscriber } = await weekly()
      const turnCard = (number: string) =>
        run(
          `update sandbox_card set number = $2 where token =
           (select saved_payment_method ->> 'method' from delivery_subscription where id = $1)`,
          [id, number.replaceAll(' ', '')],
        )
      await passTo(store, DUE)
      await orderDue()
      await turnCard(MORE_CARDS.declinedAgain.number)
      for (const days of RETRY_AFTER_DAYS.slice(0, declined)) {
        await doDue(chargeRenewal, store)
        for (let hour = 0; hour < days * 24; hour++) {
          store.clock.advance({ hours: 1 })
          await doDue(reconcilePayment, store)
        }
      }
      await turnCard(MORE_CARDS.pays.number)
      await doDue(chargeRenewal, store, { providers: unheard() })
      expect((await subscriber.act(id, 'cancel')).status).toBe(200)
      // The order is given up before anybody looks at its payment.
      await doDue(chargeRenewal, store)
      for (let minutes = 0; minutes < 120; minutes += 10) {
        store.clock.advance({ minutes: 10 })
        await doDue(reconcilePayment, store)
      }
      const [booked] = await run(
        `select count(*)::int as bookings, sum(c.amount)::int as sum from sandbox_charge c
       join payment p on p.provider_ref = c.ref join subscription_period s on s.order_id = p.order_id
       where s.subscription_id = $1 and s.delivery_on = '2026-03-18'`,
        [id],
      )
      expect(booked).toEqual({ bookings: 2, sum: 0 })
      expect(await renewalOf(id)).toMatchObject({ state: 'refunded' })
    },
  )
})

describe('the place of a later delivery', () => {
  it('waits half an hour for its charge, and is anybody’s then', async () => {
    const { id, interval } = await weekly()
    await price(id, 2_000)
    await passTo(store, DUE)
    expect(await orderDue()).toBe(1)
    const renewal = await renewalOf(id)
    expect(renewal).toMatchObject({ state: 'awaiting_payment', window_id: interval.id, date: '2026-03-18' })
    // It is the last slot of that window.
    await run(
      `update slot set capacity = (select count(*) from slot_hold as held
         where (held.window_id, held.date) = (slot.window_id, slot.date))
       where window_id = $1 and date = '2026-03-18'`,
      [interval.id],
    )
    const { buyer } = await withDraft(store)
    await buyer.address()
    const choose = async () => (await buyer.choose('2026-03-18', interval.id)).body
    store.clock.set('2026-03-16T17:29:59Z')
    expect(await choose()).toMatchObject({ success: false, message: ALL_HELD })
    store.clock.set('2026-03-16T17:30:00Z')
    expect(await choose()).toMatchObject({ success: true })
  })
})
