import { setTimeout as pause } from 'node:timers/promises'
import type { FaultyShop } from './faulty-shop.ts'
import { untilAnswers } from './faulty-shop.ts'
import type { Answered } from './load.ts'
import { Load } from './load.ts'

/** A page that is kept, and what it has in any case when it is whole. */
export const KEPT = { path: '/category/roses', whole: '</html>' }
let searches = 0
/** A page nobody has asked for before. */
export const newPage = () => `/search?q=roses%20${++searches}`

/** Whether the circuit breaker of each gateway is open. */
export async function openCircuits({ topology }: Pick<FaultyShop, 'topology'>): Promise<boolean[]> {
  return Promise.all(
    topology.gateways.copies.map(async ({ metricsUrl }) =>
      /^larkspur_upstream_circuit_open\{[^}]*\} 1$/m.test(await (await fetch(metricsUrl)).text()),
    ),
  )
}

/** Has each gateway keep the page. */
export async function keepPage({ topology }: Pick<FaultyShop, 'topology'>): Promise<void> {
  for (const { url } of topology.gateways.copies) {
    const load = new Load(url)
    // It is kept a moment after its first answer; who has it is told so from then on.
    await untilAnswers(async () => {
      const answer = await fetch(url + KEPT.path)
      await answer.text()
      return answer.headers.has('etag')
    })
    await load.stop()
  }
}

/** What shoppers saw of an outage. */
export type Outage = {
  /** Of the page that was kept before, and of pages that were not. */
  kept: Answered[]
  made: Answered[]
  /** Milliseconds until all circuits were open; undefined when they did not open. */
  openedMs: number | undefined
  /** Answers of pages that were not kept, from then on. */
  whileOpen: Answered[]
  /** Milliseconds from the mending until each gateway makes pages again. */
  recoveredMs: number
}

/** Has shoppers look around while something is wrong for `ms`. `begin` breaks, `end` mends. */
export async function watchOutage(
  shop: FaultyShop,
  { ms, begin, end }: { ms: number; begin: () => unknown; end: () => unknown },
): Promise<Outage> {
  await keepPage(shop)
  const load = new Load(shop.url)
  const begun = performance.now()
  await begin()
  let openedMs: number | undefined
  const looking = (async () => {
    while (openedMs === undefined && performance.now() < begun + ms) {
      if ((await openCircuits(shop)).every(Boolean)) openedMs = performance.now() - begun
      else await pause(50)
    }
  })()
  const [kept, made] = await Promise.all([
    load.closed(2, ms, () => KEPT.path),
    load.closed(6, ms, newPage),
    looking,
  ])
  const mended = performance.now()
  await end()
  await Promise.all(
    shop.topology.gateways.copies.map(async ({ url }) => {
      const one = new Load(url)
      await untilAnswers(async () => (await one.ask(newPage())).status === 200)
      await one.stop()
    }),
  )
  const recoveredMs = performance.now() - mended
  await load.stop()
  const opened = openedMs
  const whileOpen = opened === undefined ? [] : made.filter(({ at }) => at > opened)
  return { kept, made, openedMs, whileOpen, recoveredMs }
}

/** Answers that a shopper can do something with: a page, or when to come back. */
export const isFair = ({ status, retryAfter }: Answered) =>
  status === 200 || (status >= 500 && retryAfter !== null)

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
