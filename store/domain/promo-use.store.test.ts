import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lapseReservations } from './reservation.ts'
import { CARDS, createBuyer, firstOpen } from '../../tests/support/checkout.ts'
import { makeCode } from '../../tests/support/crowd.ts'
import type { Saver } from '../../tests/support/saver.ts'
import { startSaving } from '../../tests/support/saver.ts'
import type { TestStore } from '../../tests/support/store.ts'
import { MORNING, startTestStore } from '../../tests/support/store.ts'

let store: TestStore
let saver: Saver
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

beforeEach(async () => {
  store.clock.set(MORNING)
  saver = await startSaving(store)
})

describe('a promo code', () => {
  it.each([
    ['ENDING', { expires_at: '2026-03-10T08:40:00Z' }, 'This promo code has expired.'],
    ['SCARCE', { limit_total: 1 }, 'This promo code has been used up.'],
  ])(
    '%s, gone while its order waits for the payment, is said to be what it is',
    async (code, more, words) => {
      await makeCode(store, code, more)
      await saver.usePromo(code)
      const { buyer, id } = await saver.draft()
      expect((await buyer.toPay(id)).body.success).toBe(true)
      const intent = await buyer.intent(id)
      store.clock.advance({ minutes: 45 })
      await lapseReservations(store.db, store.clock)
      await store.db.$client.query('update promo_code set uses = 1 where code = $1', [code])
      await buyer.pay(intent.id, CARDS.pays)
      const { state, payment } = await buyer.order(id)
      expect(state).toBe('awaiting_payment')
      expect(payment?.message).toBe(`${words} You were not charged. Order again without it.`)
    },
  )

  it('once a person is once a person: by account, and by the e-mail address of a guest', async () => {
    await makeCode(store, 'ONCE', { limit_per_user: 1 })
    await saver.usePromo('ONCE')
    const { buyer, id } = await saver.draft()
    expect((await buyer.toPay(id)).body.success).toBe(true)
    const [{ id: product, position_slug }] = (await saver.account.get('/v1/category/roses/?limit=1')).body
      .data.list
    await saver.account.call('POST', `/v1/basket/${product}/${position_slug}`, {})
    expect((await saver.usePromo('ONCE')).message).toBe('You have used this promo code already.')

    const guest = createBuyer(store, await store.newSession())
    await guest.post(`/v1/basket/${product}/${position_slug}`, {})
    const second = (await guest.post('/v1/order/', {})).body.data.id as string
    await guest.address()
    await guest.recipient()
    await guest.contact()
    const { date, interval } = firstOpen(await guest.intervals())
    await guest.choose(date, interval.id)
    expect((await guest.post('/v1/order/promocode/', { code: 'ONCE' })).body.success).toBe(true)
    expect((await guest.toPay(second)).body).toMatchObject({
      success: false,
      message: 'You have used this promo code already.',
      data: { state: 'draft' },
    })
  })
})
