import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '../../../tests/support/shopping/account.ts'
import type { Account } from '../../../tests/support/shopping/account.ts'
import { readyToOrder } from '../../../tests/support/shopping/checkout.ts'
import { makeCode } from '../../../tests/support/shopping/crowd.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'
import { userPromoCodes } from './promo-codes.ts'

let store: TestStore
let account: Account
beforeAll(async () => {
  store = await startTestStore()
  account = await register(store, 'codes@example.org')
})
afterAll(() => store.stop())

/** Creates a code that belongs to the account or that it has used. */
async function code(name: string, more: Record<string, unknown> = {}, times = 0) {
  await makeCode(store, name, { user_id: times ? null : account.id, ...more })
  for (let time = 0; time < times; time++) {
    const { id } = await readyToOrder(store)
    await store.db.$client.query(
      'insert into promo_code_use (order_id, code, user_id, at) values ($1, $2, $3, now())',
      [id, name, account.id],
    )
  }
}

it('the codes of a user are their own and those they used, what is of use first and what ends soonest before', async () => {
  await code('USED-ONCE', { limit_per_user: 1 }, 1)
  await code('ENDED', { expires_at: MORNING })
  await code('FOR-EVER', { limit_total: 2, uses: 1 })
  await code('ENDS-LATE', { expires_at: '2026-05-01T00:00:00Z' })
  await code('ENDS-NEXT', { expires_at: '2026-03-10T08:00:01Z', app_only: true, minimum: 2_000 })
  await code('USED-UP', { limit_total: 3, uses: 3, expires_at: '2026-02-01T00:00:00Z' })
  await code('TWICE', { limit_per_user: 2, expires_at: '2026-06-01T00:00:00Z' }, 1)
  await makeCode(store, 'ANOTHERS')
  const all = await userPromoCodes(store, account.id)
  // New accounts also get a promo code.
  const codes = all.filter(({ code: name }) => !name.startsWith('WELCOME'))
  expect(codes.map(({ code: name, state }) => [name, state])).toEqual([
    ['ENDS-NEXT', 'usable'],
    ['ENDS-LATE', 'usable'],
    ['TWICE', 'usable'],
    ['FOR-EVER', 'usable'],
    ['USED-UP', 'used'],
    ['USED-ONCE', 'used'],
    ['ENDED', 'expired'],
  ])
  expect(codes[0]).toEqual({
    code: 'ENDS-NEXT',
    title: 'A test',
    text: '10% off flowers and gifts from £20, in the app.',
    kind: 'percent',
    value: 10,
    minimum: 2_000,
    expires_at: '2026-03-10T08:00:01.000Z',
    app_only: true,
    state: 'usable',
  })
  expect(codes[3]?.expires_at).toBeNull()
})
