import { cpus } from 'node:os'
import type { Measurable } from '../child.ts'
import { pin } from '../../scripts/topology/processors.ts'
import { startChild } from '../child.ts'
import { startCheckout } from '../checkout.ts'
import { figureOf, missing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { findGenerator } from '../generator.ts'
import type { Asked, Run } from '../load.ts'
import { measurePart } from '../measure-part.ts'
import { LOAD_CORE, SHOP_CORE, readOptions } from '../options.ts'
import { median, quantile, table } from '../report.ts'
import { cpuOf, ticksPerSecond } from './process-cpu.ts'
import { startGateway } from './start-gateway.ts'

/**
 * What a second gateway is worth. One gateway on its processor, and then two, each on its own, are asked for the same page as fast as
 * they answer, in turns. With more than two processors the load generator and the store have the rest. With two they share those of the
 * gateways, and take from the second what they need: what the two answer together is then the least that they are worth, and what an
 * answer costs says whether they get in each other's way.
 */
const { browser, isWhole, turns, only, generatorName } = readOptions({ warmUp: 5 })
const generator = await findGenerator(generatorName)
const SECOND_CORE = 1
/** From how many times the answers of one on there is no doubt. */
const WANTED = 1.8
const isShared = cpus().length < 3
/** The other processors, where there are any. */
const rest = isShared ? '0-1' : `2-${cpus().length - 1}`

/** What was answered within a time by the clock: answers a second, and µs of CPU for each. */
type Turn = { one: Run; two: Run }
const rateOf = ({ one, two }: Turn) => two.rate / one.rate
const costOf = ({ one, two }: Turn) => two.cpu / one.cpu

await measurePart('copies', async () => {
  const figures: Record<string, Figure> = {}
  const rows: string[][] = []
  const isPinned = cpus().length > 1 && (await pin(process.pid, LOAD_CORE))
  if (!isPinned) {
    const why = missing('this needs two processors, and `taskset` to keep a gateway on each')
    return {
      ...{ title: 'Two gateways', how: '', tables: [], isWhole },
      figures: { goodput: why, cost: why },
    }
  }
  const store = await startChild('store')
  const replay = await startChild('replay', { args: [store.url] })
  const stopLater: (() => Promise<void>)[] = [replay.stop, store.stop]
  try {
    const first = await startGateway({ storeUrl: replay.url, core: SHOP_CORE })
    stopLater.unshift(first.stop)
    const second = await startGateway({ storeUrl: replay.url, core: SECOND_CORE })
    stopLater.unshift(second.stop)
    // All that is not measured: where it may be, and that it yields to nobody.
    for (const pid of [process.pid, replay.pid, store.pid]) await pin(pid, rest)
    const ticks = await ticksPerSecond()
    const [one, other] = [first, second].map(({ url, pid }) => ({ url, cpu: () => cpuOf(pid, ticks) }))
    if (!one || !other) throw new Error('There are no two gateways')
    const cookie = `session_token=${await startCheckout(store.url)}`
    const headers = { ...browser, cookie }
    const pages: (Asked & { name: string })[] = [
      { name: 'cart', path: '/cart', headers },
      { name: 'home page with a session', path: '/', headers },
      { name: 'home page, kept', path: '/', headers: browser },
    ].filter(({ name }) => name.includes(only))
    for (const { name, ...asked } of pages) {
      const found = await inTurns(one, other, asked)
      const rates = found.map(rateOf)
      const costs = found.map(costOf)
      if (name === 'cart') {
        figures.goodput = goodputOf(rates)
        figures.cost = figureOf(costs)
      }
      rows.push([
        name,
        median(found.map((turn) => turn.one.rate)).toFixed(0),
        median(found.map(({ two }) => two.rate)).toFixed(0),
        `${median(rates).toFixed(2)}×`,
        `${quantile(rates, 0.25).toFixed(2)} to ${quantile(rates, 0.75).toFixed(2)}`,
        median(found.map((turn) => turn.one.cpu)).toFixed(0),
        `${median(costs).toFixed(2)}×`,
        `${quantile(costs, 0.25).toFixed(2)} to ${quantile(costs, 0.75).toFixed(2)}`,
      ])
      console.log(`${name}: done`)
    }
  } finally {
    for (const stop of stopLater) await stop()
  }
  return {
    title: 'Two gateways',
    how: `One gateway on its processor, and two, each on its own, in turns: ${turns.rounds} rounds of ${turns.seconds} s after a warm-up of ${turns.warmUp} s. Load by ${generator.title} for each gateway; the store's answers are recorded. The row of the targets is that of the cart, which nobody keeps and where the generator costs least.`,
    notes: isShared
      ? [
          'Mind: there are two processors, so that the load generator and the recorded store take theirs from the second gateway. What two answer is therefore the least that they are worth. A ratio that meets the target would meet it without that handicap, too; one that misses it proves nothing by itself. The CPU of an answer shows what is lost between the gateways themselves: 1.11 times the CPU would be 1.8 times the answers.',
        ]
      : [],
    tables: [
      table(
        [
          ...['', 'answers/s of one', 'of two', 'ratio', 'quartiles'],
          ...['CPU µs of one', 'CPU of two to that', 'quartiles'],
        ],
        rows,
      ),
    ],
    ...{ figures, isWhole },
  }
})

/** Where the load takes its processor from the gateways, too little proves nothing, and enough does. */
function goodputOf(rates: number[]): Figure {
  const ratio = median(rates)
  if (!isShared || ratio >= WANTED) return figureOf(rates)
  return {
    missing: `the load has no processor for itself; with it on theirs they answered ${ratio.toFixed(2)}× one's`,
  }
}

/** Rounds of one gateway alone and of both at once. */
async function inTurns(one: Measurable, other: Measurable, asked: Asked): Promise<Turn[]> {
  await fireAt([one, other], asked, turns.warmUp)
  const found: Turn[] = []
  for (let round = 0; round < turns.rounds; round++)
    found.push({
      one: await fireAt([one], asked, turns.seconds),
      two: await fireAt([one, other], asked, turns.seconds),
    })
  return found
}

/**
 * Asks gateways at once for the same time by the clock, so that none is alone at the end of it. Throws when an answer is not as it
 * should be.
 */
async function fireAt(
  gateways: Measurable[],
  { path, headers, status = 200 }: Asked,
  seconds: number,
): Promise<Run> {
  const cpuOfAll = async () =>
    (await Promise.all(gateways.map(({ cpu }) => cpu()))).reduce((sum, cpu) => sum + cpu, 0)
  const before = await cpuOfAll()
  const fired = await Promise.all(
    gateways.map(({ url }) => generator.fire({ url: url + path, headers, status, seconds })),
  )
  const after = await cpuOfAll()
  const answered = fired.reduce((sum, one) => sum + one.answered, 0)
  const otherwise = fired.map((one) => one.otherwise).join(' ')
  if (otherwise.trim() || !answered) throw new Error(`${path} was answered ${answered} times. ${otherwise}`)
  return {
    cpu: (after - before) / answered,
    rate: fired.reduce((sum, one) => sum + one.answered / one.seconds, 0),
  }
}
