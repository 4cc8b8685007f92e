import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Order } from '../../../contract/order.ts'
import { firstOpen, readyToOrder, readyToPay, withDraft } from '../../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../../tests/support/shopping/checkout.ts'
import { setCapacity } from '../../../tests/support/shopping/slot-capacity.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import { ALL_HELD } from '../../delivery/delivery-rule.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('the address', () => {
  it.each([
    ['n19gu', 'N1 9GU', 'london'],
    ['BR1 1AA', 'BR1 1AA', 'london'],
    ['m1  1ae', 'M1 1AE', 'uk'],
  ])('%s is kept as %s, in the zone %s', async (postcode, kept, zone) => {
    const { buyer } = await withDraft(store)
    const { body } = await buyer.address({ postcode })
    expect(body).toMatchObject({
      success: true,
      message: '',
      data: { shipping_address: { postcode: kept, zone } },
    })
    expect(body.intervals.length).toBeGreaterThan(0)
  })

  it.each(['BT1 1AA', 'JE2 3AB', 'IM1 1AA', 'ZE1 0AA', 'nonsense', '90210'])(
    '%s is declined with a message, and not kept',
    async (postcode) => {
      const { buyer } = await withDraft(store)
      await buyer.address()
      const { status, body } = await buyer.address({ postcode })
      expect(status).toBe(200)
      expect(body.success).toBe(false)
      expect(body.message.length).toBeGreaterThan(10)
      expect((await buyer.order()).shipping_address?.postcode).toBe('N1 9GU')
    },
  )

  it('in another zone lets go of the window that was held', async () => {
    const { buyer } = await readyToOrder(store)
    await buyer.address({ postcode: 'M1 1AE', city: 'Manchester' })
    expect((await buyer.order()).interval).toBeNull()
  })

  it('in the same zone keeps the window that was held', async () => {
    const { buyer } = await readyToOrder(store)
    await buyer.address({ postcode: 'SE1 9SG' })
    expect((await buyer.order()).interval).not.toBeNull()
  })

  it('in the same place keeps a slot that is held, although its last hour for new orders is over', async () => {
    const before = store.clock.now()
    store.clock.set('2026-03-10T13:58:00Z')
    const { buyer } = await withDraft(store)
    await buyer.address()
    const [today] = await buyer.intervals()
    const open = today?.intervals.filter(({ disabled }) => !disabled).map(({ id }) => id) ?? []
    store.clock.set('2026-03-10T14:02:00Z')
    const [later] = await buyer.intervals()
    const closed = later?.intervals.find(({ id, disabled }) => disabled && open.includes(id))
    if (!today || !closed) throw new Error('No window closes at two')
    store.clock.set('2026-03-10T13:58:00Z')
    await buyer.choose(today.date, closed.id)
    store.clock.set('2026-03-10T14:02:00Z')
    const { body } = await buyer.address({ line1: '2 Caledonian Road' })
    store.clock.set(before.toString())
    expect(body.data.interval).toMatchObject({ date: today.date, interval_id: closed.id })
  })

  it('in another nation lets go of a day that is closed there, and says that a time is missing', async () => {
    const { buyer } = await withDraft(store)
    await store.db.$client.query(
      `insert into closing_day (region, day, name, kind) values ('scotland', '2026-03-16', 'a fair', 'bank_holiday')`,
    )
    await buyer.address({ postcode: 'M1 1AE', city: 'Manchester' })
    await buyer.recipient()
    await buyer.contact()
    const dates = await buyer.intervals()
    const on = (date: string) => firstOpen(dates.filter((day) => day.date === date)).interval.id
    const move = async (postcode: string) => (await buyer.address({ postcode })).body.data

    await buyer.choose('2026-03-16', on('2026-03-16'))
    expect(await move('CF10 1AA')).toMatchObject({ interval: { date: '2026-03-16' }, missing: [] })
    expect(await move('EH1 1AA')).toMatchObject({ interval: null, missing: ['interval'] })
    expect(await move('M1 1AE')).toMatchObject({ interval: null, missing: ['interval'] })

    await buyer.choose('2026-03-17', on('2026-03-17'))
    expect(await move('EH1 1AA')).toMatchObject({ interval: { date: '2026-03-17' }, missing: [] })
  })

  it.each([
    { postcode: '' },
    { line1: ' ' },
    { city: 'x'.repeat(81) },
    { line1: 'a\0b' },
    { line1: 'a\u001bb' },
    { zone: 'london' },
  ])('is refused with %j', async (change) => {
    const { buyer } = await withDraft(store)
    const { status, body } = await buyer.address(change)
    expect(status).toBe(400)
    expect(body.error.field).toMatch(/^body/)
  })
})

