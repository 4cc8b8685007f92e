import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { subscribed } from '../../tests/support/shopping/subscriber.ts'
import { doWhatIsDue, passTo } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'
import { moveDeliveries } from '../subscription/delivery-subscription.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
afterEach(async () => {
  await run(`delete from closing_day where kind = 'shop'`)
  await run('delete from slot')
  await run("update product set same_day = true where kind in ('bouquet', 'roses')")
})

const run = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows as Record<string, any>[]

let people = 0
/** A weekly subscription with its next delivery on 18 March, in London's evening window unless another is chosen. */
async function weekly(times = '16:00–20:00') {
  store.clock.set(MORNING)
  const begun = await subscribed(store, `windows-${(people += 1)}@example.org`, { everyWeeks: 1 })
  const id = begun.subscription.id as string
  await run('update delivery_subscription set notice_at = null, renew_at = null where id <> $1', [id])
  const window = begun.subscription.intervals.find(
    ({ from, to }: { from: string; to: string }) => `${from}–${to}` === times,
  ).interval_id as number
  await begun.subscriber.act(id, 'slot', { interval_id: window })
  const texts = async (kind: string) =>
    (
      await run(`select text from message where kind = $2 and "to" = $1 order by created_at, ctid`, [
        `contact-${begun.account.id}@example.org`,
        kind,
      ])
    ).map(({ text }) => text as string)
  const renewal = async () =>
    (
      await run(
        `select o.state, o.total_cost as total, h.date::text, w.starts_at as from from subscription_period p
         join "order" o on o.id = p.order_id left join slot_hold h on h.order_id = o.id
         left join delivery_window w on w.id = h.window_id
         where p.subscription_id = $1 order by p.delivery_on desc limit 1`,
        [id],
      )
    )[0]
  const shown = async () => (await begun.subscriber.subscriptions())[0]
  const act = (what: string, body: object) => begun.subscriber.act(id, what, body)
  return { ...begun, id, window, texts, renewal, shown, act }
}

/** Sets the clock and runs the due tasks. */
async function at(moment: string): Promise<void> {
  await passTo(store, moment)
  await doWhatIsDue(store)
}
const NOTICE = '2026-03-13T17:00:00Z'
const CHARGE = '2026-03-16T17:00:00Z'
const closeWindow = (window: number, date: string) =>
  run(
    `insert into slot (window_id, date, capacity, closed) values ($1, $2, 60, true)
     on conflict (window_id, date) do update set closed = true`,
    [window, date],
  )
const endsAtNoon = (date: string, name = 'The flood') =>
  run(`insert into closing_day values ('london', $1, '12:00', $2, 'shop')`, [date, name])

it('the notice names the window that will come when staff have closed the usual one', async () => {
  const { window, texts, renewal, shown } = await weekly()
  await closeWindow(window, '2026-03-18')
  await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))
  expect(await shown()).toMatchObject({
    interval: { from: '16:00' },
    next_interval: { from: '18:00', to: '22:00', price: 0 },
  })
  await at(NOTICE)
  const [notice] = await texts('renewal_notice')
  expect(notice).toContain('Wednesday 18 March, 18:00–22:00')
  expect(notice).toContain(
    'Their usual time, 16:00–20:00, is not available that day, so we chose the nearest one. Later deliveries keep their time.',
  )
  await at(CHARGE)
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '18:00' })
  const [, paid] = await texts('order_paid')
  expect(paid).not.toContain('We could not deliver')
  expect(await shown()).toMatchObject({ next_delivery_on: '2026-03-25', next_interval: null })
})

