import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderError } from '../kernel/payment-provider.ts'
import type { PaymentProvider } from '../kernel/payment-provider.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { MORE_CARDS, again, subscribed } from '../../tests/support/shopping/subscriber.ts'
import { doDue, doWhatIsDue, passTo } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'
import { pounds } from '../kernel/money.ts'
import { moveDeliveries } from '../subscription/delivery-subscription.ts'
import { orderRenewal } from './renewal-order.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

let people = 0
const somebody = () => `renewed-${(people += 1)}@example.org`
const run = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows as Record<string, any>[]
const doAllWith = (providers: PaymentProvider[]) => doWhatIsDue(store, { providers })
const doAll = () => doWhatIsDue(store)

/** Sets the clock and runs the due tasks. */
async function at(moment: string): Promise<void> {
  await passTo(store, moment)
  await doAll()
}

/** A weekly subscription from 10 March with a first delivery on the 11th. */
async function weekly(more: Parameters<typeof subscribed>[2] = {}) {
  store.clock.set(MORNING)
  const email = somebody()
  const begun = await subscribed(store, email, { everyWeeks: 1, ...more })
  // No other subscription is due at the same time.
  await run('update delivery_subscription set notice_at = null, renew_at = null where id <> $1', [
    begun.subscription.id,
  ])
  await run('update subscription_period set charge_at = null where subscription_id <> $1', [
    begun.subscription.id,
  ])
  return { ...begun, email, sub: begun.subscription.id as string }
}

const ordersOf = (sub: string) =>
  run(
    `select o.id, o.state, o.total_cost, p.delivery_on::text, p.attempts, h.date::text, h.window_id
     from subscription_period p join "order" o on o.id = p.order_id left join slot_hold h on h.order_id = o.id
     where p.subscription_id = $1 order by p.delivery_on`,
    [sub],
  )
const chargesOf = async (orderId: string) =>
  (
    await run(
      `select c.amount from sandbox_charge c join payment p on p.provider_ref = c.ref where p.order_id = $1 order by c.id`,
      [orderId],
    )
  ).map(({ amount }) => amount as number)
const messagesTo = async (accountId: string) =>
  (
    await run(`select kind from message where "to" = $1 order by created_at, ctid`, [
      `contact-${accountId}@example.org`,
    ])
  ).map(({ kind }) => kind as string)
const noticesTo = async (accountId: string) =>
  (
    await run(
      `select text from message where kind = 'renewal_notice' and "to" = $1 order by created_at, ctid`,
      [`contact-${accountId}@example.org`],
    )
  ).map(({ text }) => text as string)
const stateOf = async (sub: string) =>
  (
    await run('select state, next_delivery_on::text as next from delivery_subscription where id = $1', [sub])
  )[0]