describe('the recipient and the contact', () => {
  it('have their numbers kept in international form', async () => {
    const { buyer } = await withDraft(store)
    expect((await buyer.recipient({ phone: '07700 900456' })).body.data.recipient.phone).toBe('+447700900456')
    expect((await buyer.contact({ phone: '0044 (0)20 7946 0018' })).body.data.contact.phone).toBe(
      '+442079460018',
    )
  })

  it.each(['12345', '+44 7', 'call me'])('are declined with the number %s, with a message', async (phone) => {
    const { buyer } = await withDraft(store)
    const answers = [await buyer.recipient({ phone }), await buyer.contact({ phone })]
    for (const { body } of answers)
      expect(body).toMatchObject({ success: false, message: 'Enter the correct phone number' })
    expect((await buyer.order()).recipient).toBeNull()
  })

  it.each(['12345!!', '<Iris>', '...'])('are declined with the name %s, with a message', async (name) => {
    const { buyer } = await withDraft(store)
    const answers = [await buyer.recipient({ name }), await buyer.contact({ name })]
    for (const { body } of answers)
      expect(body).toMatchObject({ success: false, message: 'Enter the correct name' })
    expect(await buyer.order()).toMatchObject({ recipient: null, contact: null })
  })

  it.each(['basil', 'basil@', '@example.org', 'a b@example.org', `${'x'.repeat(260)}@example.org`])(
    'refuse %s as an e-mail',
    async (email) => {
      const { buyer } = await withDraft(store)
      expect(await buyer.contact({ email })).toMatchObject({
        status: 400,
        body: { error: { field: 'body.email' } },
      })
    },
  )

  it('refuse a note that is too long in words', async () => {
    const { buyer } = await withDraft(store)
    expect(await buyer.recipient({ note: 'x'.repeat(301) })).toMatchObject({
      status: 400,
      body: { error: { field: 'body.note', message: 'body.note: must be at most 300 characters' } },
    })
  })

  it('takes names as people write them', async () => {
    const { buyer } = await withDraft(store)
    const name = 'Zoë O’Connor-Łukasz 王'
    expect((await buyer.recipient({ name: `  ${name} ` })).body.data.recipient.name).toBe(name)
  })
})

describe('the delivery time', () => {
  it('adds its price to the total', async () => {
    const { buyer } = await withDraft(store)
    await buyer.address()
    const { date, interval } = firstOpen(await buyer.intervals(), (entry) => entry.price > 0)
    const { body } = await buyer.choose(date, interval.id)
    const order = Order.parse(body.data)
    expect(order).toMatchObject({
      delivery_amount: interval.price,
      total_cost: order.positions_cost + interval.price,
    })
    expect(order.interval).toMatchObject({ interval_id: interval.id, date, price: interval.price })
  })

  it('of another zone, of a date past or too far, is not to be had', async () => {
    const { buyer } = await withDraft(store)
    await buyer.address()
    const { rows } = await store.db.$client.query(
      `select id, zone from delivery_window where starts_at = '08:00' order by zone`,
    )
    const [london, uk] = rows
    expect((await buyer.choose('2026-03-12', uk.id)).body.success).toBe(false)
    for (const date of ['2026-03-09', '2020-01-01', '2026-05-12', '9999-12-31']) {
      expect((await buyer.choose(date, london.id)).body).toMatchObject({ success: false })
    }
    expect((await buyer.choose('2026-03-12', 2_147_483_647)).body.success).toBe(false)
    expect((await buyer.order()).interval).toBeNull()
  })

  it.each(['2026-02-30', '10/03/2026', '', '2026-3-1'])('is refused with the date %s', async (date) => {
    const { buyer } = await withDraft(store)
    await buyer.address()
    expect(await buyer.choose(date, 1)).toMatchObject({
      status: 400,
      body: { error: { field: 'body.date' } },
    })
  })

  it('can be changed, and one order holds one place', async () => {
    const { buyer, id, interval } = await readyToOrder(store)
    const other = firstOpen(await buyer.intervals(), (entry) => entry.id !== interval.id)
    await buyer.choose(other.date, other.interval.id)
    const { rows } = await store.db.$client.query('select window_id from slot_hold where order_id = $1', [id])
    expect(rows).toEqual([{ window_id: other.interval.id }])
  })
})

/** A visitor with a draft for London without a slot. */
async function choosing(): Promise<Buyer> {
  const { buyer } = await withDraft(store)
  await buyer.address()
  return buyer
}

/** Sets the capacity so that one place is left in a slot. */
const leaveOne = (windowId: number, date: string) => setCapacity(store, windowId, date, 1)

/** Expects that a hold taken now lapses after exactly this time. */
async function expectHeldFor(minutes: number, date: string, windowId: number): Promise<void> {
  const other = await choosing()
  store.clock.advance({ minutes: minutes - 1, seconds: 59 })
  expect((await other.choose(date, windowId)).body).toMatchObject({
    success: false,
    message: ALL_HELD,
  })
  store.clock.advance({ seconds: 1 })
  expect((await other.choose(date, windowId)).body).toMatchObject({ success: true })
}

describe('a delivery time that is chosen', () => {
  it.each([
    [10, 'is still to say for whom', async () => undefined],
    [20, 'has said all there is', (buyer: Buyer) => Promise.all([buyer.recipient(), buyer.contact()])],
  ])('waits %i minutes for who %s', async (minutes, _who, say) => {
    await store.db.$client.query('delete from slot_hold')
    const buyer = await choosing()
    await say(buyer)
    const { date, interval } = firstOpen(await buyer.intervals())
    await leaveOne(interval.id, date)
    await buyer.choose(date, interval.id)
    await expectHeldFor(minutes, date, interval.id)
  })

  it('waits half an hour for the payment, when it is chosen in place of one that was lost while paying', async () => {
    const { buyer, id, interval } = await readyToPay(store)
    store.clock.advance({ minutes: 31 })
    const dates = await (await choosing()).intervals()
    const other = firstOpen(dates, (entry) => entry.id !== interval.id && entry.price <= interval.price)
    await leaveOne(other.interval.id, other.date)
    const { body } = await buyer.choose(other.date, other.interval.id, { order_id: id })
    expect(body).toMatchObject({ success: true, data: { interval: { interval_id: other.interval.id } } })
    await expectHeldFor(30, other.date, other.interval.id)
  })
})
