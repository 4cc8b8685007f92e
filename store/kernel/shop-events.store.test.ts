import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { inTransaction } from './context.ts'
import type { ShopEvent } from './shop-events.ts'

let store: TestStore
beforeAll(async () => void (store = await startTestStore()))
afterAll(() => store.stop())

test('an event is told once its transaction is committed, and never when it is rolled back', async () => {
  const told: ShopEvent[] = []
  const ctx = { ...store, onEvent: (event: ShopEvent) => void told.push(event) }
  await inTransaction(ctx, async (tx) => {
    tx.onEvent?.({ what: 'order', state: 'paid' })
    await inTransaction(tx, async (inner) => inner.onEvent?.({ what: 'hold', outcome: 'held' }))
    await inTransaction(tx, async (inner) => {
      inner.onEvent?.({ what: 'hold', outcome: 'refused' })
      throw new Error('undone')
    }).catch(() => {})
    expect(told).toEqual([])
  })
  const committed = [
    { what: 'order', state: 'paid' },
    { what: 'hold', outcome: 'held' },
  ]
  expect(told).toEqual(committed)
  const undone = inTransaction(ctx, async (tx) => {
    tx.onEvent?.({ what: 'order', state: 'cancelled' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(told).toEqual(committed)
})
