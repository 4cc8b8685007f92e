import { Agent } from 'undici'
import { startChild } from '../child.ts'
import { figureOf, orMissing } from '../figure.ts'
import { homeQueryId } from '../home-query.ts'
import { measurePart } from '../measure-part.ts'
import { countOption } from '../options.ts'
import type { Calls } from '../processes/messages.ts'
import { table } from '../report.ts'
import { statusOf } from '../settled-answer.ts'

/** How many calls of /v1 a gateway makes that has nothing kept and is asked for the home page by a thousand at once. `--rounds` (3). */
const AT_ONCE = 1_000
const rounds = countOption('rounds', 3)
const counts: number[] = []

await measurePart('calls', async () => {
  const store = await startChild('store')
  const replay = await startChild('replay', { args: [store.url] })
  const calls = async () => (await replay.ask<Calls>({ ask: 'calls' })).calls
  try {
    const figure = await orMissing(async () => {
      // The first has the store's answers recorded.
      for (let round = 0; round <= rounds; round++) {
        // It has made no page yet, unlike one that `npm start` starts.
        const shop = await startChild('shop', { args: [replay.url, homeQueryId] })
        try {
          const before = await calls()
          await askAtOnce(shop.url)
          if (round) counts.push((await calls()) - before)
        } finally {
          await shop.stop()
        }
      }
      return figureOf(counts)
    })
    return {
      title: 'Calls of a thousand home pages',
      how: `A gateway that has made no page yet is asked for the home page by ${AT_ONCE.toLocaleString('en-GB')} at once, each by a connection of their own, ${rounds} times; counted is what it asks of /v1.`,
      tables: [
        table(
          ['', 'calls'],
          counts.map((count, index) => [`round ${index + 1}`, String(count)]),
        ),
      ],
      ...{ figures: { calls: figure }, isWhole: true },
    }
  } finally {
    for (const child of [replay, store]) await child.stop()
  }
})

/** Throws when one of them is not answered with the page. */
async function askAtOnce(origin: string): Promise<void> {
  const agent = new Agent({
    connections: AT_ONCE,
    pipelining: 1,
    headersTimeout: 120_000,
    bodyTimeout: 120_000,
  })
  try {
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        statusOf(`${origin}/`, { accept: 'text/html', 'accept-encoding': 'br' }, agent),
      ),
    )
    const refused = statuses.filter((status) => status !== 200)
    if (refused.length)
      throw new Error(
        `${refused.length} of ${AT_ONCE} home pages were answered with ${[...new Set(refused)].join(', ')}`,
      )
  } finally {
    await agent.close()
  }
}
