import { setClock } from '../../support/shopping/sandbox-clock.ts'
import { areRight, booksOf } from '../../support/shopping/books.ts'
import { Buyers } from '../buyers.ts'
import { Load, statusesOf } from '../load.ts'
import { KEPT, newPage } from '../outage.ts'
import type { Case } from '../row.ts'

const DAY_MS = 86_400_000

/** The shop's clock jumps in all processes at once, forward and back. */
const JUMPS: Case = {
  subject: 'Clock',
  done: 'the clock of the sandbox jumps 40 days forward, then a day back, then to now, while shoppers browse and pay',
  required: 'every page 200; no acknowledged order lost, none charged twice',
  run: async (shop) => {
    const buyers = new Buyers(shop.storeUrl)
    buyers.begin(3)
    const load = new Load(shop.url)
    const answers = []
    for (const days of [40, -1, undefined]) {
      const now = days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString()
      await setClock(shop.url, now)
      answers.push(
        ...(await load.closed(2, 2_000, newPage)),
        ...(await load.closed(2, 1_000, () => KEPT.path)),
      )
    }
    await buyers.end()
    await load.stop()
    const books = await buyers.audit(shop.databaseUrl)
    await shop.mend()
    return {
      seen: `${statusesOf(answers)}; ${booksOf(books)}`,
      held: answers.every(({ status }) => status === 200) && areRight(books),
    }
  },
}

export const CLOCK_CASES: Case[] = [JUMPS]
