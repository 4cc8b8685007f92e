import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliveryDays, destinationOf } from '../../store/delivery/delivery-days.ts'
import { mustMove } from '../../store/order/order-state.ts'
import { eraseAccount, signIn } from '../support/shopping/account.ts'
import { CARDS, LONDON_ADDRESS, firstOpen, readyToOrder, withDraft } from '../support/shopping/checkout.ts'
import { doWhatIsDue } from '../support/shopping/due-work.ts'
import type { TestStore } from '../support/processes/store.ts'
import { startTestStore } from '../support/processes/store.ts'
import { MORE_CARDS, again, subscribed } from '../support/shopping/subscriber.ts'
import { inTransaction } from '../../store/kernel/context.ts'

/** Two years of the shop, from one thing that is due to the next, and all that was charged, delivered and written. */
const BEGIN = '2027-01-04T09:00:00Z'
const END = '2028-12-31T12:00:00Z'
/** The shop is away: nothing is done that is due meanwhile. */
const STOP = { from: '2028-03-02T09:00:00Z', until: '2028-03-12T09:00:00Z' }

let store: TestStore
beforeAll(async () => {
  store = await startTestStore({ now: BEGIN })
})
afterAll(() => store.stop())

const run = async (text: string, values: unknown[] = []) =>
  (await store.db.$client.query(text, values)).rows as Record<string, any>[]

/** When something is due next, in whatever table. */
async function nextDue(): Promise<string | null> {
  const [row] = await run(`select to_json(min(at)) as at from (
    select min(notice_at) as at from delivery_subscription
    union all select min(renew_at) from delivery_subscription
    union all select min(paused_until::timestamptz) from delivery_subscription where state = 'paused'
    union all select min(charge_at) from subscription_period
    union all select min(check_at) from payment
    union all select min(erase_at) from "order"
    union all select min(remind_at) from important_date
    union all select min(remind_at) from cart) as due`)
  return row?.at ?? null
}

/** Lives on to a moment, doing what is due when it is due, and does something there. */
async function liveTo(moment: string, work?: () => Promise<unknown>): Promise<void> {
  const end = Temporal.Instant.from(moment)
  for (;;) {
    await doWhatIsDue(store)
    const due = await nextDue()
    if (!due || Temporal.Instant.compare(due, end) > 0) break
    const now = store.clock.now()
    // What stays due is looked at once a minute.
    store.clock.set(Temporal.Instant.compare(due, now) > 0 ? due : now.add({ minutes: 1 }).toString())
    if (Temporal.Instant.compare(store.clock.now(), end) > 0) break
  }
  store.clock.set(moment)
  await doWhatIsDue(store)
  await work?.()
}

const MANCHESTER = { postcode: 'M1 1AE', line1: '1 Piccadilly', city: 'Manchester' }
const EDINBURGH = { postcode: 'EH1 1YZ', line1: '1 Princes Street', city: 'Edinburgh' }

type Lived = { id: string; email: string; everyWeeks: number; place: object; price: number }

async function subscribe(
  email: string,
  everyWeeks: number,
  first: string,
  address: object = {},
  card?: object,
) {
  const begun = await subscribed(store, email, { everyWeeks, first, address, ...(card && { card }) })
  const { subscription, size, interval } = begun
  const lived: Lived = {
    ...{ id: subscription.id, email: `contact-${begun.account.id}@example.org`, everyWeeks },
    place: address,
    price: size.price + interval.price,
  }
  return { ...begun, lived }
}

/** The deliveries of a subscription: planned for, brought on, charged when and how much, announced when. */
async function deliveries({ id, email }: Lived) {
  return run(
    `select p.delivery_on::text as planned, h.date::text as brought, o.state, o.total_cost as total,
       (select array_agg(c.at order by c.at) from payment pay join sandbox_charge c on c.ref = pay.provider_ref
        where pay.order_id = o.id) as charged,
       (select max(m.created_at) from message m where m.kind = 'renewal_notice' and m."to" = $2
        and m.dedupe_key like 'renewal notice ' || $1 || ' ' || coalesce(h.date, p.delivery_on) || ' %') as announced
     from subscription_period p join "order" o on o.id = p.order_id left join slot_hold h on h.order_id = o.id
     where p.subscription_id = $1 order by p.delivery_on`,
    [id, email],
  )
}

