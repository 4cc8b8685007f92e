import { setTimeout as pause } from 'node:timers/promises'
import { areRight, booksOf } from '../../support/shopping/books.ts'
import { Changes, areAllMade, changesOf } from '../../support/shopping/changes.ts'
import { Buyers } from '../buyers.ts'
import type { FaultyShop } from '../faulty-shop.ts'
import { Load, statusesOf } from '../load.ts'
import type { Answered } from '../load.ts'
import { KEPT, keepPage, newPage } from '../outage.ts'
import type { Case } from '../row.ts'

const BEFORE_MS = 1_000
const LASTS_MS = 6_000
/** The proxy in front looks at its copies ten times a second; what was under way is lost. */
const NOTICED_MS = 1_000

/** Kills one of two copies under load. */
const killedCopy = (
  name: string,
  copyOf: (shop: FaultyShop) => { kill: () => Promise<void> } | undefined,
): Case => ({
  subject: 'Processes',
  done: `one of two ${name} is killed (kill -9) while shoppers browse and pay`,
  required: `failures only in the ${NOTICED_MS / 1000} s until the proxy notices; no acknowledged order lost, none charged twice`,
  run: async (shop) => {
    await keepPage(shop)
    const buyers = new Buyers(shop.storeUrl)
    buyers.begin(3)
    const load = new Load(shop.url)
    let killedAt = 0
    const killing = (async () => {
      await pause(BEFORE_MS)
      killedAt = load.now
      await copyOf(shop)?.kill()
    })()
    const [kept, made] = await Promise.all([
      load.closed(4, LASTS_MS, () => KEPT.path),
      load.closed(4, LASTS_MS, newPage),
      killing,
    ])
    await shop.mend()
    await buyers.end()
    await load.stop()
    const books = await buyers.audit(shop.databaseUrl)
    const answers = [...kept, ...made]
    const late = answers.filter(({ status, at }) => status !== 200 && at > killedAt + NOTICED_MS)
    return {
      seen: `kept pages ${statusesOf(kept)}, others ${statusesOf(made)}; ${late.length} failures later than ${NOTICED_MS / 1000} s; ${booksOf(books)}`,
      held: late.length === 0 && areRight(books),
    }
  },
})

/** Replaces all copies, one after the other and again and again, until shoppers have asked for `requests` pages. */
export const rolledCopies = (requests: number): Case => ({
  subject: 'Processes',
  done: `two gateways and two stores are replaced, again and again, while shoppers ask for ${requests} pages, fill carts, order and pay`,
  required:
    'every page is answered with 200; no change fails, is lost or is made twice; none is charged twice',
  run: async (shop) => {
    await keepPage(shop)
    const { gateways, stores } = shop.topology
    // What they send is sent once: it must not fail.
    const changes = new Changes(shop.url)
    changes.begin({ carts: 2, buyers: 2 })
    const load = new Load(shop.url)
    const failed: Answered[] = []
    let asked = 0
    let replaced = 0
    const isOver = () => asked >= requests && replaced >= 4
    const browse = async (path: (count: number) => string) => {
      while (!isOver()) {
        const answer = await load.ask(path(asked++))
        if (answer.status !== 200) failed.push(answer)
      }
    }
    const replacing = (async () => {
      while (!isOver()) {
        const tier = replaced % 4 < 2 ? gateways : stores
        await tier.replace(replaced % 2)
        replaced++
      }
    })()
    const shoppers = [() => KEPT.path, () => KEPT.path, () => KEPT.path, () => '/', newPage]
    await Promise.all([...shoppers.map(browse), replacing])
    await shop.mend()
    const changed = await changes.end(shop.databaseUrl)
    await load.stop()
    const first = failed[0]
    const why = first
      ? ` (first: ${first.path} ${first.status} ${/<title>(.*?)</.exec(first.text)?.[1] ?? first.text.slice(0, 120)} at ${Math.round(first.at / 1000)} s)`
      : ''
    return {
      seen: `${asked} pages, ${failed.length} not answered with 200${why}; ${replaced} copies replaced; ${changesOf(changed)}`,
      held: failed.length === 0 && areAllMade(changed),
    }
  },
})

export const PROCESS_CASES: Case[] = [
  killedCopy('gateways', ({ topology }) => topology.gateways.copies[1]?.process),
  killedCopy('stores', ({ topology }) => topology.stores.copies[1]?.process),
]
