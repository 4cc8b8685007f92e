import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForCode, tryCode } from '../../../tests/support/shopping/account.ts'
import { statementsOf } from '../../../tests/support/statements.ts'
import type { Answer, TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

/** With this many pairs, chance stays within 0.1 of a half: four and a half standard deviations. */
const PAIRS = 500
const BY_CHANCE = 0.1

let store: TestStore
let session: string
beforeAll(async () => {
  store = await startTestStore()
  session = await store.newSession()
  await store.db.$client.query(
    `insert into "user" (name, gender, email, email_verified, registered_at, created_at, updated_at)
     select 'Somebody', 'female', 'known-' || n || '@example.org', true, now(), now(), now()
     from generate_series(0, $1::int) as n`,
    [PAIRS + 100],
  )
  await store.db.$client.query('analyze "user"')
})
afterAll(() => store.stop())

type Timed = { ms: number; body: string }

async function timed(call: Promise<Answer>, started: number): Promise<Timed> {
  const { status, body } = await call
  return { ms: performance.now() - started, body: `${status} ${JSON.stringify(body)}` }
}

/** Requests codes for pairs of addresses, one with an account and one without, in random order. */
async function compare(first: number, count: number, ask: (receiver: string) => Promise<Answer>) {
  const known: number[] = []
  const unknown: number[] = []
  const bodies = new Set<string>()
  for (let n = first; n < first + count; n++) {
    const turns = [['known', known] as const, ['guest', unknown] as const]
    if (Math.random() < 0.5) turns.reverse()
    for (const [name, times] of turns) {
      const { ms, body } = await timed(ask(`${name}-${n}@example.org`), performance.now())
      times.push(ms)
      bodies.add(body)
    }
  }
  return { known, unknown, bodies }
}

/**
 * Returns the share of pairs in which the known address took longer: about a half if timing reveals nothing.
 * The requests of a pair are adjacent, so that other load affects both.
 */
function shareSlower(known: number[], unknown: number[]): number {
  return known.filter((ms, n) => ms > (unknown[n] ?? 0)).length / known.length
}

function expectAlike({ known, unknown, bodies }: Awaited<ReturnType<typeof compare>>): void {
  expect(bodies.size).toBe(1)
  expect(Math.abs(shareSlower(known, unknown) - 0.5)).toBeLessThan(BY_CHANCE)
}

describe('whether an address has an account', () => {
  it.each([
    ['asking for a code', (receiver: string) => askForCode(store, session, receiver)],
    ['trying one', (receiver: string) => tryCode(store, session, receiver, '000000')],
  ])('cannot be told from %s: the same statements are run', async (_what, ask) => {
    const known = await statementsOf(store, () => ask(`known-${PAIRS + 99}@example.org`))
    const unknown = await statementsOf(store, () => ask(`guest-${PAIRS + 99}@example.org`))
    expect(known.length).toBeGreaterThan(3)
    expect(unknown).toEqual(known)
  })

  it('cannot be told from asking for a code or trying one, by body or by time', async () => {
    // Warm-up.
    await compare(PAIRS, 50, (receiver) => askForCode(store, session, receiver))
    await compare(PAIRS, 50, (receiver) => tryCode(store, session, receiver, '000000'))
    expectAlike(await compare(0, PAIRS, (receiver) => askForCode(store, session, receiver)))
    expectAlike(await compare(0, PAIRS, (receiver) => tryCode(store, session, receiver, 'wrong')))
  })

  it('is told apart by this test when it takes two milliseconds more', async () => {
    const leaky = async (receiver: string) => {
      if (receiver.startsWith('known')) await store.db.$client.query('select pg_sleep(0.002)')
      return tryCode(store, session, receiver, 'wrong')
    }
    const { known, unknown } = await compare(0, 400, leaky)
    expect(shareSlower(known, unknown)).toBeGreaterThan(0.6)
  })
})
