import { apart } from '../apart.ts'
import type { FaultyShop } from '../faulty-shop.ts'
import type { Answered } from '../load.ts'
import { Load, longest, statusesOf } from '../load.ts'
import { KEPT, isFair, keepPage, newPage } from '../outage.ts'
import type { Case, Outcome } from '../row.ts'

const WARM_MS = 4_000
const PEAK_MS = 10_000
const OVER_MS = 24_000
/** Shoppers at once; the best rate of these is the capacity. */
const CROWDS = [8, 16, 32]
const TIMES = 4
/** The beginning of an overload is not counted: the limit has to find out. */
const SETTLES_MS = 3_000

const good = (answers: Answered[]) => answers.filter(({ status }) => status === 200)

/** How many shoppers at once get the most pages, and how many a second that is. */
type Peak = { crowd: number; rate: number }

/** Pages a second that are answered with 200 by the gateways, whose pages nobody has asked for before. */
async function rateOf(load: Load, crowd: number): Promise<number> {
  const begun = performance.now()
  const answers = await load.closed(crowd, PEAK_MS, newPage)
  return good(answers).length / ((performance.now() - begun) / 1_000)
}

async function peakOf(load: Load): Promise<Peak> {
  await load.closed(8, WARM_MS, newPage)
  let peak: Peak = { crowd: 0, rate: 0 }
  for (const crowd of CROWDS) {
    const rate = await rateOf(load, crowd)
    if (rate > peak.rate) peak = { crowd, rate }
  }
  return peak
}

const OVERLOAD: Case = {
  subject: 'Overload',
  done: `searches nobody has made before, at ${TIMES} times the rate of the best of ${CROWDS.join(', ')} shoppers at once, which is measured before and after`,
  required:
    'at least 90 % as many pages a second as at the best; all others 503 with Retry-After, and early, but for one in fifty that may be another 5xx with Retry-After',
  run: (shop) => apart(shop, (isApart) => overload(shop, isApart)),
}

async function overload(shop: FaultyShop, isApart: boolean): Promise<Outcome> {
  const load = new Load(shop.url)
  const { crowd, rate } = await peakOf(load)
  const begun = load.now
  const all = await load.open(rate * TIMES, OVER_MS, newPage)
  // Again afterwards: a machine is not equally quick from minute to minute.
  const peak = (rate + (await rateOf(load, crowd))) / 2
  await load.stop()
  const isCounted = (time: number) => time >= begun + SETTLES_MS && time < begun + OVER_MS
  const answers = all.filter(({ at }) => isCounted(at))
  // By when they are whole: those that wait when it is over are no work of that time, and those that waited when it began are.
  const made = good(all).filter(({ at, ms }) => isCounted(at + ms))
  const goodput = made.length / ((OVER_MS - SETTLES_MS) / 1_000)
  const refused = answers.filter(({ status }) => status === 503)
  const others = answers.filter(({ status }) => status !== 200 && status !== 503)
  const median = refused.map(({ ms }) => ms).sort((one, other) => one - other)[refused.length >> 1] ?? 0
  await shop.mend()
  const where = isApart ? '' : ' (shop and load on the same processors)'
  return {
    seen: `best ${peak.toFixed(1)} pages a second${where}; at ${(rate * TIMES).toFixed(0)} requests a second ${goodput.toFixed(1)} (${((100 * goodput) / peak).toFixed(0)} %); ${statusesOf(answers)}; half of the 503 within ${Math.round(median)} ms; the slowest page ${longest(good(answers))} ms`,
    held:
      goodput >= 0.9 * peak &&
      refused.length > 0 &&
      others.length <= answers.length / 50 &&
      others.every(isFair) &&
      refused.every(({ retryAfter }) => retryAfter !== null),
  }
}

const KEPT_CROWD: Case = {
  subject: 'Overload',
  done: '256 shoppers at once ask for a page that is kept, for 6 s',
  required: 'every answer is 200',
  run: async (shop) => {
    await keepPage(shop)
    const load = new Load(shop.url)
    const answers = await load.closed(256, 6_000, () => KEPT.path)
    await load.stop()
    return {
      seen: `${statusesOf(answers)}, ${(answers.length / 6).toFixed(0)} a second; the slowest ${longest(answers)} ms`,
      held: answers.every(({ status }) => status === 200),
    }
  },
}

const PICTURES = 24

const DRAWING: Case = {
  subject: 'Overload',
  done: `${PICTURES} pictures that were never drawn are asked for at once`,
  required: 'each 200, or 5xx with Retry-After; pages are answered with 200 meanwhile',
  run: async (shop) => {
    const addresses = await picturesOf(shop)
    // The shop gives up on a picture after 20 s.
    const drawing = new Load(shop.url, 30_000)
    const load = new Load(shop.url)
    const [pictures, pages] = await Promise.all([
      Promise.all(addresses.map((path) => drawing.ask(path, { accept: 'image/avif' }))),
      load.closed(1, 3_000, newPage),
    ])
    await load.stop()
    await drawing.stop()
    return {
      seen: `${statusesOf(pictures)}, the slowest ${longest(pictures)} ms; pages ${statusesOf(pages)}`,
      held:
        pictures.length === PICTURES && pictures.every(isFair) && pages.every(({ status }) => status === 200),
    }
  },
}

/** Addresses of large pictures, as pages of products have them. */
async function picturesOf({ url }: FaultyShop): Promise<string[]> {
  const found = new Set<string>()
  for (let id = 101; found.size < PICTURES && id < 160; id++) {
    const html = await (await fetch(`${url}/product/${id}`)).text()
    const sizes = [...html.matchAll(/\/images\/[^\s"',]+\.avif/g)].map(([address]) => address)
    for (const address of sizes.slice(-3)) found.add(address)
  }
  return [...found].slice(0, PICTURES)
}

export const OVERLOAD_CASES: Case[] = [KEPT_CROWD, OVERLOAD, DRAWING]
