import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { register } from '../../../tests/support/shopping/account.ts'
import { makeCode } from '../../../tests/support/shopping/crowd.ts'
import type { Saver } from '../../../tests/support/shopping/saver.ts'
import { startSaving } from '../../../tests/support/shopping/saver.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'

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
    ['NOSUCH', undefined, 'We do not know this code. Check it and try again.'],
    ['OFTHEPAST', { expires_at: '2026-03-01' }, 'This promo code has expired.'],
    ['OFTHEFUTURE', { starts_at: '2027-01-01' }, 'This promo code does not work yet.'],
    ['FORTHERICH', { minimum: 1_000_000 }, 'for flowers and gifts from £10,000'],
    ['ALLGONE', { limit_total: 0 }, 'This promo code has been used up.'],
    ['INTHEAPP', { app_only: true }, 'This promo code works in the app only.'],
  ])('%s is refused in words for the shopper', async (code, more, words) => {
    if (more) await makeCode(store, code, more)
    const answer = await saver.usePromo(code)
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining(words) })
    expect(answer.is_for_app).toBe(code === 'INTHEAPP')
    expect((await saver.cart()).promo_code).toBeNull()
  })

  it('of somebody else looks like one that does not exist', async () => {
    const other = await register(store, 'other@example.org')
    const { rows } = await store.db.$client.query('select code from promo_code where user_id = $1', [
      other.id,
    ])
    expect((await saver.usePromo(rows[0].code as string)).message).toBe(
      'We do not know this code. Check it and try again.',
    )
  })

  it('that stops working says so on the cart, and the order is not placed at another price', async () => {
    await makeCode(store, 'BRIEFLY', { expires_at: '2026-03-10T08:10:00Z' })
    await saver.usePromo('BRIEFLY')
    const { buyer, id } = await saver.draft()
    store.clock.advance({ minutes: 10 })
    expect((await saver.cart()).promo_code).toEqual({
      code: 'BRIEFLY',
      discount: 0,
      message: 'This promo code has expired.',
    })
    const { body } = await buyer.toPay(id)
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('expired') })
  })
})
