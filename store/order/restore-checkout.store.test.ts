import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mustMove } from './order-state.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../tests/support/processes/store.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'
import { inTransaction } from '../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const at = async (moment: string) => {
  store.clock.set(moment)
  await Promise.all([1, 2, 3].map(() => doWhatIsDue(store)))
}

describe('an order on its way', () => {
  it('is texted to who ordered it, unless their account wants no texts', async () => {
    store.clock.set(MORNING)
    const texts = async () =>
      (
        await store.db.$client.query(
          `select "to", text, channel from message where kind like 'order_%_text' order by created_at, text desc`,
        )
      ).rows
    const guest = await readyToPay(store)
    await guest.buyer.pay(guest.intent.id)
    for (const state of ['preparing', 'on_its_way', 'delivered'] as const)
      await inTransaction(store, (tx) => mustMove(tx, guest.id, state))
    await at('2026-03-10T09:30:00Z')
    expect(await texts()).toMatchObject([
      { to: '+447700900456', channel: 'sms', text: expect.stringContaining('on their way to Iris Green') },
      { to: '+447700900456', channel: 'sms', text: expect.stringContaining('Iris Green has your flowers') },
    ])
    expect((await texts())[0].text).toMatch(/https:\/\/larkspur\.example\/track\/[\w-]+$/)

    const silent = await register(store, 'no-texts@example.org')
    await silent.call('PUT', '/v1/subscriptions/', {
      settings: [{ topic: 'orders', channel: 'sms', enabled: false }],
    })
    const account = await readyToPay({
      ...store,
      newSession: async () => silent.session,
      call: (method, path, sent) => store.call(method, path, { ...sent, auth: silent.token }),
    })
    await account.buyer.pay(account.intent.id)
    for (const state of ['preparing', 'on_its_way'] as const)
      await inTransaction(store, (tx) => mustMove(tx, account.id, state))
    await at('2026-03-10T10:30:00Z')
    expect(await texts()).toHaveLength(2)
  })
})
