import { Agent } from 'undici'
import { startChild } from '../child.ts'
import type { Child } from '../child.ts'
import { chooseSlot, readyOrder, sendOff } from '../checkout.ts'
import type { ReadyOrder } from '../checkout.ts'
import { figureOf, orMissing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measurePart } from '../measure-part.ts'
import { countOption } from '../options.ts'
import { median, quantile, table } from '../report.ts'
import { firstProduct, startSession } from '../session.ts'
import { statusOf } from '../settled-answer.ts'
import { cpuOf, ticksPerSecond } from './process-cpu.ts'

/**
 * What a call of /v1 costs the store's own process; PostgreSQL is another. `--rounds` (5), and `--requests` of a kind in each (300), a fifth as many
 * where each needs an order.
 */
const rounds = countOption('rounds', 5)
const perRound = countOption('requests', 300)
const ordersPerRound = Math.max(1, Math.round(perRound / 5))

await measurePart('store', async () => {
  const store = await startChild('store')
  const agent = new Agent({ connections: 1 })
  const figures: Record<string, Figure> = {}
  const rows: string[][] = []
  try {
    const session = await startSession(store.url)
    const { id } = await firstProduct(store.url)
    const get = (path: string) => async () => {
      const status = await statusOf(store.url + path, { 'x-session-token': session }, agent)
      if (status !== 200) throw new Error(`GET ${path} was answered with ${status}`)
    }
    const order = await readyOrder(store.url)
    const waiting: ReadyOrder[] = []
    const kinds: [name: string, count: number, once: (nth: number) => Promise<void>][] = [
      ['listing', perRound, get('/v1/category/roses/?limit=12')],
      ['product', perRound, get(`/v1/product/${id}`)],
      ['cart', perRound, get('/v1/basket/')],
      ['slot', perRound, (nth) => chooseSlot(store.url, order, nth + 1)],
      [
        'to-pay',
        ordersPerRound,
        async () => {
          const ready = waiting.pop()
          if (!ready) throw new Error('There is no order left')
          await sendOff(store.url, ready)
        },
      ],
    ]
    for (const [name, count, once] of kinds) {
      figures[name] = await orMissing(async () => {
        const costs: number[] = []
        for (let round = 0; round <= rounds; round++) {
          if (name === 'to-pay')
            for (let nth = 0; nth < count; nth++) waiting.push(await readyOrder(store.url))
          const cost = await costOf(store, count, once)
          // The first warms up.
          if (round) costs.push(cost)
        }
        rows.push([name, ...[0.5, 0.25, 0.75].map((at) => quantile(costs, at).toFixed(0))])
        console.log(`${name}: ${median(costs).toFixed(0)} µs`)
        return figureOf(costs)
      })
    }
  } finally {
    await agent.close()
    await store.stop()
  }
  return {
    title: 'What calls cost the store',
    how: `µs of CPU of the store's process for one call, one after another: ${rounds} rounds of ${perRound} of each kind (${ordersPerRound} orders sent off), after one that warms up. PostgreSQL's own is not in it.`,
    tables: [table(['', 'median', 'first quartile', 'third'], rows)],
    ...{ figures, isWhole: true },
  }
})

/** µs of the store's CPU for one call of so many. */
async function costOf({ pid }: Child, count: number, once: (nth: number) => Promise<void>): Promise<number> {
  const ticks = await ticksPerSecond()
  const before = await cpuOf(pid, ticks)
  for (let nth = 0; nth < count; nth++) await once(nth)
  return ((await cpuOf(pid, ticks)) - before) / count
}