it('a day that ends at noon has its last window announced, and cannot be chosen for the evening', async () => {
  const { act, window, texts, renewal } = await weekly()
  await endsAtNoon('2026-03-18')
  expect((await act('slot', { interval_id: window, date: '2026-03-19' })).status).toBe(200)
  expect((await act('slot', { interval_id: window, date: '2026-03-18' })).body).toMatchObject({
    error: {
      code: 'closed_time',
      message:
        'We cannot deliver between 16:00 and 20:00 on Wednesday 18 March (The flood: the last delivery is by 12:00). Choose another time or another day.',
    },
  })
  await endsAtNoon('2026-03-19', 'The second flood')
  await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-19'))
  await at('2026-03-14T17:00:00Z')
  const [notice] = await texts('renewal_notice')
  expect(notice).toContain('Thursday 19 March, 10:00–11:00')
  expect(notice).toContain('is not available that day (The second flood: the last delivery is by 12:00)')
  await at('2026-03-17T17:00:00Z')
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-19', from: '10:00' })
})

it('a morning that was announced stays as long as it can be had at its charge, whatever other day is closed', async () => {
  const { texts, renewal, shown } = await weekly('08:00–12:00')
  // Orders for that morning are taken until the 16th at 20:00; the charge is three hours before.
  await run(`insert into closing_day values ('london', '2026-03-17', null, 'The flood', 'shop')`)
  await at(NOTICE)
  expect((await texts('renewal_notice'))[0]).toContain('Wednesday 18 March, 08:00–12:00')
  store.clock.set('2026-03-14T03:00:00Z')
  await run(`insert into closing_day values ('london', '2026-03-21', null, 'The fair', 'shop')`)
  expect(await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-21'))).toBe(0)
  await doWhatIsDue(store)
  expect(await shown()).toMatchObject({ next_delivery_on: '2026-03-18', next_interval: null })
  await at(CHARGE)
  expect(await texts('renewal_notice')).toHaveLength(1)
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '08:00' })
})

it('a morning is not promised to who chooses it again when it is too late for it at the charge', async () => {
  const { act, window, texts, renewal, shown } = await weekly('08:00–12:00')
  await run(`insert into closing_day values ('london', '2026-03-17', null, 'The flood', 'shop')`)
  // The worker was away: the notice is five hours late, and so is the charge.
  await passTo(store, '2026-03-13T16:59:00Z')
  store.clock.set('2026-03-13T22:00:00Z')
  await doWhatIsDue(store)
  expect((await texts('renewal_notice'))[0]).toContain('Wednesday 18 March, 12:00–16:00')
  expect((await act('slot', { interval_id: window })).status).toBe(200)
  expect(await shown()).toMatchObject({ next_interval: { from: '12:00' } })
  await at('2026-03-16T22:00:00Z')
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '12:00' })
})

it('flowers that take a working day are announced for a time for which they can be ordered', async () => {
  const { texts, renewal } = await weekly()
  // Nobody works on the 17th, and the charge is on the 16th at 17:00.
  await run(`insert into closing_day values ('london', '2026-03-17', null, 'The flood', 'shop')`)
  await run(`update product set same_day = false`)
  await at(NOTICE)
  const [notice] = await texts('renewal_notice')
  expect(notice).toContain('Wednesday 18 March, 10:00–11:00')
  expect(notice).toContain('(it takes a working day to prepare these flowers)')
  await at(CHARGE)
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '10:00' })
})

it('a window that is full is not announced, and a window closed after the notice is announced anew at the same charge', async () => {
  const { window, texts, renewal, total } = await weekly()
  await run(
    `insert into slot (window_id, date, capacity, closed) values ($1, '2026-03-18', 0, false)
     on conflict (window_id, date) do update set capacity = 0`,
    [window],
  )
  await at(NOTICE)
  const [first] = await texts('renewal_notice')
  expect(first).toContain('18:00–22:00')
  expect(first).toContain('is not available that day (fully booked)')
  const [{ id: late } = { id: 0 }] = await run(`select id from delivery_window where starts_at = '18:00'`)
  await closeWindow(late, '2026-03-18')
  store.clock.set('2026-03-16T09:00:00Z')
  expect(await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))).toBe(1)
  await doWhatIsDue(store)
  const [, second, ...more] = await texts('renewal_notice')
  expect(more).toEqual([])
  expect(second).toContain('Wednesday 18 March, 12:00–16:00')
  expect(second).toContain('on Monday 16 March at 17:00')
  await at(CHARGE)
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '12:00' })
  expect((await renewal())?.total).toBeLessThanOrEqual(total)
})

