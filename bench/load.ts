import autocannon from 'autocannon'
import type { Child } from './child.ts'
import type { Cpu, Queries } from './processes/messages.ts'

/** What one run found out. */
export type Run = {
  /** µs of the process's CPU for one answer. */ cpu: number
  /** Answers a second. */ rate: number
}

export const LOAD_GENERATOR = 'autocannon 9, 8 connections'
const CONNECTIONS = 8

export type Asked = { path: string; headers: Record<string, string>; status?: number }

/** Asks a process for a page as fast as it answers. Throws when an answer has another status than 200, or than `status`. */
export async function load(
  child: Child,
  { path, headers, status = 200 }: Asked,
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
  const statuses = result.statusCodeStats as Record<string, { count: number }>
  const answered = statuses[status]?.count ?? 0
  if (result.errors || !answered || Object.keys(statuses).length > 1)
    throw new Error(`${path} answered ${JSON.stringify(statuses)}, ${result.errors} failed`)
  return { cpu: (after.cpu - before.cpu) / answered, rate: answered / result.duration }
}

/** Runs the home query inside the process, without HTTP. */
export async function loadQueries(child: Child, seconds: number): Promise<Run> {
  const { cpu, count, seconds: took } = await child.ask<Queries>({ ask: 'queries', ms: seconds * 1000 })
  return { cpu: cpu / count, rate: count / took }
}