describe('a subscription that is under way', () => {
  it('is announced three days before, charged once a period by many at once, and shown to its owner', async () => {
    const { sub, account, email, size, interval } = await weekly()
    await at('2026-03-13T16:59:59Z')
    expect(await messagesTo(account.id)).not.toContain('renewal_notice')
    await at('2026-03-13T17:00:00Z')
    await doAll()
    expect((await messagesTo(account.id)).filter((kind) => kind === 'renewal_notice')).toHaveLength(1)
    await at('2026-03-16T16:59:59Z')
    expect(await ordersOf(sub)).toHaveLength(1)
    await passTo(store, '2026-03-16T17:00:00Z')
    await Promise.all(Array.from({ length: 6 }, doAll))
    const [, renewal, ...more] = await ordersOf(sub)
    expect(more).toEqual([])
    const total = size.price + interval.price
    expect(renewal).toMatchObject({
      ...{ state: 'paid', total_cost: total, delivery_on: '2026-03-18', date: '2026-03-18' },
      window_id: interval.id,
    })
    expect(await chargesOf(renewal?.id)).toEqual([total])
    expect((await messagesTo(account.id)).filter((kind) => kind === 'order_paid')).toHaveLength(2)
    expect((await messagesTo(account.id)).filter((kind) => kind === 'order_awaiting_payment')).toEqual([])
    const [receipt] = await run(`select text, html from message where kind = 'order_paid' and text like $1`, [
      `%Order ${renewal?.id}, paid on Monday 16 March 2026.%`,
    ])
    for (const words of ['Your receipt', 'Subscriber’s price', 'VAT is included.', 'Where and when'])
      for (const body of [receipt?.text, receipt?.html]) expect(body).toContain(words)
    expect(receipt?.text).toContain(`Total: ${pounds(total)}`)
    const owner = await again(store, email)
    expect((await owner.subscriptions())[0]).toMatchObject({
      ...{ next_delivery_on: '2026-03-25', ordered: { order_id: renewal?.id, state: 'paid' } },
    })
    expect(await owner.order(renewal?.id)).toMatchObject({
      subscription: { id: sub, is_renewal: true, next_delivery_on: '2026-03-25' },
      timeline: [{ state: 'draft' }, { state: 'awaiting_payment' }, { state: 'paid' }],
    })
    for (const [moment, count] of [
      ['2026-03-23T17:00:00Z', 3],
      ['2026-03-30T16:00:00Z', 4],
    ] as const) {
      await passTo(store, moment)
      await Promise.all([doAll(), doAll()])
      const orders = await ordersOf(sub)
      expect(orders.map(({ state }) => state)).toEqual(Array(count).fill('paid'))
      for (const { id } of orders) expect(await chargesOf(id)).toHaveLength(1)
    }
    console.log('    4 periods, up to 6 workers at once in each: 4 orders, 4 charges')
  })

  it('is charged once when the process dies after the charge, and when the answer is lost', async () => {
    const { sub, email } = await weekly()
    const dying = store.payments.providers.map((provider) => ({
      ...provider,
      ...(provider.chargeOffSession && {
        chargeOffSession: async (...args: Parameters<NonNullable<PaymentProvider['chargeOffSession']>>) => {
          await provider.chargeOffSession?.(...args)
          throw new Error('The process died here')
        },
      }),
    }))
    await passTo(store, '2026-03-16T17:00:00Z')
    await expect(doAllWith(dying)).rejects.toThrow('died')
    const [, renewal] = await ordersOf(sub)
    expect(await chargesOf(renewal?.id)).toHaveLength(1)
    expect(renewal?.state).toBe('awaiting_payment')
    // It is charged off-session, so the customer is not asked to pay.
    const owner = await again(store, email)
    expect((await owner.account.get('/v1/basket/')).body.data.unpaid_order).toBeNull()
    store.clock.advance({ minutes: 6 })
    await Promise.all([doAll(), doAll(), doAll()])
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', attempts: 0 })
    expect(await chargesOf(renewal?.id)).toHaveLength(1)
  })

  it('leaves out what is skipped, and comes not at all while it is paused or when it is ended', async () => {
    const { sub, subscriber } = await weekly()
    await subscriber.act(sub, 'skip', { next_delivery_on: '2026-03-18' })
    await at('2026-03-16T18:00:00Z')
    expect(await ordersOf(sub)).toHaveLength(1)
    expect(await stateOf(sub)).toMatchObject({ next: '2026-03-25' })
    await subscriber.act(sub, 'pause', { until: '2026-03-30' })
    await at('2026-03-23T18:00:00Z')
    expect(await ordersOf(sub)).toHaveLength(1)
    // The pause is over and the subscription continues on 8 April: 1 April can no longer be announced in
    // time.
    await at('2026-03-30T08:00:00Z')
    expect(await stateOf(sub)).toMatchObject({ state: 'active', next: '2026-04-08' })
    await at('2026-04-06T16:00:00Z')
    expect((await ordersOf(sub)).map(({ delivery_on }) => delivery_on)).toEqual(['2026-03-11', '2026-04-08'])
    await subscriber.act(sub, 'cancel')
    await at('2026-06-01T12:00:00Z')
    expect(await ordersOf(sub)).toHaveLength(2)
  })

  it('is not moved to a day for which it is ordered already, nor before', async () => {
    const { sub, subscriber, interval } = await weekly()
    await run(`update subscription_period set delivery_on = '2026-03-16' where subscription_id = $1`, [sub])
    const move = (date: string) => subscriber.act(sub, 'slot', { interval_id: interval.id, date })
    for (const date of ['2026-03-15', '2026-03-16'])
      expect(await move(date)).toMatchObject({
        status: 409,
        body: { error: { code: 'ordered_already', message: expect.stringContaining('Monday 16 March') } },
      })
    expect(await stateOf(sub)).toMatchObject({ next: '2026-03-18' })
    expect((await move('2026-03-17')).body.data).toMatchObject({ next_delivery_on: '2026-03-17' })
  })

  it('is not charged for what the shop has missed or could not announce, and its owner is told once', async () => {
    const { sub, account } = await weekly()
    store.clock.set('2026-05-01T12:00:00Z')
    await doAll()
    expect((await ordersOf(sub)).map(({ delivery_on }) => delivery_on)).toEqual(['2026-03-11'])
    expect(await stateOf(sub)).toMatchObject({ next: '2026-05-06' })
    const told = await run(`select text from message where kind = 'renewal_left_out' and "to" = $1`, [
      `contact-${account.id}@example.org`,
    ])
    expect(told).toHaveLength(1)
    for (const words of [
      'Wednesday 18 March',
      'Wednesday 29 April',
      'Nothing was charged',
      'Wednesday 6 May',
    ])
      expect(told[0]?.text).toContain(words)
    await at('2026-05-04T16:00:00Z')
    expect((await ordersOf(sub)).map(({ delivery_on }) => delivery_on)).toEqual(['2026-03-11', '2026-05-06'])
  })

  it('is announced late after a stop of some hours, and charged three days after that', async () => {
    const { sub, account } = await weekly()
    store.clock.set('2026-03-13T22:30:00Z')
    await doAll()
    const [notice] = await run(`select text from message where kind = 'renewal_notice' and "to" = $1`, [
      `contact-${account.id}@example.org`,
    ])
    expect(notice?.text).toContain('on Monday 16 March at 22:30')
    store.clock.set('2026-03-16T22:29:59Z')
    await doAll()
    expect(await ordersOf(sub)).toHaveLength(1)
    store.clock.set('2026-03-16T22:30:00Z')
    await doAll()
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', date: '2026-03-18' })
  })

  it('after a pause that ends by itself is announced, and charged three days after that', async () => {
    const { sub, subscriber, account } = await weekly()
    await subscriber.act(sub, 'pause', { until: '2026-03-14' })
    await at('2026-03-14T09:00:00Z')
    expect(await noticesTo(account.id)).toEqual([expect.stringContaining('on Tuesday 17 March at 09:00')])
    await at('2026-03-17T08:59:59Z')
    expect(await ordersOf(sub)).toHaveLength(1)
    await at('2026-03-17T09:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', date: '2026-03-18' })
  })

  it('after missed ones is announced at once when its notice is late, too', async () => {
    const { sub, account } = await weekly()
    store.clock.set('2026-05-02T09:00:00Z')
    await doAll()
    expect(await stateOf(sub)).toMatchObject({ next: '2026-05-06' })
    expect(await noticesTo(account.id)).toEqual([expect.stringContaining('on Tuesday 5 May at 10:00')])
    await at('2026-05-05T08:59:59Z')
    expect(await ordersOf(sub)).toHaveLength(1)
    await at('2026-05-05T09:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', date: '2026-05-06' })
  })

  it('that was announced is announced again when a pause moves its charge', async () => {
    const { sub, subscriber, account } = await weekly()
    await at('2026-03-13T17:00:00Z')
    await subscriber.act(sub, 'pause', { until: '2026-03-14' })
    await at('2026-03-14T09:00:00Z')
    expect(await noticesTo(account.id)).toEqual([
      expect.stringContaining('on Monday 16 March at 17:00'),
      expect.stringContaining('on Tuesday 17 March at 09:00'),
    ])
  })

  it('after missed ones is named by the day on which it comes', async () => {
    await run(`insert into closing_day values ('london', '2026-05-06', null, 'St Cyril’s Day', 'shop')`)
    const { account } = await weekly()
    store.clock.set('2026-05-01T12:00:00Z')
    await doAll()
    const [told] = await run(`select text from message where kind = 'renewal_left_out' and "to" = $1`, [
      `contact-${account.id}@example.org`,
    ])
    expect(told?.text).toContain('The next delivery is on Thursday 7 May')
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
  })

  it('of flowers that are no longer sold is not announced: the subscription rests, and its owner is told', async () => {
    const { sub, subscriber, account } = await weekly()
    const sell = (active: boolean) =>
      run(
        `update product set active = $2 where id =
         (select product_id from variant where id = (select variant_id from delivery_subscription where id = $1))`,
        [sub, active],
      )
    await sell(false)
    await at('2026-03-13T17:00:00Z')
    expect(await noticesTo(account.id)).toEqual([])
    expect(await messagesTo(account.id)).toContain('subscription_paused')
    expect(await stateOf(sub)).toMatchObject({ state: 'paused' })
    // It goes on only with other flowers.
    store.clock.set('2026-03-14T10:00:00Z')
    expect((await subscriber.act(sub, 'resume')).body).toMatchObject({
      error: { code: 'flowers_withdrawn', message: expect.stringContaining('Choose other flowers first') },
    })
    const [shown] = await subscriber.subscriptions()
    expect(shown).toMatchObject({ state: 'paused', may: ['resume', 'swap', 'cancel'] })
    const [{ product_id, position_slug }] = shown.swaps
    const swapped = await subscriber.act(sub, 'swap', { product_id, position_slug })
    await sell(true)
    expect(swapped.body.data).toMatchObject({ state: 'paused', product_id, next_delivery_on: null })
    expect((await subscriber.act(sub, 'resume')).body.data).toMatchObject({
      state: 'active',
      next_delivery_on: '2026-03-18',
    })
    await at('2026-03-16T17:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', date: '2026-03-18' })
  })

  it('that was announced and could not be brought, as the shop was away, is told and not charged', async () => {
    const { sub, account } = await weekly()
    await at('2026-03-13T17:00:00Z')
    store.clock.set('2026-03-19T09:00:00Z')
    await doAll()
    expect(await ordersOf(sub)).toHaveLength(1)
    expect(await stateOf(sub)).toMatchObject({ next: '2026-03-25' })
    expect(await messagesTo(account.id)).toContain('renewal_left_out')
  })

  it.each([
    ['before it was ordered', false],
    ['after it was ordered', true],
  ])('is not told of a next one when its flowers are no longer sold: %s', async (_, isOrdered) => {
    const { sub, account } = await weekly()
    await at('2026-03-13T17:00:00Z')
    if (isOrdered) {
      store.clock.set('2026-03-16T17:00:00Z')
      await doDue(orderRenewal, store)
    }
    const sell = (active: boolean) =>
      run(
        `update product set active = $2 where id =
         (select product_id from variant where id = (select variant_id from delivery_subscription where id = $1))`,
        [sub, active],
      )
    await sell(false)
    store.clock.set('2026-03-20T18:00:00Z')
    await doAll()
    await sell(true)
    const told = await run(`select text from message where kind = 'renewal_left_out' and "to" = $1`, [
      `contact-${account.id}@example.org`,
    ])
    // One that was ordered is cancelled, as the subscription is paused by then: that e-mail says that nothing was charged.
    expect(told).toHaveLength(isOrdered ? 0 : 1)
    for (const { text } of told) {
      expect(text).toContain('Wednesday 18 March')
      expect(text).not.toContain('The next delivery')
    }
    expect((await ordersOf(sub)).filter(({ state }) => state === 'paid')).toHaveLength(1)
    expect((await messagesTo(account.id)).filter((kind) => kind === 'subscription_paused')).toHaveLength(1)
    expect(await stateOf(sub)).toMatchObject({ state: 'paused', next: '2026-03-25' })
  })

  it.each([
    ['before it was ordered', false],
    ['after it was ordered', true],
  ])(
    'whose last window is over when the shop is back does not come another day: %s',
    async (_, isOrdered) => {
      const { sub, account } = await weekly()
      await at('2026-03-13T17:00:00Z')
      if (isOrdered) {
        store.clock.set('2026-03-16T17:00:00Z')
        await doDue(orderRenewal, store)
      }
      store.clock.set('2026-03-18T19:00:00Z')
      await doAll()
      expect((await ordersOf(sub)).filter(({ state }) => state === 'paid')).toHaveLength(1)
      expect(await stateOf(sub)).toMatchObject({ next: '2026-03-25' })
      const [told, ...more] = await run(
        `select text from message where kind = 'renewal_left_out' and "to" = $1`,
        [`contact-${account.id}@example.org`],
      )
      expect(more).toEqual([])
      for (const words of ['Wednesday 18 March', 'Nothing was charged']) expect(told?.text).toContain(words)
    },
  )
})