it('a window that is closed shortly before the charge is not announced any more: the e-mail about the charge says so', async () => {
  const { window, texts, renewal } = await weekly()
  await at(NOTICE)
  await closeWindow(window, '2026-03-18')
  store.clock.set(CHARGE)
  expect(await inTransaction(store, (tx) => moveDeliveries(tx, '2026-03-18'))).toBe(0)
  await doWhatIsDue(store)
  expect(await texts('renewal_notice')).toHaveLength(1)
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '18:00' })
  // It is the first that the owner hears of the other window.
  const [, paid] = await texts('order_paid')
  expect(paid).toContain('Wednesday 18 March, 18:00–22:00')
  expect(paid).toContain('We could not deliver on Wednesday 18 March, 16:00–20:00')
})

it('a window that is changed to one closed on the next day counts from the delivery after it', async () => {
  const { act, subscription, texts } = await weekly('08:00–12:00')
  await endsAtNoon('2026-03-18')
  const evening = subscription.intervals.find(({ from }: { from: string }) => from === '16:00').interval_id
  const { body } = await act('slot', { interval_id: evening, date: '2026-03-18' })
  expect(body.data).toMatchObject({ interval: { from: '16:00' }, next_interval: { to: '11:00' } })
  const confirmation = (await texts('subscription_changed')).at(-1)
  expect(confirmation).toContain('Wednesday 18 March, 10:00–11:00')
  expect(confirmation).toContain('Their usual time, 16:00–20:00, is not available that day (The flood')
})

const openWindow = (window: number, date: string) =>
  run('update slot set closed = false where window_id = $1 and date = $2', [window, date])
const closeDay = (date: string) =>
  run(`insert into closing_day values ('london', $1, null, 'The flood', 'shop')`, [date])
const openDay = (date: string) => run('update closing_day set open = true where day = $1', [date])
const moveOn = (date: string) => inTransaction(store, (tx) => moveDeliveries(tx, date))

it('a delivery that comes back to the window that was announced first is announced in it again', async () => {
  const { window, texts, shown, renewal } = await weekly()
  await at(NOTICE)
  store.clock.set('2026-03-14T09:00:00Z')
  await closeWindow(window, '2026-03-18')
  await moveOn('2026-03-18')
  await doWhatIsDue(store)
  store.clock.set('2026-03-14T10:00:00Z')
  await closeWindow((await shown()).next_interval.interval_id, '2026-03-18')
  await openWindow(window, '2026-03-18')
  await moveOn('2026-03-18')
  await doWhatIsDue(store)
  const notices = await texts('renewal_notice')
  expect(notices).toHaveLength(3)
  expect(notices[1]).toContain('Wednesday 18 March, 18:00–22:00')
  expect(notices[2]).toContain('Wednesday 18 March, 16:00–20:00')
  await at(CHARGE)
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '16:00' })
})

