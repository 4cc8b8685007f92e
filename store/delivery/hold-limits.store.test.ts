import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBuyer, firstOpen, readyToPay, withDraft } from '../../tests/support/shopping/checkout.ts'
import type { Buyer, Callable } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'

const PLACES = 15

let store: TestStore
beforeAll(async () => {
  const limits = { ...TEST_AUTH.limits, slotSharePerNetwork: 50, holdsPerNetwork: 10, holdsPerDevice: 4 }
  store = await startTestStore({ auth: { limits } })
  await store.db.$client.query(`update delivery_window set capacity = ${PLACES}`)
})
afterAll(() => store.stop())
beforeEach(async () => {
  store.clock.set(MORNING)
  await store.db.$client.query('delete from slot_hold')
})

/** The store with all requests coming from one network and browser. */
function from(network: string, browser = `${Math.random().toString(36).slice(2)}--------`): Callable {
  const headers = { 'x-visitor-fingerprint': `${network.padEnd(8, '-')}.${browser.padEnd(8, '-')}` }
  const call: TestStore['call'] = (method, path, sent = {}) => store.call(method, path, { ...sent, headers })
  return {
    call,
    get: (path, session) => call('GET', path, { session }),
    newSession: async () => (await call('POST', '/v1/session/')).body.token as string,
  }
}

/** Creates guests who have everything but a slot. */
async function guests(count: number, where: () => Callable): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { buyer } = await withDraft(where())
      await buyer.address()
      return buyer
    }),
  )
}

const chosen = (answers: { body: { success: boolean } }[]) =>
  answers.filter(({ body }) => body.success).length
const heldUntil = async (buyer: Buyer, id?: string) => {
  const until = (await buyer.order(id)).interval?.held_until
  return until ? (Date.parse(until) - store.clock.now().epochMilliseconds) / 60_000 : undefined
}

