import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachPhoto } from './order-photo.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
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
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3304f' } })

describe('pictures of an order', () => {
  const attach = (id: string, photographer: 'florist' | 'courier', bytes: Buffer) =>
    inTransaction(store, (tx) => attachPhoto(tx, id, photographer, bytes))

  it('are one of each photographer, upright, small enough, and say nothing of where they were taken', async () => {
    const { token, id, buyer } = await paidOrder()
    expect((await buyer.order(id)).photos).toEqual([])
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
    expect((await buyer.order(id)).photos).toEqual(photos)
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
