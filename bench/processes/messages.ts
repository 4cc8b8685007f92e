import process from 'node:process'

/** What the bench asks of a process it measures. */
export type Ask =
  | { ask: 'cpu' }
  | { ask: 'queries'; ms: number }
  | { ask: 'answer' }
  | { ask: 'calls' }
  | { ask: 'constants'; constants: Constant[] }

/** A body a route sends as it is, base64 on the way there. */
export type Constant = { path: string; type: string; encoding: string | undefined; body: string }

/** CPU time in µs, of the user and the system together. */
export type Cpu = { cpu: number }
export type Queries = Cpu & { count: number; seconds: number; bytes: number }
/** How many calls of /v1 were made so far. */
export type Calls = { calls: number }
export type Ready = { url: string }

/** µs of CPU this process has used so far. */
export function cpuUsed(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Does something again and again for so many milliseconds; `sizeOf` says how many bytes came of it. */
export async function repeat<T>(
  ms: number,
  work: () => Promise<T> | T,
  sizeOf: (made: T) => number,
): Promise<Queries> {
  const before = cpuUsed()
  const start = performance.now()
  let count = 0
  let last = await work()
  while (performance.now() - start < ms) {
    last = await work()
    count++
    // Out of the microtasks now and then, as between requests.
    if (count % 10 === 0) await new Promise((next) => setImmediate(next))
  }
  const seconds = (performance.now() - start) / 1000
  return { count: count + 1, seconds, cpu: cpuUsed() - before, bytes: sizeOf(last) }
}

/** Answers what the bench asks, one thing after another. */
export function answerAsks(answer: (ask: Ask) => unknown): void {
  process.on('message', (ask: Ask) => {
    void Promise.resolve(ask.ask === 'cpu' ? { cpu: cpuUsed() } : answer(ask)).then((said) =>
      process.send?.(said),
    )
  })
  process.on('disconnect', () => process.exit(0))
}

export function sayReady(ready: Ready): void {
  process.send?.(ready)
}
