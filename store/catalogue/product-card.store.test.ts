import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../contract/basket.ts'
import { createBuyer } from '../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import type { Answer, TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let buyer: Buyer
let line: string
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(async () => {
  buyer = createBuyer(store, await store.newSession())
  const [{ id, position_slug: slug }] = (await store.get('/v1/category/roses/?limit=1')).body.data.list
  line = `${id}/${slug}`
})

const add = async (text?: string, quantity?: number): Promise<Cart> =>
  (await buyer.post(`/v1/basket/${line}`, { gift_card_text: text, quantity })).body.data
const write = (path: string, text: string): Promise<Answer> =>
  store.call('PATCH', `/v1/basket/${path}`, { session: buyer.session, body: { gift_card_text: text } })
const pathOf = (position?: Cart['positions'][number]) => `${position?.product_id}/${position?.position_slug}`
const textsOf = ({ positions }: Cart) =>
  positions.map(({ gift_card_text: text, quantity }) => `${quantity} × ${text}`)

describe('the card of a line in the cart', () => {
  it('is written, changed and taken away, and the line stays where and what it was', async () => {
    const before = await add(undefined, 2)
    const [position] = before.positions
    const written = (await write(line, ' For Iris ')).body.data as Cart
    expect(textsOf(written)).toEqual(['2 × For Iris'])
    expect(written.total_cost).toBe(before.total_cost)
    const changed = (await write(pathOf(written.positions[0]), 'For Ivy')).body.data as Cart
    expect(textsOf(changed)).toEqual(['2 × For Ivy'])
    const without = (await write(pathOf(changed.positions[0]), '')).body.data as Cart
    expect(without.positions).toEqual([position])
  })

  it('makes one line of two that say the same, with all there were', async () => {
    await add('For Iris', 3)
    const both = await add(undefined, 2)
    expect(textsOf(both)).toEqual(['3 × For Iris', '2 × null'])
    const one = (await write(line, 'For Iris')).body.data as Cart
    expect(textsOf(one)).toEqual(['5 × For Iris'])
    expect(one.total_cost).toBe(both.total_cost)
  })

  it('is that of the order that is made of it', async () => {
    await add('For Iris')
    const { id } = (await buyer.post('/v1/order/', {})).body.data
    const [position] = (await buyer.order(id)).positions
    await write(pathOf(position), 'At the last moment')
    expect((await buyer.order(id)).positions[0]?.gift_card_text).toBe('At the last moment')
  })

  it('can be written for a bouquet of one’s own and for a combination', async () => {
    const offer = (await store.get('/v1/main-page/constructor-block/')).body.data
    const [{ species, colours, counts }] = offer.flowers
    const own = { species, colour: colours[0], count: counts[0], length: 'short', wrap: offer.wraps[0].wrap }
    const made = await buyer.post('/v1/basket/constructor', own)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const written = await write(pathOf(made.body.data.positions[0]), 'Made for you')
    expect(textsOf(written.body.data)).toEqual(['1 × Made for you'])
    const { rows } = await store.db.$client.query('select id from combo order by id limit 1')
    const combined = await buyer.post('/v1/basket/combo', { combo_id: rows[0].id })
    const combo = combined.body.data.positions.find((entry: { combo_id: number | null }) => entry.combo_id)
    expect(textsOf((await write(pathOf(combo), 'All of it')).body.data)).toEqual([
      '1 × Made for you',
      '1 × All of it',
    ])
  })

  it.each([
    ['9/no-such-line', 'For Iris', 404],
    ['own', 'x'.repeat(301), 400],
    ['own', 'nul \u0000', 400],
    ['own', undefined, 400],
  ])('%s is refused when it makes no sense (%#)', async (path, text, status) => {
    const before = await add()
    const answer = await store.call('PATCH', `/v1/basket/${path === 'own' ? line : path}`, {
      session: buyer.session,
      body: { gift_card_text: text },
    })
    expect(answer.status).toBe(status)
    expect((await buyer.get('/v1/basket/')).body.data).toEqual(before)
  })
})