describe('places nobody has paid for', () => {
  it('are at most half of a time for one network, however many guests of it ask at once', async () => {
    const crowd = await guests(20, () => from('crowd'))
    const { date, interval } = firstOpen((await crowd[0]?.intervals()) ?? [])
    const answers = await Promise.all(crowd.map((buyer) => buyer.choose(date, interval.id)))
    expect(chosen(answers)).toBe(8)
    expect(answers.find(({ body }) => !body.success)?.body.message).toBe(
      'Many people on your network are choosing this time. Try again in a few minutes',
    )
    const others = await guests(8, () => from(`other${Math.random()}`.replace('.', '')))
    const theirs = await Promise.all(others.map((buyer) => buyer.choose(date, interval.id)))
    expect(chosen(theirs), 'the rest is for others').toBe(7)

    const late = theirs.findIndex(({ body }) => !body.success)
    const told = theirs[late]?.body.message
    expect(told, 'nobody has bought one').toBe(
      'Others are choosing the last places. Try again in a few minutes',
    )
    const listed = (await others[late]?.intervals())
      ?.find((day) => day.date === date)
      ?.intervals.find(({ id }) => id === interval.id)
    expect(listed).toMatchObject({ disabled: true, reason: told, places_left: 0 })

    store.clock.advance({ minutes: 10 })
    const later = await Promise.all(others.map((buyer) => buyer.choose(date, interval.id)))
    expect(chosen(later), 'ten minutes later all are free').toBe(8)
  })

  it('are three for a network where a time has few', async () => {
    await store.db.$client.query('update slot set capacity = 4')
    const crowd = await guests(4, () => from('fewfew'))
    const { date, interval } = firstOpen((await crowd[0]?.intervals()) ?? [])
    await store.db.$client.query(`
      insert into slot values (${interval.id}, '${date}', 4, false)
      on conflict (window_id, date) do update set capacity = 4`)
    expect(chosen(await Promise.all(crowd.map((buyer) => buyer.choose(date, interval.id))))).toBe(3)
    await store.db.$client.query(`update slot set capacity = ${PLACES}`)
  })

  it('are counted over all times, of a network and of a device', async () => {
    const windows = async (buyer: Buyer | undefined) =>
      ((await buyer?.intervals()) ?? [])
        .slice(1)
        .flatMap(({ date, intervals }) =>
          intervals.filter(({ disabled }) => !disabled).map(({ id }) => ({ date, id })),
        )
    const spread = async (crowd: Buyer[]) => {
      const places = await windows(crowd[0])
      return Promise.all(crowd.map((buyer, n) => buyer.choose(places[n]?.date ?? '', places[n]?.id ?? 0)))
    }
    expect(chosen(await spread(await guests(6, () => from('ofdevice', 'the-same-one'))))).toBe(4)
    expect(chosen(await spread(await guests(13, () => from('ofmany'))))).toBe(10)
  })

  it('are given up for the next one that a visitor chooses', async () => {
    const shop = from('again')
    const first = await readyToPay(shop)
    expect(await heldUntil(first.buyer, first.id)).toBe(30)
    const { body } = await shop.get('/v1/category/roses/?limit=1')
    const [{ id, position_slug }] = body.data.list
    await first.buyer.post(`/v1/basket/${id}/${position_slug}`, {})
    await first.buyer.post('/v1/order/', {})
    await first.buyer.address()
    await first.buyer.choose(first.date, first.interval.id)
    expect((await first.buyer.order(first.id)).interval).toBeNull()
    const { rows } = await store.db.$client.query(
      'select count(*)::int as held from slot_hold where held_until > $1',
      [new Date(store.clock.now().epochMilliseconds)],
    )
    expect(rows).toEqual([{ held: 1 }])

    // Paying takes the slot again, and a paid hold does not end.
    expect((await first.buyer.pay(first.intent.id)).body.data.state).toBe('succeeded')
    expect((await first.buyer.order(first.id)).interval).toMatchObject({ held_until: null })
  })

  it('are held briefly until all is said, longer then, and half an hour for the payment', async () => {
    const { buyer, id } = await withDraft(from('slow'))
    await buyer.address()
    const { date, interval } = firstOpen(await buyer.intervals())
    await buyer.choose(date, interval.id)
    expect(await heldUntil(buyer)).toBe(10)
    store.clock.advance({ minutes: 4 })
    await buyer.recipient()
    expect(await heldUntil(buyer)).toBe(6)
    const { body } = await buyer.contact()
    expect(body.data.interval.held_until).toBe(
      store.clock.now().add({ minutes: 20 }).toString({ fractionalSecondDigits: 3 }),
    )
    await buyer.toPay(id)
    expect(await heldUntil(buyer, id)).toBe(30)
  })

  it('are taken again for who was slow, when they can still be had', async () => {
    const { buyer, id } = await withDraft(from('slower'))
    await buyer.address()
    const { date, interval } = firstOpen(await buyer.intervals())
    await buyer.choose(date, interval.id)
    await buyer.recipient()
    store.clock.advance({ minutes: 11 })
    expect((await buyer.order()).interval).toBeNull()
    expect((await buyer.contact()).body.data.interval).toMatchObject({ date, interval_id: interval.id })
    store.clock.advance({ minutes: 21 })
    expect((await buyer.toPay(id)).body).toMatchObject({ success: true, data: { interval: { date } } })
  })

  it('are gone for who was slow when others have them, and are said to be', async () => {
    const { buyer, id } = await withDraft(from('slowest'))
    await buyer.address()
    const { date, interval } = firstOpen(await buyer.intervals())
    await buyer.choose(date, interval.id)
    await buyer.recipient()
    await buyer.contact()
    store.clock.advance({ minutes: 21 })
    await store.db.$client.query(`update slot set capacity = 0 where window_id = ${interval.id}`)
    expect((await buyer.toPay(id)).body).toMatchObject({
      success: false,
      message: 'Choose a delivery time: the one you had is no longer held',
      data: { state: 'draft' },
    })
    await store.db.$client.query(`update slot set capacity = ${PLACES}`)
  })

  it('do not name a network or a device any more once they are paid for', async () => {
    const { buyer, intent } = await readyToPay(from('paying'))
    const named = async () => (await store.db.$client.query('select network, device from slot_hold')).rows
    expect(await named()).toEqual([{ network: 'paying--', device: expect.stringMatching(/^paying--\./) }])
    await buyer.pay(intent.id)
    expect(await named()).toEqual([{ network: null, device: null }])
  })

  it('are kept for what is being paid at this moment, though another time is chosen', async () => {
    const shop = from('bothtabs')
    const first = await readyToPay(shop)
    const asks = { number: '4000 0027 6000 3184', expiry: '12 / 30', cvc: '123' }
    expect((await first.buyer.pay(first.intent.id, asks)).body.data.state).toBe('requires_action')
    const buyer = createBuyer(shop, first.buyer.session)
    const { body } = await shop.get('/v1/category/roses/?limit=1')
    const [{ id, position_slug }] = body.data.list
    await buyer.post(`/v1/basket/${id}/${position_slug}`, {})
    await buyer.post('/v1/order/', {})
    await buyer.address()
    expect((await buyer.choose(first.date, first.interval.id)).body.success).toBe(true)
    expect((await buyer.order(first.id)).interval).toMatchObject({ date: first.date })
  })
})