it(
  'charges, deliveries and e-mails of two years are what the pages promise',
  { timeout: 600_000 },
  async () => {
    const saturdays = await subscribe('saturdays@example.org', 1, '2027-01-09')
    const mondays = await subscribe('mondays@example.org', 2, '2027-01-11', MANCHESTER)
    const fridays = await subscribe('fridays@example.org', 4, '2027-01-08', EDINBURGH)
    const declines = await subscribe('declines@example.org', 4, '2027-01-09', {}, MORE_CARDS.declinedAgain)

    // A gift to somebody, once, and the account that gave it erased when it has come.
    await liveTo('2027-02-01T10:00:00Z', async () => {
      const { buyer, id } = await readyToOrder(store)
      const { date, interval } = firstOpen(await buyer.intervals())
      await buyer.choose(date, interval.id)
      await buyer.toPay(id)
      await buyer.pay((await buyer.intent(id)).id, CARDS.pays)
      const account = await signIn(store, 'giver@example.org', buyer.session)
      await account.call('POST', '/v1/order/guest/assign/', {})
      await inTransaction(store, async (tx) => {
        for (const to of ['preparing', 'on_its_way', 'delivered'] as const) await mustMove(tx, id, to)
      })
      store.clock.advance({ minutes: 1 })
      await eraseAccount(store, account, 'giver@example.org')
      const [given] = await run(
        'select contact, recipient, shipping_address, total_cost from "order" where id = $1',
        [id],
      )
      expect(given).toMatchObject({ contact: null, recipient: null, shipping_address: { line1: '' } })
      expect(given?.total_cost).toBeGreaterThan(0)
    })

    // The second delivery of the declined card is tried four times and given up; its owner goes on with another card.
    await liveTo('2027-02-20T10:00:00Z', async () => {
      expect(await run('select state from delivery_subscription where id = $1', [declines.lived.id])).toEqual(
        [{ state: 'paused' }],
      )
      expect((await deliveries(declines.lived)).map(({ state }) => state)).toEqual(['paid', 'cancelled'])
      await (await again(store, 'declines@example.org')).act(declines.lived.id, 'cancel')
    })

    await liveTo(STOP.from)
    store.clock.set(STOP.until)
    await liveTo('2028-06-01T09:00:00Z', async () => {
      // What the fridays are of is no longer made.
      const [{ product_id: product } = {}] = await run(
        'select v.product_id from variant v join delivery_subscription s on s.variant_id = v.id where s.id = $1',
        [fridays.lived.id],
      )
      const others = await run(
        `select v.id from variant v join product p on p.id = v.product_id where p.kind = 'bouquet' and v.product_id <> $1 limit 1`,
        [product],
      )
      // The other subscriptions are of other flowers by then.
      await run('update delivery_subscription set variant_id = $1 where id <> $2', [
        others[0]?.id,
        fridays.lived.id,
      ])
      await run('update product set active = false where id = $1', [product])
    })
    await liveTo(END)

    const isClosed = async (place: object, date: string) => {
      const day = Temporal.PlainDate.from(date)
      const address = { zone: 'uk', ...{ postcode: '' }, ...place }
      const where = 'postcode' in place ? address : { zone: 'london', postcode: 'N1 9GU' }
      return (await deliveryDays(store, day, day)).ruleOn(destinationOf(where), day)?.lastEnd === null
    }
    const stop = { from: Date.parse(STOP.from), until: Date.parse(STOP.until) }
    const HOURS = 3_600_000
    const table: string[] = []
    for (const [name, { lived }] of Object.entries({ saturdays, mondays, fridays })) {
      const all = await deliveries(lived)
      const [first, ...renewals] = all
      expect(first?.state).toBe('paid')
      for (const { planned, brought, charged, announced, total } of renewals) {
        const what = `${name} ${planned}`
        expect(charged, what).toHaveLength(1)
        const at = charged[0].getTime()
        expect(total, what).toBeLessThanOrEqual(lived.price)
        expect(announced, `${what} was announced`).not.toBeNull()
        expect(at - announced.getTime(), `${what} three days before its charge`).toBeGreaterThanOrEqual(
          72 * HOURS,
        )
        expect(at < stop.from || at >= stop.until, `${what} is not charged while the shop is away`).toBe(true)
        expect(at, `${what} is charged before it comes`).toBeLessThan(Date.parse(`${brought}T00:00:00Z`))
        expect(await isClosed(lived.place, brought), `${what} comes on ${brought}`).toBe(false)
        if (brought !== planned) {
          expect(await isClosed(lived.place, planned), `${what} had to move`).toBe(true)
          table.push(`${name}: ${planned} came on ${brought}`)
        }
      }
      const days = renewals.map(({ planned }) => planned as string)
      expect(new Set(days).size).toBe(days.length)
      table.push(`${name}: ${renewals.length} later deliveries, each charged once`)
    }
    for (const line of table) console.log(`    ${line}`)

    const plannedOf = async (lived: Lived) =>
      (await deliveries(lived)).map(({ planned }) => planned as string)
    const weeks = (from: string, until: string, every: number) => {
      const dates: string[] = []
      for (let day = Temporal.PlainDate.from(from); day.toString() <= until; day = day.add({ weeks: every }))
        dates.push(day.toString())
      return dates
    }
    // What fell into the stop was missed; the Saturday of 18 March can be announced in time.
    const without = (dates: string[], ...missed: string[]) => dates.filter((day) => !missed.includes(day))
    expect(await plannedOf(saturdays.lived)).toEqual(
      without(weeks('2027-01-09', '2029-01-02', 1), '2028-03-04', '2028-03-11'),
    )
    expect(await plannedOf(mondays.lived)).toEqual(
      without(weeks('2027-01-11', '2029-01-02', 2), '2028-03-06'),
    )
    expect((await plannedOf(fridays.lived)).every((day) => day < '2028-06-10')).toBe(true)
    expect(await run('select state from delivery_subscription where id = $1', [fridays.lived.id])).toEqual([
      { state: 'paused' },
    ])

    const emails = async (lived: Lived) =>
      Object.fromEntries(
        (
          await run(
            `select kind, count(*)::int as count from message where "to" = $1 group by kind order by kind`,
            [lived.email],
          )
        ).map(({ kind, count }) => [kind, count]),
      )
    console.log('    e-mails of the saturdays', await emails(saturdays.lived))
    expect(await emails(declines.lived)).toMatchObject({
      renewal_failed: 3,
      subscription_paused: 1,
      subscription_changed: 1,
    })
    expect(await emails(fridays.lived)).toMatchObject({ subscription_paused: 1 })
    const missed = await run(`select text from message where kind = 'renewal_left_out' and "to" = $1`, [
      saturdays.lived.email,
    ])
    expect(missed).toHaveLength(1)
    for (const words of ['Saturday 4 March', 'Saturday 11 March', 'Nothing was charged'])
      expect(missed[0]?.text).toContain(words)
  },
)

