import type { Child, Measurable } from './child.ts'
import type { Generator } from './generator.ts'
import type { Queries } from './processes/messages.ts'

/** What one run found out. */
export type Run = {
  /** µs of the process's CPU for one answer. */ cpu: number
  /** Answers a second. */ rate: number
}

export type Asked = { path: string; headers: Record<string, string>; status?: number }

/** Answers a second in the first run of each address, its warm-up: so that all later ones are of one length. */
const rates = new Map<string, number>()

/** Asks a process for a page as fast as it answers. Throws when an answer has another status than 200, or than `status`. */
export async function load(
  generator: Generator,
  subject: Measurable,
  { path, headers, status = 200 }: Asked,
  seconds: number,
): Promise<Run> {
  const key = JSON.stringify([subject.url, path, headers])
  const before = await subject.cpu()
  const fired = await generator.fire({
    ...{ url: subject.url + path, headers, status, seconds },
    rate: rates.get(key),
  })
  const after = await subject.cpu()
  if (fired.otherwise || !fired.answered)
    throw new Error(
      `${subject.url}${path} answered ${fired.answered} times in ${fired.seconds} s. ${fired.otherwise}`,
    )
  const rate = fired.answered / fired.seconds
  if (!rates.has(key)) rates.set(key, rate)
  return { cpu: (after - before) / fired.answered, rate }
}

/** Repeats what a process of the bench does without HTTP: its query, or its rendering. */
export async function loadQueries(child: Child, seconds: number): Promise<Run> {
  const { cpu, count, seconds: took } = await child.ask<Queries>({ ask: 'queries', ms: seconds * 1000 })
  return { cpu: cpu / count, rate: count / took }
}

/** One run of each in turns, so that what slows the machine for a while slows all; each is warmed up for `warmUp` seconds before. */
export async function inTurns(
  runs: ((seconds: number) => Promise<Run>)[],
  { rounds, seconds, warmUp }: { rounds: number; seconds: number; warmUp: number },
): Promise<Run[][]> {
  for (const run of runs) await run(warmUp)
  // What a warm-up left half made is done by then.
  await new Promise((done) => setTimeout(done, 1_000))
  const found: Run[][] = []
  for (let round = 0; round < rounds; round++) {
    const ofRound: Run[] = []
    for (const run of runs) ofRound.push(await run(seconds))
    found.push(ofRound)
  }
  return found
}
