import { randomUUID } from 'node:crypto'
import { median } from '../../bench/report.ts'
import { withDraft } from '../support/shopping/checkout.ts'
import { storeAt } from '../support/processes/store-process.ts'
import type { Used } from './processes.ts'
import type { Counted } from './report.ts'

/** The busiest minute of the busiest day that the shop is to stand: Valentine's Day. A second of it. */
const PEAK = { requests: 10_000, orders: 50 }
/** So busy a processor is at most, so that a page need not wait for another one. */
const MOST_BUSY = 0.7
/** How many shoppers of a rush are at it at once. */
const AT_ONCE = 12

/** What a rush of orders came to. */
export type Rush = { perSecond: number; chooseMs: number; payMs: number; refused: number }

/** The window that all want: the same one of those on offer, whoever asks. */
export const wantedByAll = (slots: readonly string[]): string | undefined =>
  slots[Math.floor(slots.length / 2)]

/** Each shopper comes from a network of their own: the places that one network holds are counted one after the other. */
const fromAnywhere = () => ({ 'x-visitor-fingerprint': `${randomUUID()}.${randomUUID()}` })

/**
 * Has shoppers order and pay for so many seconds, as many at once as a rush has, by calls of /v1 to stores at an address: all for one window or
 * each for another. Returns how many orders a second were paid, and how long the two calls took that lock the window.
 */
export async function rush(storesUrl: string, seconds: number, isForOneWindow: boolean): Promise<Rush> {
  const until = performance.now() + seconds * 1_000
  const [chooseMs, payMs]: [number[], number[]] = [[], []]
  let [paid, refused, turn] = [0, 0, 0]
  const timed = async <T>(into: number[], work: Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await work
    into.push(performance.now() - begun)
    return result
  }
  const shop = async () => {
    while (performance.now() < until) {
      const { buyer, id } = await withDraft(storeAt(storesUrl, fromAnywhere()))
      await buyer.address()
      await buyer.recipient()
      await buyer.contact()
      const open = (await buyer.intervals()).flatMap(({ date, intervals }) =>
        intervals.filter(({ disabled }) => !disabled).map((interval) => ({ date, id: interval.id })),
      )
      const wanted = open[isForOneWindow ? Math.floor(open.length / 2) : turn++ % open.length]
      if (!wanted) throw new Error('No window is open')
      const chosen = await timed(chooseMs, buyer.choose(wanted.date, wanted.id))
      if (!chosen.body.success) {
        refused++
        continue
      }
      await buyer.toPay(id)
      const intent = await buyer.intent(id)
      const { status } = await timed(payMs, buyer.pay(intent.id))
      if (status === 200) paid++
      else refused++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shop))
  return { perSecond: paid / seconds, chooseMs: median(chooseMs), payMs: median(payMs), refused }
}

/** Prints what the peak takes, by what this run measured. Returns false when orders for one window are much slower than for many. */
export function reportPeak(
  visits: readonly Counted[],
  before: Record<string, Used>,
  after: Record<string, Used>,
  rushes: { one: Rush; many: Rush },
): boolean {
  const requests = visits.reduce((sum, visit) => sum + visit.requests, 0)
  const orders = visits.filter(({ paid }) => paid).length
  console.log(
    `\nIn ${requests} requests there were ${orders} orders; the peak has ${PEAK.requests} and ${PEAK.orders} a second.`,
  )
  console.log('\n| tier | CPU s for a thousand requests | processors at the peak | and to spare |')
  console.log('| --- | --: | --: | --: |')
  for (const name of Object.keys(after)) {
    const perThousand = (((after[name]?.cpu ?? 0) - (before[name]?.cpu ?? 0)) * 1_000) / requests
    const busy = (perThousand * PEAK.requests) / 1_000
    console.log(
      `| ${name.replace('two ', '')} | ${perThousand.toFixed(2)} | ${busy.toFixed(1)} | ${Math.ceil(busy / MOST_BUSY)} |`,
    )
  }
  console.log(
    '\n| a rush, at once | orders a second | ms to choose a time | ms to pay | refused |\n| --- | --: | --: | --: | --: |',
  )
  for (const [words, { perSecond, chooseMs, payMs, refused }] of [
    ['all for one window', rushes.one],
    ['each for another', rushes.many],
  ] as const)
    console.log(
      `| ${words} | ${perSecond.toFixed(1)} | ${chooseMs.toFixed(1)} | ${payMs.toFixed(1)} | ${refused} |`,
    )
  return rushes.one.refused === 0 && rushes.one.perSecond > rushes.many.perSecond / 2
}
