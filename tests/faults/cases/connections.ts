import type { FaultyShop } from '../faulty-shop.ts'
import { longest, statusesOf } from '../load.ts'
import type { Outage } from '../outage.ts'
import { KEPT, isFair, keepPage, newPage, seconds, watchOutage } from '../outage.ts'
import type { Case, Outcome } from '../row.ts'
import type { Toxic, ToxicProxy } from '../toxics.ts'

type Link = {
  subject: string
  of: (shop: FaultyShop) => ToxicProxy | undefined
  /** Whether the shop can do without it. */
  isOptional?: boolean
  /** Within which time pages are made again. */
  recoversMs: number
}

const LINKS: Link[] = [
  { subject: 'Gateways to stores', of: ({ toStores }) => toStores, recoversMs: 5_000 },
  { subject: 'Stores to PostgreSQL', of: ({ toDatabase }) => toDatabase, recoversMs: 10_000 },
  {
    subject: 'All processes to Redis',
    of: ({ toRedis }) => toRedis,
    isOptional: true,
    recoversMs: 5_000,
  },
]

/** What is slow, and what is away. */
const SLOW: [name: string, toxic: Toxic][] = [
  ['latency: 100 ms more, give or take 50', { type: 'latency', latency: 100, jitter: 50 }],
  ['slicer: pieces of 500 bytes, 1 ms apart', { type: 'slicer', size: 500, delay: 1 }],
  ['bandwidth: 500 kB a second', { type: 'bandwidth', rate: 500 }],
]
const AWAY: [name: string, toxic: Toxic | 'down'][] = [
  ['timeout: nothing gets through', { type: 'timeout', timeout: 0 }],
  ['reset_peer: every connection is reset', { type: 'reset_peer', timeout: 0 }],
  ['limit_data: answers are cut off after 300 bytes', { type: 'limit_data', bytes: 300 }],
  ['down: connections are refused', 'down'],
]

const LASTS_MS = 6_000
const SLOW_MS = 4_000
const NOT_HAD: Outcome = { seen: 'no Redis or Valkey could be had', held: undefined }

const isWhole = ({ text }: { text: string }) => text.startsWith('<!DOCTYPE html>')

const poison = (proxy: ToxicProxy, toxic: Toxic | 'down') =>
  toxic === 'down' ? proxy.down() : proxy.add(toxic)

/** What comes slowly comes. */
const slowCase = (link: Link, [done, toxic]: (typeof SLOW)[number]): Case => ({
  ...{ subject: link.subject, done },
  required: 'every page is answered with 200',
  run: async (shop) => {
    const proxy = link.of(shop)
    if (!proxy) return NOT_HAD
    const { kept, made } = await watchOutage(shop, {
      ms: SLOW_MS,
      begin: () => poison(proxy, toxic),
      end: () => shop.mend(),
    })
    return {
      seen: `kept pages ${statusesOf(kept)}; others ${statusesOf(made)}, the slowest ${longest(made)} ms`,
      held: [...kept, ...made].every(({ status }) => status === 200),
    }
  },
})

/** Without what it cannot do without, the shop says so at once. */
const awayCase = (link: Link, [done, toxic]: (typeof AWAY)[number]): Case => ({
  ...{ subject: link.subject, done },
  required: link.isOptional
    ? 'every page is answered with 200'
    : `kept pages 200; others 200, or a 5xx with Retry-After; whole pages again within ${link.recoversMs / 1000} s`,
  run: async (shop) => {
    const proxy = link.of(shop)
    if (!proxy) return NOT_HAD
    const outage = await watchOutage(shop, {
      ms: LASTS_MS,
      begin: () => poison(proxy, toxic),
      end: () => proxy.mend(),
    })
    const seen = told(outage)
    await shop.mend()
    const whole = await isWholeNow(shop)
    const { kept, made, recoveredMs } = outage
    return {
      seen: `${seen}${whole ? '' : '; a page is not whole afterwards'}`,
      held:
        whole &&
        kept.every(({ status }) => status === 200) &&
        made.every((answer) => (link.isOptional ? answer.status === 200 : isFair(answer))) &&
        recoveredMs <= link.recoversMs,
    }
  },
})

const told = ({ kept, made, recoveredMs }: Outage) =>
  `kept pages ${statusesOf(kept)}; others ${statusesOf(made)}, the slowest ${longest(made)} ms; well after ${seconds(recoveredMs)}`

/** Nothing that was half there is kept. */
async function isWholeNow({ topology }: FaultyShop): Promise<boolean> {
  const pages = await Promise.all(
    topology.gateways.copies.flatMap(({ url }) =>
      [KEPT.path, newPage()].map(async (path) => (await fetch(url + path)).text()),
    ),
  )
  return pages.every((text) => isWhole({ text }) && text.includes(KEPT.whole))
}

/** The circuit breaker of each gateway, as a store that hangs shows it. */
const BREAKER: Case = {
  subject: 'Circuit breaker',
  done: 'stores hang for 8 s under load, then answer again',
  required:
    'opens within 5 s; while it is open, answers within a second, 503 with Retry-After, kept pages 200; closes within 5 s; a line in the log for each',
  run: async (shop) => {
    await keepPage(shop)
    const linesBefore = linesOf(shop)
    const { kept, openedMs, whileOpen, recoveredMs } = await watchOutage(shop, {
      ms: 8_000,
      begin: () => shop.toStores.add({ type: 'timeout', timeout: 0 }),
      end: () => shop.toStores.mend(),
    })
    await shop.mend()
    const lines = linesOf(shop) - linesBefore
    // A page that waited for its time-out began before.
    const refused = whileOpen.slice(12)
    const slowest = longest(refused)
    return {
      seen: `open after ${openedMs === undefined ? 'more than 8 s' : seconds(openedMs)}; then ${statusesOf(refused)}, the slowest ${slowest} ms; kept pages ${statusesOf(kept)}; closed after ${seconds(recoveredMs)}; ${lines} lines`,
      held:
        openedMs !== undefined &&
        openedMs <= 5_000 &&
        refused.length > 0 &&
        refused.every(({ status, retryAfter }) => status === 503 && retryAfter !== null) &&
        slowest <= 1_000 &&
        kept.every(({ status }) => status === 200) &&
        recoveredMs <= 5_000 &&
        lines === 4,
    }
  },
}

/** Lines about circuits that opened and closed, of both gateways. */
const linesOf = ({ topology }: FaultyShop) =>
  topology.gateways.copies.flatMap(({ process }) =>
    process.log.filter((line) => line.includes('the circuit breaker is')),
  ).length

export const CONNECTION_CASES: Case[] = [
  BREAKER,
  ...LINKS.flatMap((link) => [
    ...SLOW.map((slow) => slowCase(link, slow)),
    ...AWAY.map((away) => awayCase(link, away)),
  ]),
]
