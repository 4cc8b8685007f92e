import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConcurrencyLimit, Overloaded } from './concurrency-limit.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const pageOf = (ms: number) => () => new Promise<void>((made) => setTimeout(made, ms))
const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'made' as const,
    (error: unknown) => {
      if (error instanceof Overloaded) return 'refused' as const
      throw error
    },
  )

/** So many requests a second for some seconds, for pages that take `ms` when at most `capacity` are made at once, else longer. */
async function load(
  limit: ConcurrencyLimit,
  perSecond: number,
  seconds: number,
  ms: number,
  capacity: number,
) {
  let running = 0
  const work = async () => {
    running++
    await pageOf(ms * Math.max(1, running / capacity))()
    running--
  }
  const asked: Promise<'made' | 'refused'>[] = []
  for (let count = 0; count < perSecond * seconds; count++) {
    asked.push(settled(limit.run('read', work)))
    await vi.advanceTimersByTimeAsync(1_000 / perSecond)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  return Promise.all(asked)
}

it('what is asked for now and then begins at once', async () => {
  const limit = new ConcurrencyLimit()
  const made = settled(limit.run('read', pageOf(50)))
  expect(limit.state).toMatchObject({ running: 1, waiting: 0 })
  await vi.advanceTimersByTimeAsync(50)
  expect(await made).toBe('made')
  expect(limit.state).toMatchObject({ running: 0, waiting: 0 })
})

it('many at once wait for their turn, and all are made', async () => {
  const limit = new ConcurrencyLimit()
  const asked = Array.from({ length: 300 }, () => settled(limit.run('read', pageOf(50))))
  await vi.advanceTimersByTimeAsync(0)
  expect(limit.state.running).toBeLessThanOrEqual(limit.state.limit)
  expect(limit.state.waiting).toBeGreaterThan(200)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['made']))
})

it('four times as much as can be made is answered with as many pages as before, and the rest is refused', async () => {
  // Eight at a time in 200 ms: 40 a second.
  const refusals = vi.fn()
  const limit = new ConcurrencyLimit({ onRefusal: refusals })
  const answers = await load(limit, 160, 20, 200, 8)
  const made = answers.filter((answer) => answer === 'made').length
  expect(made).toBeGreaterThan(20 * 40 * 0.9)
  expect(refusals).toHaveBeenCalledTimes(answers.length - made)
  expect(limit.state).toMatchObject({ running: 0, waiting: 0 })
})

it('pages that are slow make the limit smaller, quick ones larger again', async () => {
  const limit = new ConcurrencyLimit()
  const first = limit.state.limit
  await load(limit, 20, 20, 3_000, 100)
  const small = limit.state.limit
  expect(small).toBeLessThan(first / 2)
  await load(limit, 400, 20, 50, 100)
  expect(limit.state.limit).toBeGreaterThan(small * 2)
})

it('a backend that is slow by itself is not taken for a busy one', async () => {
  const limit = new ConcurrencyLimit()
  // 600 ms, however many there are: 40 at once are asked for.
  const answers = await load(limit, 66, 60, 600, 1_000)
  expect(limit.state.limit).toBeGreaterThan(30)
  expect(answers.slice(-1_000)).not.toContain('refused')
})

it('in a rush that does not pass a read is refused at once or made soon', async () => {
  const limit = new ConcurrencyLimit()
  const asked: Promise<{ what: 'made' | 'refused'; ms: number }>[] = []
  // Ten pages a second, and forty asked for.
  let last = Promise.resolve()
  const work = () => (last = last.then(pageOf(100)))
  for (let count = 0; count < 40 * 30; count++) {
    const begun = performance.now()
    asked.push(settled(limit.run('read', work)).then((what) => ({ what, ms: performance.now() - begun })))
    await vi.advanceTimersByTimeAsync(25)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  const late = (await Promise.all(asked)).slice(40 * 10)
  expect(Math.max(...late.map(({ ms }) => ms))).toBeLessThan(2_000)
  const made = late.filter(({ what }) => what === 'made').length
  expect(made).toBeGreaterThan(0.9 * 10 * 20)
})

it('what would be refused is told before anything is done for it', async () => {
  const onRefusal = vi.fn()
  const limit = new ConcurrencyLimit({ onRefusal })
  limit.check('read')
  for (let count = 0; count < 1_000; count++) void settled(limit.run('read', pageOf(100)))
  await vi.advanceTimersByTimeAsync(0)
  onRefusal.mockClear()
  expect(() => limit.check('read')).toThrow(Overloaded)
  expect(onRefusal).toHaveBeenCalledTimes(1)
})

it('a change waits longer than what is only looked at', async () => {
  const limit = new ConcurrencyLimit()
  const { limit: most } = limit.state
  for (let count = 0; count < most; count++) void limit.run('change', pageOf(4_000))
  const read = settled(limit.run('read', pageOf(10)))
  const change = settled(limit.run('change', pageOf(10)))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([await read, await change]).toEqual(['refused', 'made'])
})

it('a turn ends once, however often it is said, and when the work fails', async () => {
  const limit = new ConcurrencyLimit()
  const leave = await limit.enter('read')
  leave()
  leave()
  await expect(limit.run('read', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(limit.state.running).toBe(0)
})

it('who leaves while waiting takes no turn', async () => {
  const limit = new ConcurrencyLimit()
  const ahead = Array.from({ length: limit.state.limit }, () => settled(limit.run('read', pageOf(50))))
  const client = new AbortController()
  const work = vi.fn(pageOf(50))
  const left = limit.run('read', work, client.signal)
  left.catch(() => {})
  expect(limit.state.waiting).toBe(1)
  const reason = new Error('gone')
  client.abort(reason)
  await expect(left).rejects.toBe(reason)
  expect(limit.state.waiting).toBe(0)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(new Set(await Promise.all(ahead))).toEqual(new Set(['made']))
  expect(work).not.toHaveBeenCalled()
  await expect(limit.run('read', work, client.signal)).rejects.toBe(reason)
  expect(limit.state).toMatchObject({ running: 0, waiting: 0 })
})