describe('a delivery on a day on which nothing is delivered', () => {
  const notice = async (accountId: string) =>
    (
      await run(
        `select text from message where kind = 'renewal_notice' and "to" = $1 order by created_at desc, ctid desc`,
        [`contact-${accountId}@example.org`],
      )
    )[0]?.text as string

  it('comes on the nearest that is, is told so before it is charged, and those after it keep their days', async () => {
    const { sub, account } = await weekly()
    await run(`insert into closing_day values ('london', '2026-03-18', null, 'St Cyril’s Day', 'shop')`)
    await run(`update delivery_subscription set next_delivery_on = '2026-03-18' where id = $1`, [sub])
    await at('2026-03-13T17:00:00Z')
    expect(await notice(account.id)).toContain('Thursday 19 March')
    expect(await notice(account.id)).toContain(
      'They were planned for Wednesday 18 March, but we cannot deliver then (St Cyril’s Day). Later deliveries keep their days.',
    )
    await at('2026-03-17T17:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({
      ...{ state: 'paid', delivery_on: '2026-03-18', date: '2026-03-19' },
    })
    expect(await stateOf(sub)).toMatchObject({ next: '2026-03-25' })
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
  })

  it('that is known beforehand is shown at once, and comes a day earlier where that is as near', async () => {
    await run(`insert into closing_day values ('london', '2026-03-25', null, 'St Cyril’s Day', 'shop')`)
    const { sub, subscriber } = await weekly()
    await at('2026-03-16T17:00:00Z')
    const [shown] = await subscriber.subscriptions()
    expect(shown).toMatchObject({
      ...{
        next_delivery_on: '2026-03-24',
        moved_from: '2026-03-25',
        change_until: '2026-03-22T17:00:00Z',
      },
    })
    expect(
      (await subscriber.act(sub, 'slot', { interval_id: shown.interval.interval_id, date: '2026-03-25' }))
        .body,
    ).toMatchObject({
      error: {
        code: 'closed_day',
        message: 'We cannot deliver on Wednesday 25 March (St Cyril’s Day). Choose another day.',
      },
    })
    await at('2026-03-22T17:00:00Z')
    expect((await ordersOf(sub))[2]).toMatchObject({ delivery_on: '2026-03-25', date: '2026-03-24' })
    expect(await stateOf(sub)).toMatchObject({ next: '2026-04-01' })
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
  })

  it('that was shown a day earlier is announced for that day, although a notice is always a moment late', async () => {
    await run(`insert into closing_day values ('london', '2026-03-25', null, 'St Cyril’s Day', 'shop')`)
    const { sub, account } = await weekly()
    await at('2026-03-16T17:00:00Z')
    await at('2026-03-19T17:00:01Z')
    expect(await notice(account.id)).toContain('Tuesday 24 March')
    await at('2026-03-22T17:00:01Z')
    expect((await ordersOf(sub))[2]).toMatchObject({ delivery_on: '2026-03-25', date: '2026-03-24' })
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
  })

  it('that is closed after it was announced is announced anew before it is charged', async () => {
    const { sub, subscriber, account } = await weekly()
    await at('2026-03-13T17:00:00Z')
    expect(await notice(account.id)).toContain('Wednesday 18 March')
    await run(`insert into closing_day values ('london', '2026-03-18', null, 'St Cyril’s Day', 'shop')`)
    store.clock.set('2026-03-15T09:00:00Z')
    expect(await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))).toBeGreaterThan(0)
    expect(await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))).toBe(0)
    expect((await subscriber.subscriptions())[0]).toMatchObject({ next_delivery_on: '2026-03-19' })
    await doAll()
    expect(await noticesTo(account.id)).toHaveLength(2)
    expect(await notice(account.id)).toContain('Thursday 19 March')
    await at('2026-03-18T08:59:59Z')
    expect(await ordersOf(sub)).toHaveLength(1)
    await at('2026-03-18T09:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', date: '2026-03-19' })
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
  })

  it('that was announced a day earlier stays so while that day is open, whatever else is closed or opened', async () => {
    await run(`insert into closing_day values ('london', '2026-03-25', null, 'St Cyril’s Day', 'shop')`)
    const { sub, account } = await weekly()
    await at('2026-03-16T17:00:00Z')
    await at('2026-03-19T17:00:01Z')
    const before = await noticesTo(account.id)
    store.clock.set('2026-03-21T09:00:00Z')
    await inTransaction(store, (tx) => moveDeliveries(tx))
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
    await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-25'))
    await at('2026-03-22T17:00:01Z')
    expect(await noticesTo(account.id)).toEqual(before)
    expect((await ordersOf(sub))[2]).toMatchObject({ delivery_on: '2026-03-25', date: '2026-03-24' })
  })

  it('that is closed shortly before its charge comes on the first day that can still be announced', async () => {
    const { sub, account } = await weekly()
    await at('2026-03-13T17:00:00Z')
    await run(`insert into closing_day values ('london', '2026-03-18', null, 'St Cyril’s Day', 'shop')`)
    store.clock.set('2026-03-15T18:30:00Z')
    await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))
    await doAll()
    expect(await notice(account.id)).toContain('Friday 20 March')
    expect(await messagesTo(account.id)).not.toContain('renewal_left_out')
    await at('2026-03-18T18:30:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({
      state: 'paid',
      delivery_on: '2026-03-18',
      date: '2026-03-20',
    })
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
  })

  it('that is opened again too late to be announced stays on the day it was moved to', async () => {
    const { sub, account } = await weekly()
    await at('2026-03-13T17:00:00Z')
    const closeAll = `insert into closing_day select 'london', day, null, 'St Cyril’s Day', 'shop'
      from unnest(array['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20']) as day`
    await run(closeAll)
    store.clock.set('2026-03-13T17:10:00Z')
    await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))
    await run(`delete from closing_day where name = 'St Cyril’s Day'`)
    store.clock.set('2026-03-15T12:00:00Z')
    expect(await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))).toBe(0)
    await at('2026-03-19T17:00:00Z')
    expect(await messagesTo(account.id)).not.toContain('renewal_left_out')
    expect((await ordersOf(sub))[1]).toMatchObject({ delivery_on: '2026-03-18', date: '2026-03-21' })
  })

  it('that staff have closed is not announced', async () => {
    const { account } = await weekly()
    await run(
      `insert into slot (window_id, date, capacity, closed) select id, '2026-03-18', capacity, true from delivery_window where zone = 'london'
       on conflict (window_id, date) do update set closed = true`,
    )
    await at('2026-03-13T17:00:00Z')
    expect(await notice(account.id)).toContain('Thursday 19 March')
    await run('update slot set closed = false')
  })
})

