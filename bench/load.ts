import autocannon from 'autocannon'
import type { Child } from './child.ts'
import type { Cpu, Queries } from './processes/messages.ts'

/** What one run found out. */
export type Run = {
  /** µs of the process's CPU for one answer. */ cpu: number
  /** Answers a second. */ rate: number
}

const CONNECTIONS = 10

/** Asks a process for a page as fast as it answers. Throws when an answer is not a 200. */
export async function load(
  child: Child,
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Run> {
  const before = await child.ask<Cpu>({ ask: 'cpu' })
  const result = await autocannon({
    url: child.url + path,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
  })
  const after = await child.ask<Cpu>({ ask: 'cpu' })
  const answered = result['2xx']
  if (result.non2xx || result.errors || !answered)
    throw new Error(`${path}: ${result.non2xx} answers were no 200, ${result.errors} failed`)
  return { cpu: (after.cpu - before.cpu) / answered, rate: answered / result.duration }
}

/** Runs the home query inside the process, without HTTP. */
export async function loadQueries(child: Child, seconds: number): Promise<Run> {
  const { cpu, count, seconds: took } = await child.ask<Queries>({ ask: 'queries', ms: seconds * 1000 })
  return { cpu: cpu / count, rate: count / took }
}
