import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount, register } from '../../../tests/support/shopping/account.ts'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { CARDS, createBuyer, firstOpen } from '../../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const PATH = '/v1/user/recipients/'
const ADDRESS = { postcode: 'n19gu', line1: '1 Caledonian Road', line2: 'Flat 7', city: 'London' }
const IRIS = { name: 'Iris Green', phone: '020 7946 0018', note: 'The blue door', address: ADDRESS }
const OTHER_ADDRESS = { postcode: 'm1 1ae', line1: '2 Piccadilly', city: 'Manchester' }

let people = 0
const someone = () => register(store, `sender-${++people}@example.org`)
const add = async (account: Account, change: object = {}) =>
  (await account.call('POST', PATH, { ...IRIS, ...change })).body
const listOf = async (account: Account) => (await account.get(PATH)).body.data

/** A user's draft of roses, with their calls of the checkout. */
async function withRoses(account: Account) {
  const buyer = createBuyer(store, account.session, account.token)
  const { body } = await store.get('/v1/category/roses/?limit=1')
  const [{ id, position_slug }] = body.data.list
  await buyer.post(`/v1/basket/${id}/${position_slug}`, {})
  const { data } = (await buyer.post('/v1/order/', {})).body
  return { buyer, id: data.id as string, product: id as number }
}

/** Takes the first open time, orders and pays. */
async function finish({ buyer, id }: Awaited<ReturnType<typeof withRoses>>) {
  const { date, interval } = firstOpen(await buyer.intervals())
  expect((await buyer.choose(date, interval.id)).body).toMatchObject({ success: true })
  await buyer.contact()
  expect((await buyer.toPay(id)).body).toMatchObject({ success: true })
  await buyer.pay((await buyer.intent(id)).id, CARDS.pays)
}