/** Bank holidays of two years as the government has published them, and the days on which the pages say that nothing comes. */
const OF_BOTH = [
  '2027-01-01',
  '2027-03-26',
  '2027-05-03',
  '2027-05-31',
  '2027-12-25',
  '2027-12-26',
  '2027-12-27',
  '2027-12-28',
]
const OF_BOTH_LATER = [
  '2028-01-01',
  '2028-01-03',
  '2028-04-14',
  '2028-05-01',
  '2028-05-29',
  '2028-12-25',
  '2028-12-26',
]
const KEPT: [place: string, address: object, days: string[]][] = [
  ['London', LONDON_ADDRESS, ['2027-12-25', '2028-12-25']],
  [
    'Manchester',
    MANCHESTER,
    [...OF_BOTH, '2027-03-29', '2027-08-30', ...OF_BOTH_LATER, '2028-04-17', '2028-08-28'],
  ],
  [
    'Edinburgh',
    EDINBURGH,
    [
      ...[...OF_BOTH, '2027-01-02', '2027-01-04', '2027-08-02', '2027-11-30'],
      ...[...OF_BOTH_LATER, '2028-01-02', '2028-01-04', '2028-08-07', '2028-11-30'],
    ],
  ],
]

it.each(KEPT)(
  'every bank holiday of 2027 and 2028 that %s keeps is offered to nobody, chosen by nobody and never promised',
  { timeout: 600_000 },
  async (place, address, days) => {
    const shop = await startTestStore({ now: '2026-12-01T09:00:00Z' })
    for (const date of days) {
      const day = Temporal.PlainDate.from(date)
      shop.clock.set(`${day.subtract({ days: 7 }).toString()}T09:00:00Z`)
      const { buyer } = await withDraft(shop)
      await buyer.address(address)
      const dates = await buyer.intervals()
      const open = dates.filter(({ intervals }) => intervals.some(({ disabled }) => !disabled))
      expect(
        open.map((entry) => entry.date),
        `${place} on ${date}`,
      ).not.toContain(date)
      // Any other day can be had, and not one of its times on this one.
      const { body } = await buyer.choose(date, firstOpen(dates).interval.id)
      expect(body.success, `${place} on ${date}`).toBe(false)
      shop.clock.set(`${day.subtract({ days: 1 }).toString()}T09:00:00Z`)
      const { same_day: london, next_day: elsewhere } = (await shop.get('/v1/intervals/earliest/')).body.data
      expect(place === 'London' ? london.date : elsewhere.date, `promised for ${place}`).not.toBe(date)
    }
    await shop.stop()
  },
)
