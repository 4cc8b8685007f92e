import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { variedRequests } from '../../bench/gateway/varied-requests.ts'
import type { Varied } from '../../bench/gateway/varied-requests.ts'
import { median, quantile } from '../../bench/report.ts'
import { startRedis } from '../../scripts/topology/redis-server.ts'
import type { RunningRedis } from '../../scripts/topology/redis-server.ts'
import type { Copy, Topology } from '../../scripts/topology/topology.ts'
import { scrape, total } from '../support/metrics.ts'
import type { Used } from './processes.ts'

/** How many requests are under way at once: more than gateways and stores have processors, so that none of them rests. */
const AT_ONCE = 16
/** After Redis has come back, so many seconds go by before anything is counted: what copies share is filled again. */
const SETTLE_SECONDS = 6

/** What was answered in a time, as a shopper of any kind asks: a second, and for one answer ms of CPU by tier, and calls of /v1. */
type Taken = {
  perSecond: number
  cpu: Record<string, number>
  calls: number
  /** Refused early, as there is more to do than can be done: 503 with `Retry-After`. */
  refused: number
  /** Answered with another status than they should be. */
  wrong: number
}
type Round = { up: Taken; away: Taken }

type Shop = {
  topology: Pick<Topology, 'gateways' | 'stores'>
  /** The Redis that all of them use, and the program to start it again at the same address. */
  redis: RunningRedis
  program: string
  /** What each tier has used so far. */
  use: () => Promise<Record<string, Used>>
}

/**
 * Asks two gateways for all kinds of pages as fast as they answer, with Redis and then, from the moment it is killed, without it; again and again in
 * one run, so that what slows both does not show in their ratio. Prints a table in Markdown. Returns false when a request was answered otherwise than it should
 * be; refused early it may be.
 */
export async function measureRedisAway(
  { topology, redis, program, use }: Shop,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<boolean> {
  const { gateways, stores } = topology
  const next = await variedRequests(stores.url)
  const all = [...gateways.copies, ...stores.copies]
  const take = (during: number) => takeFor(during, next, gateways.copies, use)
  let running = redis
  const found: Round[] = []
  try {
    await take(seconds * 2)
    for (let round = 0; round < rounds; round++) {
      const up = await take(seconds)
      await running.stop()
      const away = await take(seconds)
      found.push({ up, away })
      running = await startRedis(program, Number(new URL(redis.url).port))
      while (!(await Promise.all(all.map(hasRedis))).every(Boolean)) await pause(100)
      await take(SETTLE_SECONDS)
      console.log(`Round ${round + 1} of ${rounds} is done.`)
    }
  } finally {
    await running.stop()
  }
  print(found)
  const sumOf = (of: (taken: Taken) => number, which: keyof Round) =>
    found.reduce((sum, round) => sum + of(round[which]), 0)
  const refused = (which: keyof Round) => sumOf((taken) => taken.refused, which)
  const wrong = sumOf((taken) => taken.wrong, 'up') + sumOf((taken) => taken.wrong, 'away')
  console.log(
    `\nRefused early were ${refused('up')} requests with Redis and ${refused('away')} without; ${wrong} were answered wrongly.`,
  )
  return wrong === 0
}

const hasRedis = async ({ process }: Copy) =>
  total((await scrape(process)).samples, 'larkspur_redis_up') === 1

async function callsOf(copies: readonly Copy[]): Promise<number> {
  const scraped = await Promise.all(copies.map(({ process }) => scrape(process)))
  const counted = scraped.map(({ samples }) =>
    total(samples, 'larkspur_upstream_call_duration_seconds_count'),
  )
  return counted.reduce((sum, calls) => sum + calls, 0)
}

async function takeFor(
  seconds: number,
  next: () => Varied,
  gateways: readonly Copy[],
  use: Shop['use'],
): Promise<Taken> {
  const agent = new Agent({ connections: AT_ONCE })
  const [before, callsBefore] = [await use(), await callsOf(gateways)]
  const begun = performance.now()
  let [answered, refused, wrong, turn] = [0, 0, 0, 0]
  const ask = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      const { path, cookie, status } = next()
      const { url } = gateways[turn++ % gateways.length] as Copy
      const headers = {
        ...{ accept: 'text/html,application/json', 'accept-encoding': 'br' },
        ...(cookie && { cookie }),
      }
      const answer = await request(url + path, { headers, dispatcher: agent })
      await answer.body.dump()
      if (answer.statusCode === status) answered++
      else if (answer.statusCode === 503 && answer.headers['retry-after']) refused++
      else wrong++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  const passed = (performance.now() - begun) / 1_000
  const [after, callsAfter] = [await use(), await callsOf(gateways)]
  await agent.close()
  const cpu = Object.entries(after).map(([tier, used]) => {
    const seconds = used.cpu - (before[tier]?.cpu ?? 0)
    return [tier, (seconds * 1_000) / answered] as const
  })
  return {
    perSecond: answered / passed,
    cpu: Object.fromEntries(cpu),
    calls: (callsAfter - callsBefore) / answered,
    refused,
    wrong,
  }
}

function print(rounds: readonly Round[]): void {
  console.log('\n| | with Redis | without | ratio | quartiles |\n| --- | --: | --: | --: | --: |')
  const row = (what: string, of: (taken: Taken) => number) => {
    const ratios = rounds.map(({ up, away }) => of(away) / of(up))
    const cells = [
      median(rounds.map(({ up }) => of(up))).toFixed(2),
      median(rounds.map(({ away }) => of(away))).toFixed(2),
      `${median(ratios).toFixed(2)}×`,
      `${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`,
    ]
    console.log(`| ${what} | ${cells.join(' | ')} |`)
  }
  row('answers a second', ({ perSecond }) => perSecond)
  for (const tier of Object.keys(rounds[0]?.up.cpu ?? {}))
    row(`ms of CPU of ${tier} for an answer`, ({ cpu }) => cpu[tier] ?? Number.NaN)
  row('calls of /v1 for an answer', ({ calls }) => calls)
}
