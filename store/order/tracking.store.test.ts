import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeOrderEmails } from '../notifications/order-emails.ts'
import { mustMove } from './order-state.ts'
import { CARDS, readyToOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

async function paidOrder() {
  const ready = await readyToPay(store)
  await ready.buyer.pay(ready.intent.id, CARDS.pays)
  const { tracking_token: token } = await ready.buyer.order(ready.id)
  return { ...ready, token }
}
const tracked = (token: string) => store.get(`/v1/order/track/${token}/`)
const substitute = (token: string, substitution: unknown) =>
  store.call('POST', `/v1/order/track/${token}/substitution/`, { body: { substitution } })

describe('the private link of an order', () => {
  it('shows how it goes, without a price, an address or who ordered', async () => {
    const { token, id, date } = await paidOrder()
    const { status, body } = await tracked(token)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      state: 'paid',
      district: 'N1',
      recipient_name: 'Iris Green',
      interval: { date },
      substitution: 'ask',
      may_change_substitution: true,
      photos: [],
    })
    expect(body.data.timeline.map(({ state }: { state: string }) => state)).toContain('paid')
    expect(body.data.positions[0].title).toBeTruthy()
    const text = JSON.stringify(body)
    for (const secret of ['price', 'cost', 'total', 'Caledonian', 'basil@', 'Basil', '7946'])
      expect(text).not.toContain(secret)
  })

  it('is there once it is ordered; a guessed one and a draft’s are nobody’s', async () => {
    const { buyer, id } = await readyToOrder(store)
    const { tracking_token: token } = await buyer.order()
    expect((await tracked(token)).status).toBe(404)
    await buyer.toPay(id)
    expect((await tracked(token)).status).toBe(200)
    expect((await tracked(randomUUID())).status).toBe(404)
    for (const hostile of ['1', "' or 1=1", '%00', '../order', 'x'.repeat(5_000)])
      expect((await tracked(encodeURIComponent(hostile))).status).toBeGreaterThanOrEqual(400)
  })
})

it('the map of a private link is that of a district, the same for all its addresses', async () => {
  const { token, buyer, id } = await paidOrder()
  const { place } = (await tracked(token)).body.data
  const [middle] = place.around
  expect(place).toMatchObject({
    title: middle.title,
    zone: 'london',
    point: { latitude: middle.latitude, longitude: middle.longitude },
  })
  const own = (await buyer.order(id)).shipping_address?.place
  expect(own?.title).toBe(place.title)
  expect(own?.point).not.toEqual(place.point)
})

it('the calendar file of a private link has the hours and the district, and no address', async () => {
  const { token, buyer, id } = await paidOrder()
  const share = (await buyer.order(id)).share_token ?? ''
  const own: string = (await buyer.get(`/v1/order/${id}/calendar/`)).body.data.content
  const hours = (file: string) => file.split('\r\n').filter((line) => /^DT(START|END):|^UID:/.test(line))
  expect(hours(own)).toHaveLength(3)
  for (const link of [token, share]) {
    const { file_name, content } = (await store.get(`/v1/order/track/${link}/calendar/`)).body.data
    expect(file_name).toBe(`larkspur-${id}.ics`)
    expect(hours(content)).toEqual(hours(own))
    expect(content).toContain('LOCATION:Islington\\, N1\r\n')
    expect(content).not.toContain('Caledonian')
  }
  await store.call('PATCH', `/v1/order/cancel/${id}`, { session: buyer.session })
  for (const link of [token, randomUUID()])
    expect((await store.get(`/v1/order/track/${link}/calendar/`)).status).toBe(404)
})

describe('the links of an order that is over', () => {
  it('can be opened for ninety days', async () => {
    const { token, id } = await paidOrder()
    const { rows } = await store.db.$client.query('select share_token from "order" where id = $1', [id])
    await inTransaction(store, async (tx) => {
      for (const state of ['preparing', 'on_its_way', 'delivered'] as const) await mustMove(tx, id, state)
    })
    const over = store.clock.now()
    const links = [token, ...rows.flatMap(({ share_token }) => share_token ?? [])]
    store.clock.set(over.add({ hours: 24 * 90 }).toString())
    for (const link of links) expect((await tracked(link)).status).toBe(200)
    store.clock.set(over.add({ hours: 24 * 90, seconds: 1 }).toString())
    for (const link of links) expect((await tracked(link)).status).toBe(404)
    store.clock.set(over.toString())
  })
})

describe('the link to pass on', () => {
  it('shows the same, and nothing can be changed by it', async () => {
    const { token, buyer, id } = await paidOrder()
    const share = (await buyer.order(id)).share_token ?? ''
    expect(share).not.toBe(token)
    const [own, shared] = [(await tracked(token)).body.data, (await tracked(share)).body.data]
    expect(own.share_token).toBe(share)
    expect(shared).toEqual({ ...own, may_change_substitution: false, share_token: null })
    expect((await substitute(share, 'refund')).status).toBe(404)
    expect((await tracked(token)).body.data.substitution).toBe('ask')
  })
})

describe('what to do when a flower cannot be had', () => {
  it('is said until the florist begins, and not after', async () => {
    const { token, id } = await paidOrder()
    for (const choice of ['allow', 'refund', 'ask', 'allow'])
      expect((await substitute(token, choice)).body).toMatchObject({
        success: true,
        data: { substitution: choice },
      })
    await inTransaction(store, (tx) => mustMove(tx, id, 'preparing'))
    expect((await substitute(token, 'refund')).body).toMatchObject({
      success: false,
      message: 'The florist has begun: this can no longer be changed.',
      data: { substitution: 'allow', may_change_substitution: false },
    })
  })

  it.each([[undefined], [null], ['maybe'], [1], [['ask']], ['ASK']])('is not %j', async (choice) => {
    const { token } = await paidOrder()
    const { status, body } = await substitute(token, choice)
    expect(status).toBe(400)
    expect(body.error.field).toBe('body.substitution')
  })

  it('of an order that is not there is not said', async () => {
    expect((await substitute(randomUUID(), 'allow')).status).toBe(404)
  })
})

it('the e-mails about a paid order lead to its private link', async () => {
  const { token, buyer, id } = await paidOrder()
  await inTransaction(store, (tx) => mustMove(tx, id, 'preparing'))
  await inTransaction(store, (tx) => mustMove(tx, id, 'on_its_way'))
  await doDue(writeOrderEmails, store)
  const { contact } = await buyer.order(id)
  const { rows } = await store.db.$client.query(
    `select kind, text from message where "to" = $1 and text like '%' || $2 || '%'`,
    [contact?.email, token],
  )
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['order_on_its_way', 'order_paid'])
})
