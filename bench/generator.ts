import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { findProgram } from '../scripts/debian-programs.ts'

type Fired = {
  /** How many were answered with the status that was expected. */
  answered: number
  /** What else happened; empty when nothing did. */
  otherwise: string
  seconds: number
}
type Asked = {
  url: string
  headers: Record<string, string>
  status: number
  seconds: number
  /** Answers a second, as far as they are known. */
  rate?: number | undefined
}

/** Asks for one address as fast as it is answered. */
export type Generator = { title: string; fire: (asked: Asked) => Promise<Fired> }

const CONNECTIONS = 8
/**
 * A run that ends by the clock leaves up to eight answers half made, whose CPU would be counted for those that were sent. Once it is
 * known how fast answers come, autocannon asks for a number of them and waits for the last, unless eight are next to none; wrk cannot,
 * and goes on until eight are few.
 */
const LEAST_ANSWERS = 40
const LEAST_OF_WRK = 200
const MANY_ANSWERS = 800

/** The load generator of that name. Throws when there is none, or when it cannot be had. */
export async function findGenerator(name: string): Promise<Generator> {
  if (name === 'autocannon')
    return { title: `autocannon 9, ${CONNECTIONS} connections`, fire: fireAutocannon }
  if (name !== 'wrk') throw new Error(`--generator is autocannon or wrk, not ${name}`)
  const path = await findProgram(WRK, 'the bench')
  if (!path) throw new Error('The bench has no wrk: leave --generator away, and it takes autocannon')
  return { title: `wrk 4, ${CONNECTIONS} connections`, fire: (asked) => fireWrk(path, asked) }
}

const WRK = {
  title: 'wrk',
  variable: 'WRK',
  paths: ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'],
  check: ['--version'],
  // It says its version, and that there was no address.
  checkEndsWith: 1,
  packages: ['wrk'],
}

async function fireAutocannon({ url, headers, status, seconds, rate }: Asked): Promise<Fired> {
  const expected = rate === undefined ? undefined : Math.round(rate * seconds)
  const length =
    expected === undefined || expected >= MANY_ANSWERS
      ? { duration: seconds }
      : { amount: Math.max(LEAST_ANSWERS, expected) }
  const result = await autocannon({ url, headers, connections: CONNECTIONS, timeout: 60, ...length })
  const statuses = result.statusCodeStats as Record<string, { count: number }>
  const isOtherwise = result.errors > 0 || Object.keys(statuses).some((code) => code !== String(status))
  return {
    answered: statuses[status]?.count ?? 0,
    otherwise: isOtherwise ? `${JSON.stringify(statuses)}, ${result.errors} failed` : '',
    seconds: result.duration,
  }
}

/** Tells statuses apart no further than into those below 400 and the rest. */
async function fireWrk(path: string, { url, headers, status, seconds, rate }: Asked): Promise<Fired> {
  const length = rate === undefined ? seconds : Math.max(seconds, Math.ceil(LEAST_OF_WRK / rate))
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${length}s`, '--timeout', '30s', ...sent, url]
  const { stdout } = await promisify(execFile)(path, args)
  const [, count = '0', took = '0'] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  const total = Number(count)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  const isAsExpected = refused === (status < 400 ? 0 : total) && !stdout.includes('Socket errors')
  return { answered: total, otherwise: isAsExpected ? '' : stdout, seconds: Number(took) }
}