describe('a charge that is declined', () => {
  it('is tried after 1, 3 and 5 days, told each time, and then the subscription rests', async () => {
    const { sub, account, email } = await weekly({ card: MORE_CARDS.declinedAgain })
    const failures = async () =>
      (await messagesTo(account.id)).filter((kind) => kind === 'renewal_failed').length
    for (const [moment, count] of [
      ['2026-03-16T17:00:00Z', 1],
      ['2026-03-17T16:59:59Z', 1],
      ['2026-03-17T17:00:00Z', 2],
      ['2026-03-19T16:59:59Z', 2],
      ['2026-03-19T17:00:00Z', 3],
    ] as const) {
      await passTo(store, moment)
      await Promise.all([doAll(), doAll(), doAll()])
      expect([moment, await failures()]).toEqual([moment, count])
      expect(await stateOf(sub)).toMatchObject({ state: 'active' })
    }
    const [, unpaid] = await ordersOf(sub)
    expect(unpaid).toMatchObject({ state: 'awaiting_payment', attempts: 3 })
    const [failed] = await run(`select text from message where kind = 'renewal_failed' and subject like $1`, [
      `%${unpaid?.id}%`,
    ])
    expect(failed?.text).toContain(
      `/auth?next=${encodeURIComponent(`/payment/stripe/${unpaid?.id}?type=subscription`)}`,
    )
    await at('2026-03-21T17:00:00Z')
    await doAll()
    expect(await stateOf(sub)).toMatchObject({ state: 'paused' })
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'cancelled', attempts: 4, date: null })
    expect(await chargesOf(unpaid?.id)).toEqual([])
    const emails = await messagesTo(account.id)
    expect(emails.filter((kind) => kind === 'subscription_paused')).toHaveLength(1)
    expect(emails).not.toContain('order_cancelled')
    expect(emails).not.toContain('payment_failed')
    // The owner resumes it.
    const owner = await again(store, email)
    expect((await owner.act(sub, 'resume')).body.data).toMatchObject({
      ...{ state: 'active', next_delivery_on: '2026-03-25' },
    })
  })

  it('can be paid for by hand: with another card, which is charged from then on', async () => {
    const { sub, email } = await weekly({ card: MORE_CARDS.declinedAgain })
    await at('2026-03-16T17:00:00Z')
    const [, unpaid] = await ordersOf(sub)
    store.clock.set('2026-03-18T20:00:00Z')
    const owner = await again(store, email)
    const { unpaid_order } = (await owner.account.get('/v1/basket/')).body.data
    expect(unpaid_order).toMatchObject({ id: unpaid?.id, type: 'subscription' })
    const intent = (await owner.post('payment/intent', { order_id: unpaid?.id })).body.data
    expect((await owner.pay(intent.id)).body.data).toMatchObject({ state: 'succeeded' })
    // It is too late for the planned date.
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', date: '2026-03-19' })
    await at('2026-03-20T12:00:00Z')
    expect(await chargesOf(unpaid?.id)).toHaveLength(1)
    expect((await owner.subscriptions())[0].saved_payment_method).toBe('card ending 4242')
    await at('2026-03-23T17:00:00Z')
    expect((await ordersOf(sub))[2]).toMatchObject({ state: 'paid', attempts: 0 })
  })

  it('is tried no more once its owner pauses or ends the subscription', async () => {
    const { sub, subscriber } = await weekly({ card: MORE_CARDS.asks })
    await at('2026-03-16T17:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'awaiting_payment', attempts: 1 })
    await subscriber.act(sub, 'cancel')
    await doAll()
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'cancelled', attempts: 1 })
    await at('2026-04-20T12:00:00Z')
    expect(await ordersOf(sub)).toHaveLength(2)
  })

  it('is tried no more when its owner pauses while the bank is asked', async () => {
    const { sub, account, subscriber } = await weekly({ card: MORE_CARDS.declinedAgain })
    const pausing = store.payments.providers.map(({ chargeOffSession, ...provider }) => ({
      ...provider,
      ...(chargeOffSession && {
        chargeOffSession: async (...args: Parameters<typeof chargeOffSession>) => {
          await subscriber.act(sub, 'pause')
          return chargeOffSession(...args)
        },
      }),
    }))
    await passTo(store, '2026-03-16T17:00:00Z')
    await doAllWith(pausing)
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'cancelled', attempts: 0 })
    expect((await subscriber.act(sub, 'resume')).body.data).toMatchObject({ state: 'active' })
    await at('2026-03-18T17:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'cancelled', attempts: 0 })
    expect(await messagesTo(account.id)).not.toContain('renewal_failed')
  })

  it('is not tried sooner because its owner pauses and goes on at once', async () => {
    const { sub, account, subscriber } = await weekly({ card: MORE_CARDS.declinedAgain })
    await at('2026-03-16T17:00:00Z')
    for (let times = 0; times < 3; times++) {
      await subscriber.act(sub, 'pause')
      expect((await subscriber.act(sub, 'resume')).body.data).toMatchObject({ state: 'active' })
      await doAll()
    }
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'awaiting_payment', attempts: 1 })
    expect((await messagesTo(account.id)).filter((kind) => kind === 'renewal_failed')).toHaveLength(1)
    await at('2026-03-17T17:00:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ attempts: 2 })
  })

  it('of a provider that is away is no decline: it is asked again', async () => {
    const { sub, account } = await weekly()
    const away = store.payments.providers.map((provider) => ({
      ...provider,
      ...(provider.chargeOffSession && {
        chargeOffSession: async () => {
          throw new ProviderError('It does not answer')
        },
      }),
    }))
    await passTo(store, '2026-03-16T17:00:00Z')
    await doAllWith(away)
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'awaiting_payment', attempts: 0 })
    expect(await messagesTo(account.id)).not.toContain('renewal_failed')
    await at('2026-03-16T17:06:00Z')
    expect((await ordersOf(sub))[1]).toMatchObject({ state: 'paid', attempts: 0 })
  })
})
