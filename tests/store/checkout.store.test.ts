import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Order } from '../../contract/order.ts'
import { firstOpen, readyToOrder, readyToPay, withDraft } from '../support/checkout.ts'
import type { TestStore } from '../support/store.ts'
import { MORNING, startTestStore } from '../support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('starting to check out', () => {
  it('needs something in the cart', async () => {
    const session = await store.newSession()
    const answer = await store.call('POST', '/v1/order/', { session, body: {} })
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'cart_empty' } } })
    expect((await store.get('/v1/order/', session)).status).toBe(404)
  })

  it('makes one draft, however often it is asked for', async () => {
    const { buyer, id } = await withDraft(store)
    const again = await Promise.all([buyer.post('/v1/order/', {}), buyer.post('/v1/order/', {})])
    expect(again.map((answer) => answer.body.data.id)).toEqual([id, id])
  })

  it('says in order what is still missing', async () => {
    const { buyer } = await withDraft(store)
    expect((await buyer.order()).missing).toEqual(['address', 'recipient', 'interval', 'contact'])
    await buyer.address()
    await buyer.recipient()
    expect((await buyer.order()).missing).toEqual(['interval', 'contact'])
  })

  it('offers no delivery times before it knows where to', async () => {
    const { buyer } = await withDraft(store)
    expect(await buyer.intervals()).toEqual([])
    const { body } = await buyer.choose('2026-03-11', 1)
    expect(body.success).toBe(false)
  })
})

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
    expect((await buyer.recipient({ phone: '07911 123456' })).body.data.recipient.phone).toBe('+447911123456')
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
    for (const date of ['2026-03-09', '2020-01-01', '2026-04-01', '9999-12-31']) {
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

describe('ordering', () => {
  it('fixes positions and total, empties the cart and waits for the payment', async () => {
    const { buyer, id } = await readyToOrder(store)
    const before = await buyer.order()
    const { body } = await buyer.toPay(id, { expected_total: before.total_cost })
    expect(body).toMatchObject({
      success: true,
      data: { state: 'awaiting_payment', positions: before.positions, total_cost: before.total_cost },
    })
    expect((await buyer.get('/v1/basket/')).body.data.positions).toEqual([])
    await store.db.$client.query('update variant set price = price + 1000')
    expect((await buyer.order(id)).total_cost).toBe(before.total_cost)
    await store.db.$client.query('update variant set price = price - 1000')
  })

  it('is declined when the total is not what the shopper saw, and changes nothing', async () => {
    const { buyer, id } = await readyToOrder(store)
    const before = await buyer.order()
    const { body } = await buyer.toPay(id, { expected_total: before.total_cost - 1 })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('total has changed') })
    expect(await buyer.order()).toEqual(before)
    expect((await buyer.get('/v1/basket/')).body.data.positions).toHaveLength(1)
  })

  it('is declined when something of it is sold no more, by its name', async () => {
    const { buyer, id } = await readyToOrder(store)
    const [other] = (await store.get('/v1/category/tulips/?limit=1')).body.data.list
    await buyer.post(`/v1/basket/${other.id}/${other.position_slug}`, {})
    const expected_total = (await buyer.order()).total_cost
    await store.db.$client.query('update product set active = false where id = $1', [other.id])
    const { body } = await buyer.toPay(id, { expected_total })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('total has changed') })
    expect(body.message).toContain(other.title)
    expect((await buyer.toPay(id, { expected_total: body.data.total_cost })).body.success).toBe(true)
    await store.db.$client.query('update product set active = true where id = $1', [other.id])
  })

  it('is declined while something is missing, with the first of it', async () => {
    const { buyer, id } = await withDraft(store)
    expect((await buyer.toPay(id)).body).toMatchObject({
      success: false,
      message: 'Say where the flowers go',
    })
    await buyer.address()
    expect((await buyer.toPay(id)).body).toMatchObject({
      success: false,
      message: 'Say who receives the flowers',
    })
  })

  it('refuses a way to pay that is not on offer', async () => {
    const { buyer, id } = await readyToOrder(store)
    expect(await buyer.toPay(id, { payment_method: 'cheque' })).toMatchObject({
      status: 400,
      body: { error: { field: 'body.payment_method' } },
    })
  })

  it('done twice is done once', async () => {
    const { buyer, id } = await readyToOrder(store)
    const answers = await Promise.all([buyer.toPay(id), buyer.toPay(id), buyer.toPay(id)])
    for (const { body } of answers)
      expect(body).toMatchObject({ success: true, data: { state: 'awaiting_payment' } })
    expect((await buyer.order(id)).timeline.map((entry) => entry.state)).toEqual([
      'draft',
      'awaiting_payment',
    ])
  })

  it('leaves the order as it was when the cart is filled again', async () => {
    const { buyer, id, total } = await readyToPay(store)
    const { body } = await store.get('/v1/category/roses/?limit=2')
    await buyer.post(`/v1/basket/${body.data.list[1].id}/${body.data.list[1].position_slug}`, { quantity: 9 })
    const next = (await buyer.post('/v1/order/', {})).body.data
    expect(next.id).not.toBe(id)
    expect((await buyer.order(id)).total_cost).toBe(total)
  })
})

describe("somebody else's order", () => {
  it('looks like one that does not exist, for reading, placing and paying', async () => {
    const { id, intent } = await readyToPay(store)
    const { buyer: stranger } = await withDraft(store)
    const unknown = await stranger.get('/v1/order/ZZZZZZZZ/')
    expect(unknown.status).toBe(404)
    const answers = [
      await stranger.get(`/v1/order/${id}/`),
      await stranger.toPay(id),
      await stranger.post(`/v1/payment/stripe/intent/${id}`),
      await stranger.pay(intent.id),
      await stranger.answerBank(intent.id, true),
      await stranger.get(`/v1/order/payment/paid/?id=${id}`),
      await stranger.choose('2026-03-12', 1, { order_id: id }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(JSON.stringify(body)).not.toContain(id)
    }
    expect(answers[0]?.body).toEqual(unknown.body)
  })

  it.each(['short', 'lowercas', 'TOOLONG12', '%27OR1=1--'])('is refused by the number %s', async (id) => {
    const session = await store.newSession()
    expect((await store.get(`/v1/order/${id}/`, session)).status).toBe(400)
  })
})

describe('a draft', () => {
  it('takes a gift, which is in the cart too, and gives it back', async () => {
    const { buyer } = await withDraft(store)
    const { rows } = await store.db.$client.query(
      `select id, default_variant as slug from product where kind = 'gift' and active limit 1`,
    )
    const [{ id, slug }] = rows
    const added = await buyer.post('/v1/order/positions/', { offer_id: id, position_slug: slug })
    expect(added.body.data.positions).toHaveLength(2)
    expect((await buyer.get('/v1/basket/')).body.data.positions).toHaveLength(2)
    const search = new URLSearchParams({ offer_id: id, position_slug: slug })
    const removed = await store.call('DELETE', `/v1/order/positions/?${search}`, { session: buyer.session })
    expect(removed.body.data.positions).toHaveLength(1)
  })

  it('is known to the clock it was made by', async () => {
    const { buyer } = await withDraft(store)
    expect(Date.parse((await buyer.order()).created_at)).toBe(Date.parse(MORNING))
  })
})