it('who chooses the usual window of a moved delivery, which is open again, gets it for what was announced', async () => {
  const { window, texts, act, renewal, shown, total } = await weekly()
  await at(NOTICE)
  store.clock.set('2026-03-14T09:00:00Z')
  await closeWindow(window, '2026-03-18')
  await moveOn('2026-03-18')
  await doWhatIsDue(store)
  // It cannot be had yet.
  const early = await act('slot', { interval_id: window, date: '2026-03-18' })
  expect(early.body.data).toMatchObject({ next_interval: { from: '18:00' } })
  await openWindow(window, '2026-03-18')
  await moveOn('2026-03-18')
  // What was announced stays.
  expect(await shown()).toMatchObject({ next_interval: { from: '18:00' } })
  const confirmed = (await texts('subscription_changed')).length
  const { body } = await act('slot', { interval_id: window, date: '2026-03-18' })
  expect(body.data).toMatchObject({ next_interval: null, next_delivery_on: '2026-03-18' })
  const confirmations = await texts('subscription_changed')
  expect(confirmations).toHaveLength(confirmed + 1)
  expect(confirmations.at(-1)).toContain('Wednesday 18 March, 16:00–20:00')
  await at(CHARGE)
  expect(await renewal()).toMatchObject({ state: 'paid', from: '16:00', total })
})

it('who takes a moved delivery back to its planned day, which is open again, is sent a confirmation', async () => {
  const { window, texts, act, renewal, shown } = await weekly()
  await closeDay('2026-03-18')
  await moveOn('2026-03-18')
  await at('2026-03-12T17:00:00Z')
  await openDay('2026-03-18')
  await moveOn('2026-03-18')
  expect(await shown()).toMatchObject({ next_delivery_on: '2026-03-17', moved_from: '2026-03-18' })
  store.clock.set('2026-03-13T18:00:00Z')
  const confirmed = (await texts('subscription_changed')).length
  const { body } = await act('slot', { interval_id: window, date: '2026-03-18' })
  expect(body.data).toMatchObject({ next_delivery_on: '2026-03-18', moved_from: null })
  const confirmations = await texts('subscription_changed')
  expect(confirmations).toHaveLength(confirmed + 1)
  expect(confirmations.at(-1)).toContain('Wednesday 18 March, 16:00–20:00')
  expect(confirmations.at(-1)).toContain('The deliveries after the next one follow its day: every week.')
  await at(CHARGE)
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-18', from: '16:00' })
})

it('an announced day that is closed too late for the planned one moves to a day that can still be announced', async () => {
  const { texts, renewal, shown } = await weekly()
  await closeDay('2026-03-18')
  await moveOn('2026-03-18')
  await at('2026-03-12T17:00:00Z')
  await openDay('2026-03-18')
  // The planned day had to be announced by 14 March at 17:00.
  store.clock.set('2026-03-14T18:30:00Z')
  await closeDay('2026-03-17')
  await moveOn('2026-03-17')
  expect(await shown()).toMatchObject({ next_delivery_on: '2026-03-19' })
  await doWhatIsDue(store)
  expect((await texts('renewal_notice')).at(-1)).toContain('Thursday 19 March, 16:00–20:00')
  await at(CHARGE)
  expect(await renewal()).toMatchObject({ date: '2026-03-11' })
  await at('2026-03-17T18:30:00Z')
  expect(await renewal()).toMatchObject({ state: 'paid', date: '2026-03-19', from: '16:00' })
})

it('the page of an order says what the page of the subscription says of a delivery in a cheaper window', async () => {
  const { window, shown, subscriber } = await weekly('10:00–11:00')
  await closeWindow(window, '2026-03-18')
  await moveOn('2026-03-18')
  const { price, delivery_price: delivery, ordered } = await shown()
  expect(delivery).toBe(0)
  expect(await subscriber.order(ordered.order_id)).toMatchObject({ subscription: { next_total: price } })
})

it('a delivery that is not announced yet comes back to a nearer day that is opened again', async () => {
  const { shown } = await weekly()
  await closeDay('2026-03-18')
  await moveOn('2026-03-18')
  await closeDay('2026-03-17')
  await moveOn('2026-03-17')
  expect(await shown()).toMatchObject({ next_delivery_on: '2026-03-19' })
  await openDay('2026-03-17')
  await moveOn('2026-03-17')
  expect(await shown()).toMatchObject({ next_delivery_on: '2026-03-17', moved_from: '2026-03-18' })
})
