import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releasePromoUse, recordPromoUse } from './promo-use.ts'
import { deliveryDiscountOf, evaluatePromoCode } from './evaluate-promo-code.ts'
import { lapseReservation } from '../../order/checkout/reservation.ts'
import { CARDS, createBuyer, firstOpen, withDraft } from '../../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../../tests/support/shopping/crowd.ts'
import type { Saver } from '../../../tests/support/shopping/saver.ts'
import { startSaving } from '../../../tests/support/shopping/saver.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'
import { doDue } from '../../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../../kernel/context.ts'

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

describe('the uses of a code', () => {
  const usesOf = async (code: string) =>
    (await store.db.$client.query('select uses from promo_code where code = $1', [code])).rows[0]?.uses
  const take = (code: string, orderId: string) =>
    inTransaction(store, (tx) => recordPromoUse(tx, { code, orderId, userId: saver.account.id, email: null }))
  const giveBack = (orderId: string) => inTransaction(store, (tx) => releasePromoUse(tx, orderId))

  it('are one for each order that takes it, and come back with it', async () => {
    await makeCode(store, 'COUNTED', { limit_per_user: 1 })
    const { id } = await saver.draft()
    for (let times = 0; times < 2; times++) expect(await take('COUNTED', id)).toBeNull()
    expect(await usesOf('COUNTED')).toBe(1)
    for (let times = 0; times < 2; times++) await giveBack(id)
    expect(await usesOf('COUNTED')).toBe(0)
    expect(await take('COUNTED', id)).toBeNull()
    const other = await withDraft(store)
    expect(await take('COUNTED', other.id)).toEqual({
      code: 'promo_code_used',
      message: 'You have used this promo code already.',
    })
    expect(await usesOf('COUNTED')).toBe(1)
  })

  it('are refused for the reason that holds', async () => {
    await makeCode(store, 'ENDS-NOW', { expires_at: MORNING })
    await makeCode(store, 'USED-SOON', { limit_total: 1, uses: 1, expires_at: '2026-03-10T08:00:01Z' })
    const { id } = await saver.draft()
    expect(await take('ENDS-NOW', id)).toEqual({
      code: 'promo_code_expired',
      message: 'This promo code has expired.',
    })
    expect(await take('USED-SOON', id)).toEqual({
      code: 'promo_code_used_up',
      message: 'This promo code has been used up.',
    })
    expect(await take('NO-CODE', id)).toEqual({
      code: 'promo_code_unknown',
      message: 'We do not know this code. Check it and try again.',
    })
  })
})

describe('the verdict on a code', () => {
  const verdict = (typed: string) =>
    evaluatePromoCode(store, typed, saver.account.id, {
      positionsCost: 4_000,
      discountable: 4_000,
    })

  it('is the same however it is typed', async () => {
    await makeCode(store, 'TYPED')
    expect(await verdict(' tYped ')).toMatchObject({ code: 'TYPED', usable: true, discount: 400 })
  })

  it('on one that does not exist takes nothing off', async () => {
    expect(await verdict('never')).toEqual({
      ...{
        code: 'NEVER',
        isKnown: false,
        usable: false,
        refusal: 'promo_code_unknown',
        message: 'We do not know this code. Check it and try again.',
      },
      ...{ isForApp: false, discount: 0, freeDelivery: false },
    })
  })

  it('says what an order’s code took off its delivery', async () => {
    await makeCode(store, 'CARRIED', { kind: 'free_delivery', value: 0 })
    await makeCode(store, 'TENTH')
    const freed = (code: string) => deliveryDiscountOf(store, { code, message: '', discount: 495 })
    expect([await freed('CARRIED'), await freed('TENTH'), await freed('NEVER')]).toEqual([495, 0, 0])
    expect(await deliveryDiscountOf(store, null)).toBe(0)
  })
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
      await doDue(lapseReservation, store)
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