describe('saved recipients', () => {
  it('are kept as the shop writes them, those used last first, and can be changed and erased one by one', async () => {
    const account = await someone()
    expect(await listOf(account)).toEqual([])
    const { data: first } = await add(account)
    expect(first).toEqual([
      {
        id: expect.any(Number),
        name: 'Iris Green',
        phone: '+442079460018',
        myself: false,
        note: 'The blue door',
        address: expect.objectContaining({ ...ADDRESS, postcode: 'N1 9GU', zone: 'london' }),
        dates: [],
      },
    ])
    store.clock.advance({ minutes: 1 })
    await add(account, { name: 'Me', myself: true, note: '' })
    const [me, iris] = await listOf(account)
    expect(me).toMatchObject({ name: 'Me', myself: true, note: null })
    store.clock.advance({ minutes: 1 })
    const moved = { ...IRIS, address: OTHER_ADDRESS }
    const { data: changed } = (await account.call('PUT', `${PATH}${iris.id}/`, moved)).body
    expect(changed[0]).toMatchObject({
      id: iris.id,
      address: { postcode: 'M1 1AE', line2: null, zone: 'uk' },
    })
    const { data: left } = (await account.call('DELETE', `${PATH}${me.id}/`)).body
    expect(left.map(({ name }: { name: string }) => name)).toEqual(['Iris Green'])
    expect((await account.call('DELETE', `${PATH}${me.id}/`)).status).toBe(404)
  })

  it('are those of one account: another’s are not there, to read, change, erase or send to', async () => {
    const [owner, other] = [await someone(), await someone()]
    const { data } = await add(owner)
    const [{ id }] = data
    expect(await listOf(other)).toEqual([])
    expect((await other.call('PUT', `${PATH}${id}/`, IRIS)).status).toBe(404)
    expect((await other.call('DELETE', `${PATH}${id}/`)).status).toBe(404)
    const { buyer } = await withRoses(other)
    expect((await buyer.post('/v1/order/saved-recipient/', { recipient_id: id })).status).toBe(404)
    expect(await buyer.order()).toMatchObject({ shipping_address: null, recipient: null })
    const date = { occasion: 'birthday', date: '1990-05-10', recipient_id: id }
    const refused = await other.call('POST', '/v1/user/events', date)
    expect(refused).toMatchObject({ status: 400, body: { error: { field: 'body.recipient_id' } } })
    expect(await listOf(owner)).toHaveLength(1)
    expect((await store.call('GET', PATH, { session: await store.newSession() })).status).toBe(401)
  })

  it('name the field that is wrong, and keep nothing then', async () => {
    const account = await someone()
    const refusals = [
      await add(account, { name: '12345' }),
      await add(account, { phone: '12' }),
      await add(account, { address: { ...ADDRESS, postcode: 'BT1 5GS' } }),
    ]
    expect(refusals.map(({ success, field }) => [success, field])).toEqual([
      [false, 'body.name'],
      [false, 'body.phone'],
      [false, 'body.address.postcode'],
    ])
    expect((await account.call('POST', PATH, { ...IRIS, name: '' })).status).toBe(400)
    expect(await listOf(account)).toEqual([])
  })

  it('keep their point on the map while their door is the same', async () => {
    const account = await someone()
    const point = { latitude: 51.5345, longitude: -0.1234 }
    const [{ id }] = (await add(account, { address: { ...ADDRESS, point } })).data
    const pointAt = async (change: object) => {
      const body = { ...IRIS, note: null, address: { ...ADDRESS, ...change } }
      return (await account.call('PUT', `${PATH}${id}/`, body)).body.data[0].address.point
    }
    expect(await pointAt({ postcode: 'N1 9GU', line1: '1 caledonian road' })).toEqual(point)
    expect(await pointAt({ line1: '2 Caledonian Road' })).not.toEqual(point)
  })

  it('need no phone number: the order gets that of the buyer when it is placed', async () => {
    const account = await someone()
    const [{ id, phone }] = (await add(account, { phone: '' })).data
    expect(phone).toBe('')
    const order = await withRoses(account)
    const { body } = await order.buyer.post('/v1/order/saved-recipient/', { recipient_id: id })
    expect(body.data).toMatchObject({ recipient: { phone: '' }, missing: ['interval', 'contact'] })
    await finish(order)
    expect(await order.buyer.order(order.id)).toMatchObject({ recipient: { phone: '+447700900456' } })
    expect((await listOf(account))[0].phone).toBe('')
  })

  it('are at most a hundred', async () => {
    const account = await someone()
    await store.db.$client.query(
      `insert into saved_recipient (user_id, name, phone, address, created_at, used_at)
       select $1, 'Iris ' || n, '+442079460018', $2, now(), now() from generate_series(1, 99) as n`,
      [account.id, JSON.stringify({ ...ADDRESS, zone: 'london', point: null })],
    )
    const both = await Promise.all([1, 2].map(() => account.call('POST', PATH, IRIS)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('have their important dates, which take their name and outlive them', async () => {
    const account = await someone()
    const [{ id }] = (await add(account)).data
    const date = { occasion: 'birthday', date: '1990-05-10', recipient_name: 'Somebody', recipient_id: id }
    const { data: dates } = (await account.call('POST', '/v1/user/events', date)).body
    expect(dates.events[0]).toMatchObject({ recipient_id: id, recipient_name: 'Iris Green' })
    expect((await listOf(account))[0].dates).toMatchObject([{ title: 'Birthday', recipient_id: id }])
    await account.call('PUT', `${PATH}${id}/`, { ...IRIS, name: 'Iris Brown' })
    expect((await listOf(account))[0].dates).toMatchObject([{ recipient_name: 'Iris Brown' }])
    await account.call('DELETE', `${PATH}${id}/`)
    const { data: left } = (await account.get('/v1/user/events')).body
    expect(left.events).toMatchObject([{ recipient_id: null, recipient_name: 'Iris Brown' }])
  })
})

describe('a saved recipient in the checkout', () => {
  it('fills address and recipient by one call, and keeps a slot that is there as well', async () => {
    const account = await someone()
    const [{ id }] = (await add(account)).data
    const { buyer } = await withRoses(account)
    const { body } = await buyer.post('/v1/order/saved-recipient/', { recipient_id: id })
    expect(body).toMatchObject({
      success: true,
      data: {
        saved_recipient_id: id,
        shipping_address: { postcode: 'N1 9GU', line2: 'Flat 7' },
        recipient: { name: 'Iris Green', phone: '+442079460018', note: 'The blue door', myself: false },
        missing: ['interval', 'contact'],
      },
    })
    expect(body.intervals.length).toBeGreaterThan(0)
    const { date, interval } = firstOpen(await buyer.intervals())
    await buyer.choose(date, interval.id)
    const again = await buyer.post('/v1/order/saved-recipient/', { recipient_id: id })
    expect(again.body.data.interval).toMatchObject({ date })
    const [elsewhere] = (await add(account, { name: 'Zoë Moss', address: OTHER_ADDRESS })).data
    const moved = await buyer.post('/v1/order/saved-recipient/', { recipient_id: elsewhere.id })
    expect(moved.body.data).toMatchObject({ interval: null, saved_recipient_id: elsewhere.id })
    const empty = await buyer.post('/v1/order/saved-recipient/', { recipient_id: null })
    expect(empty.body).toMatchObject({
      data: { saved_recipient_id: null, shipping_address: null, recipient: null },
      intervals: [],
    })
  })

  it('is saved with consent only, once however often it is sent, and by accounts only', async () => {
    const account = await someone()
    const { buyer } = await withRoses(account)
    await buyer.address()
    await buyer.recipient()
    expect(await listOf(account)).toEqual([])
    expect((await buyer.order()).saved_recipient_id).toBeNull()
    await buyer.recipient({ keep: true })
    await buyer.recipient({ keep: true, note: 'Ring twice' })
    const [iris, ...others] = await listOf(account)
    expect(others).toEqual([])
    expect(iris).toMatchObject({ name: 'Iris Green', note: 'Ring twice', address: { postcode: 'N1 9GU' } })
    expect((await buyer.order()).saved_recipient_id).toBe(iris.id)
    // Without consent the change is for this order alone.
    await buyer.recipient({ phone: '020 7946 0019' })
    expect(await buyer.order()).toMatchObject({ recipient: { phone: '+442079460019' } })
    expect((await listOf(account))[0].phone).toBe('+442079460018')
    await buyer.post('/v1/order/saved-recipient/', { recipient_id: null })
    await buyer.address({ line1: '1, Caledonian road' })
    await buyer.recipient({ name: 'iris green', keep: true })
    expect(await listOf(account)).toHaveLength(1)

    const guest = createBuyer(store, await store.newSession())
    const { body } = await store.get('/v1/category/roses/?limit=1')
    const [{ id, position_slug }] = body.data.list
    await guest.post(`/v1/basket/${id}/${position_slug}`, {})
    await guest.post('/v1/order/', {})
    await guest.address()
    expect((await guest.recipient({ keep: true })).body).toMatchObject({ success: true })
    const { rows } = await store.db.$client.query('select 1 from saved_recipient where user_id is null')
    expect(rows).toEqual([])
  })

  it('is there again when the order is ordered again, as saved now; else as ordered then', async () => {
    const account = await someone()
    const first = await withRoses(account)
    await first.buyer.address()
    await first.buyer.recipient({ keep: true, anonymous: true })
    await finish(first)
    const [{ id, ...iris }] = await listOf(account)
    const moved = { name: iris.name, phone: iris.phone, address: OTHER_ADDRESS }
    await account.call('PUT', `${PATH}${id}/`, moved)
    await first.buyer.post(`/v1/order/repeat/${first.id}`, {})
    expect(await first.buyer.order()).toMatchObject({
      saved_recipient_id: id,
      shipping_address: { postcode: 'M1 1AE' },
      recipient: { name: 'Iris Green', note: null, anonymous: true },
      missing: ['interval', 'contact'],
    })
    // What the next draft says already is not replaced.
    await first.buyer.address({ line1: '3 Caledonian Road' })
    await first.buyer.post(`/v1/order/repeat/${first.id}`, {})
    expect(await first.buyer.order()).toMatchObject({ shipping_address: { line1: '3 Caledonian Road' } })

    const other = await someone()
    const second = await withRoses(other)
    await second.buyer.address()
    await second.buyer.recipient()
    await finish(second)
    await second.buyer.post(`/v1/order/repeat/${second.id}`, {})
    expect(await second.buyer.order()).toMatchObject({
      saved_recipient_id: null,
      shipping_address: { postcode: 'N1 9GU' },
      recipient: { name: 'Iris Green' },
    })
  })
})

describe('an account', () => {
  it('gets the phone number of its first order, and the way it paid last comes first', async () => {
    const account = await someone()
    const phoneOf = async () => (await account.get('/v1/user/')).body.user
    const usual = (await account.get('/v1/payment/available/')).body.data.default
    const order = await withRoses(account)
    await order.buyer.address()
    await order.buyer.recipient()
    expect(await phoneOf()).toMatchObject({ phone: null })
    await finish(order)
    expect(await phoneOf()).toMatchObject({ phone: '+447700900456', phone_verified: false })
    expect(usual).toBe('revolut')
    expect((await account.get('/v1/payment/available/')).body.data.default).toBe('stripe')
    expect((await (await someone()).get('/v1/payment/available/')).body.data.default).toBe('revolut')
    const next = await withRoses(account)
    await next.buyer.address()
    await next.buyer.recipient()
    await next.buyer.contact({ phone: '+44 7700 900457' })
    await finish(next)
    expect(await phoneOf()).toMatchObject({ phone: '+447700900456' })
  })

  it('takes its saved recipients along, in its export and when it is erased', async () => {
    const email = 'forgotten-sender@example.org'
    const account = await register(store, email)
    await add(account)
    const order = await withRoses(account)
    await order.buyer.address()
    await order.buyer.recipient({ keep: true })
    const { data } = (await account.get('/v1/user/personal-data/export/')).body
    expect(data.saved_recipients).toMatchObject([
      { name: 'Iris Green', address: { line2: null } },
      { name: 'Iris Green', address: { line2: 'Flat 7' } },
    ])
    store.clock.advance({ minutes: 1 })
    await eraseAccount(store, account, email)
    const { rows } = await store.db.$client.query('select 1 from saved_recipient where user_id = $1', [
      account.id,
    ])
    expect(rows).toEqual([])
  })
})
