import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

let answers: boolean
let probes: number
let changes: boolean[]
let circuit: CircuitBreaker
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  answers = false
  probes = 0
  changes = []
  circuit = new CircuitBreaker({
    probe: async () => {
      probes++
      return answers
    },
    onChange: (isOpen) => changes.push(isOpen),
  })
})
afterEach(() => {
  circuit.stop()
  vi.useRealTimers()
})

/** Makes calls one after the other that end so. */
function call(...outcomes: ('answered' | 'failed' | 'hung')[]): void {
  for (const outcome of outcomes) {
    const ended = circuit.begin()
    vi.advanceTimersByTime(outcome === 'hung' ? 2_000 : 5)
    ended?.(outcome)
  }
}

describe('a circuit', () => {
  it('opens when five calls fail one after the other', () => {
    call('failed', 'failed', 'failed', 'failed')
    expect(circuit.isOpen).toBe(false)
    call('failed')
    expect(circuit.isOpen).toBe(true)
    expect(circuit.begin()).toBeUndefined()
    expect(changes).toEqual([true])
  })

  it('opens when three calls hang', () => {
    const ends = [circuit.begin(), circuit.begin(), circuit.begin()]
    vi.advanceTimersByTime(2_300)
    for (const ended of ends) ended?.('hung')
    expect(circuit.isOpen).toBe(true)
  })

  it('stays closed while a call is answered now and then', () => {
    for (let count = 0; count < 20; count++) call('failed', 'failed', 'failed', 'failed', 'answered')
    expect(changes).toEqual([])
  })

  it('stays closed when calls hang beside others that are answered', () => {
    for (let count = 0; count < 20; count++) {
      const ends = Array.from({ length: 10 }, () => circuit.begin())
      call('answered')
      vi.advanceTimersByTime(2_300)
      for (const ended of ends) ended?.('hung')
    }
    expect(changes).toEqual([])
  })

  it('asks once a second and closes when there is an answer', async () => {
    call('hung', 'hung', 'hung')
    await vi.advanceTimersByTimeAsync(3_500)
    expect([probes, circuit.isOpen]).toEqual([3, true])
    answers = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect([probes, circuit.isOpen]).toEqual([4, false])
    expect(changes).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(probes).toBe(4)
  })

  it('is not opened again by calls that began before it opened', async () => {
    const before = Array.from({ length: 10 }, () => circuit.begin())
    call('hung', 'hung', 'hung')
    answers = true
    await vi.advanceTimersByTimeAsync(1_000)
    for (const ended of before) ended?.('hung')
    expect(changes).toEqual([true, false])
  })

  it.each([-1, 1])('knows no time of day: the clock is set by %d days', async (days) => {
    call('failed', 'failed', 'failed', 'failed', 'failed')
    vi.setSystemTime(Date.now() + days * 86_400_000)
    answers = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(circuit.isOpen).toBe(false)
  })

  it('asks nobody once it is stopped', async () => {
    call('hung', 'hung', 'hung')
    circuit.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(probes).toBe(0)
  })
})
