import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyToPay, withDraft } from '../../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'

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

  it('gives a gift with words back by what it was put in with, unless there are two such', async () => {
    const { buyer } = await withDraft(store)
    const { rows } = await store.db.$client.query(
      `select id, default_variant as slug from product where kind = 'gift' and active limit 1`,
    )
    const [{ id, slug }] = rows
    const add = (words: string) =>
      buyer.post('/v1/order/positions/', { offer_id: id, position_slug: slug, gift_card_text: words })
    const remove = (named: string) =>
      store.call(
        'DELETE',
        `/v1/order/positions/?${new URLSearchParams({ offer_id: id, position_slug: named })}`,
        {
          session: buyer.session,
        },
      )
    const added = await add('For Ann')
    const [ann] = added.body.data.positions.filter((position: any) => position.product_id === id)
    expect(ann.gift_card_text).toBe('For Ann')
    expect((await remove(slug)).body.data.positions).toHaveLength(1)
    await add('For Ann')
    await add('For Ben')
    expect(await remove(slug)).toMatchObject({ status: 409, body: { error: { code: 'several_lines' } } })
    expect((await remove(ann.position_slug)).body.data.positions).toHaveLength(2)
    expect((await remove(slug)).body.data.positions).toHaveLength(1)
    expect((await remove(slug)).status).toBe(404)
  })

  it('is known to the clock it was made by', async () => {
    const { buyer } = await withDraft(store)
    expect(Date.parse((await buyer.order()).created_at)).toBe(Date.parse(MORNING))
  })
})
