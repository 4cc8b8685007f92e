import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const at = async (moment: string) => {
  store.clock.set(moment)
  await Promise.all([1, 2, 3].map(() => doWhatIsDue(store)))
}
const emailsOf = async (kind: string) =>
  (
    await store.db.$client.query(`select "to", subject, text, unsubscribe_url from message where kind = $1`, [
      kind,
    ])
  ).rows as { to: string; subject: string; text: string; unsubscribe_url: string | null }[]

describe('a payment that was declined and left', () => {
  it('is written about once, an hour later, and not when it was paid after all', async () => {
    store.clock.set(MORNING)
    const left = await readyToPay(store)
    await left.buyer.pay(left.intent.id, CARDS.declined)
    const paid = await readyToPay(store)
    await paid.buyer.pay(paid.intent.id, CARDS.declined)
    await paid.buyer.pay(paid.intent.id)
    await at('2026-03-10T08:59:59Z')
    expect(await emailsOf('payment_failed')).toEqual([])
    await at('2026-03-10T09:00:00Z')
    const [email, ...more] = await emailsOf('payment_failed')
    expect(more).toEqual([])
    expect(email?.subject).toContain(left.id)
    expect(email?.text).toMatch(
      new RegExp(`https://larkspur\\.example/order/open/${left.id}\\.[\\w-]{22}\\?pay=1`),
    )
    await left.buyer.pay(left.intent.id, { ...CARDS.declined, expiry: '01 / 20' })
    await at('2026-03-11T09:00:00Z')
    expect(await emailsOf('payment_failed')).toHaveLength(1)
  })
})
