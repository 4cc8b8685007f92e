import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/store.ts'
import { startTestStore } from '../../tests/support/store.ts'
import { cleanUp } from './clean-up.ts'

/** Long past by the real clock too, which counts when the shop's is ahead of it. */
const SENT = '2025-03-01T12:00:00Z'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore({ now: SENT })
})
afterAll(() => store.stop())

const message = (kind: string, more: { sent_at?: string; failed_at?: string } = {}) =>
  store.db.$client.query(
    `insert into message (kind, channel, "to", subject, text, created_at, sent_at, failed_at)
     values ($1, 'email', 'iris@example.org', 'Flowers', 'Flowers', $2, $3, $4)`,
    [kind, SENT, more.sent_at ?? null, more.failed_at ?? null],
  )
/** What is left after a look at a moment. */
async function leftAt(moment: string): Promise<string[]> {
  store.clock.set(moment)
  await cleanUp(store.db, store.clock)
  const { rows } = await store.db.$client.query('select kind from message order by kind')
  return rows.map(({ kind }) => kind)
}

describe('a message', () => {
  it('is kept for thirty days after it was sent or given up, and one that waits for as long as it does', async () => {
    await message('a: sent', { sent_at: SENT })
    await message('b: given up', { failed_at: SENT })
    await message('c: waits')
    await message('d: sent a day later', { sent_at: '2025-03-02T12:00:00Z' })
    const all = ['a: sent', 'b: given up', 'c: waits', 'd: sent a day later']
    expect(await leftAt('2025-03-04T12:00:01Z')).toEqual(all)
    expect(await leftAt('2025-03-31T12:00:00Z')).toEqual(all)
    expect(await leftAt('2025-03-31T12:00:01Z')).toEqual(['c: waits', 'd: sent a day later'])
    expect(await leftAt('2025-04-01T12:00:01Z')).toEqual(['c: waits'])
  })
})
