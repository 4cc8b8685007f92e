import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachPhoto } from '../../store/domain/order-photo.ts'
import { writeOrderLetters } from '../../store/domain/order-letters.ts'
import { mustMove } from '../../store/domain/order-state.ts'
import { CARDS, readyToOrder, readyToPay } from '../support/checkout.ts'
import type { TestStore } from '../support/store.ts'
import { TEST_AUTH, startTestStore } from '../support/store.ts'

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
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3304f' } })

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

describe('the link to pass on', () => {
  it('shows the same, and nothing can be changed by it', async () => {
    const { token, buyer, id } = await paidOrder()
    const share = (await buyer.order(id)).share_token ?? ''
    expect(share).not.toBe(token)
    const [own, shared] = [(await tracked(token)).body.data, (await tracked(share)).body.data]
    expect(shared).toEqual({ ...own, may_change_substitution: false })
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
    await store.db.transaction((tx) => mustMove(tx, store.clock, id, 'preparing'))
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

describe('pictures of an order', () => {
  const attach = (id: string, photographer: 'florist' | 'courier', bytes: Buffer) =>
    store.db.transaction((tx) => attachPhoto(tx, store.clock, id, photographer, bytes))

  it('are one of each photographer, upright, small enough, and say nothing of where they were taken', async () => {
    const { token, id } = await paidOrder()
    const taken = await picture(4_000, 3_000)
      .withExif({ IFD0: { Make: 'Pocket camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const first = await attach(id, 'florist', taken)
    expect(first).toMatchObject({ width: 1_200, height: 1_600 })
    await attach(id, 'courier', await picture(300, 200).png().toBuffer())
    const second = await attach(id, 'florist', await picture(800, 1_000).webp().toBuffer())
    const { photos } = (await tracked(token)).body.data
    expect(photos).toMatchObject([
      { photographer: 'courier', width: 300, height: 200 },
      { photographer: 'florist', width: 800, height: 1_000, path: `of-orders/${second.id}.jpg` },
    ])
    const answer = await store.app.inject(`/images/of-orders/${second.id}.jpg`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=86400',
    })
    const kept = await sharp(answer.rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 800 })
    expect(kept.exif).toBeUndefined()
    expect((await store.app.inject(`/images/of-orders/${first.id}.jpg`)).statusCode).toBe(404)
  })

  it.each(['', 'not a picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])(
    'are pictures, not %j',
    async (text) => {
      const { id } = await paidOrder()
      await expect(attach(id, 'florist', Buffer.from(text))).rejects.toThrow('picture')
    },
  )
})

it('the letters about a paid order lead to its private link', async () => {
  const { token, buyer, id } = await paidOrder()
  await store.db.transaction((tx) => mustMove(tx, store.clock, id, 'preparing'))
  await store.db.transaction((tx) => mustMove(tx, store.clock, id, 'on_its_way'))
  await writeOrderLetters(store.db, store.clock, TEST_AUTH)
  const { contact } = await buyer.order(id)
  const { rows } = await store.db.$client.query(
    `select kind, text from message where "to" = $1 and text like '%' || $2 || '%'`,
    [contact?.email, token],
  )
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['order_on_its_way', 'order_paid'])
})
