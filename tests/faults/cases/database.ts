import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startStreamingReplica } from '../../support/processes/streaming-replica.ts'
import type { StreamingReplica } from '../../support/processes/streaming-replica.ts'
import { query } from '../../support/processes/test-server.ts'
import { areRight, booksOf, openSlots } from '../../support/shopping/books.ts'
import { Buyers } from '../buyers.ts'
import { startFaultyShop, untilAnswers } from '../faulty-shop.ts'
import type { FaultyShop } from '../faulty-shop.ts'
import type { Answered } from '../load.ts'
import { Load, statusesOf } from '../load.ts'
import { KEPT, isFair, keepPage, newPage, seconds } from '../outage.ts'
import type { Case, Outcome } from '../row.ts'

const BUYERS = 4
const RECOVERS_MS = 15_000

/** Kills the server of the database, or one of its processes, so many times, at moments that follow from the seed. */
export const killedDatabase = (times: number): Case => ({
  subject: 'Database',
  done: `killed ${times} times at random moments (kill -9 of the server or of one connection) while shoppers browse and pay`,
  required: `no acknowledged order lost, none charged twice; kept pages 200, others 200 or a 5xx with Retry-After; back within ${RECOVERS_MS / 1000} s each time`,
  run: async (shop) => {
    await keepPage(shop)
    const buyers = new Buyers(shop.storeUrl)
    buyers.begin(BUYERS)
    const load = new Load(shop.url)
    const endBrowsing = browse(load)
    let slowest = 0
    for (let count = 0; count < times; count++) {
      await pause(200 + shop.random() * 1_300)
      await killOne(shop)
      slowest = Math.max(slowest, await untilAnswers(() => isMade(shop)))
    }
    const { kept, made } = await endBrowsing()
    await shop.mend()
    await buyers.end()
    await load.stop()
    const books = await buyers.audit(shop.databaseUrl)
    return {
      seen: `${booksOf(books)}; kept pages ${statusesOf(kept)}, others ${statusesOf(made)}; back after at most ${seconds(slowest)}`,
      held:
        areRight(books) &&
        kept.every(({ status }) => status === 200) &&
        made.every(isFair) &&
        slowest <= RECOVERS_MS,
    }
  },
})

/** Looks at a page that is kept and at pages that nobody has asked for, in turns, until it is ended. */
function browse(load: Load) {
  const answers: Record<'kept' | 'made', Answered[]> = { kept: [], made: [] }
  let isOver = false
  const browsing = (async () => {
    while (!isOver) {
      answers.kept.push(await load.ask(KEPT.path))
      answers.made.push(await load.ask(newPage()))
    }
  })()
  return async () => {
    isOver = true
    await browsing
    return answers
  }
}

/** One time in two the whole server, else one of its connections that works for a store. */
async function killOne(shop: FaultyShop): Promise<void> {
  if (shop.random() < 0.5) return void process.kill(await shop.databasePid(), 'SIGKILL')
  const rows = await query(
    shop.databaseUrl,
    `select pid from pg_stat_activity where application_name = 'larkspur-store' order by pid`,
  ).catch(() => [])
  const chosen = rows[Math.floor(shop.random() * rows.length)]
  if (chosen) process.kill(Number(chosen.pid), 'SIGKILL')
}

/** Whether a page that nobody has asked for is made. */
async function isMade({ url }: FaultyShop): Promise<boolean> {
  const answer = await fetch(url + newPage(), { signal: AbortSignal.timeout(5_000) })
  await answer.arrayBuffer()
  return answer.ok
}

const OUT_OF_CONNECTIONS: Case = {
  subject: 'Database',
  done: 'out of connections: somebody else takes every connection of the server for 5 s',
  required: 'kept pages 200, others 200 or a 5xx with Retry-After; pages again within 10 s',
  run: async (shop) => {
    await keepPage(shop)
    const taken: pg.Client[] = []
    const takeAll = async () => {
      for (;;) {
        const client = new pg.Client({ connectionString: shop.databaseUrl })
        client.on('error', () => {})
        try {
          await client.connect()
          taken.push(client)
        } catch {
          return
        }
      }
    }
    await takeAll()
    // A store that is quicker has a connection again: until none has one.
    const ofStores = "from pg_stat_activity where application_name = 'larkspur-store'"
    const hasStore = async () => (await taken[0]?.query(`select pid ${ofStores} limit 1`))?.rows.length
    while (await hasStore()) {
      await taken[0]?.query(`select pg_terminate_backend(pid) ${ofStores}`)
      await takeAll()
    }
    const load = new Load(shop.url)
    const taking = (async () => {
      for (let count = 0; count < 10; count++) {
        await takeAll()
        await pause(400)
      }
    })()
    const [kept, made] = await Promise.all([
      load.closed(2, 5_000, () => KEPT.path),
      load.closed(6, 5_000, newPage),
      taking,
    ])
    await Promise.all(taken.map((client) => client.end()))
    const recoveredMs = await untilAnswers(() => isMade(shop))
    await load.stop()
    await shop.mend()
    return {
      seen: `${taken.length} connections taken; kept pages ${statusesOf(kept)}, others ${statusesOf(made)}; well after ${seconds(recoveredMs)}`,
      held:
        made.some(({ status }) => status >= 500) &&
        kept.every(({ status }) => status === 200) &&
        made.every(isFair) &&
        recoveredMs <= 10_000,
    }
  },
}

const REPLACED: Case = {
  subject: 'Database',
  done: 'another machine takes the address of the database over: connections that there were hang for good, new ones are answered',
  required: 'kept pages 200, others 200 or a 5xx with Retry-After; pages again within 30 s',
  run: async (shop) => {
    await keepPage(shop)
    const load = new Load(shop.url)
    let isOver = false
    shop.toDatabase.strand()
    const browsing = (async () => {
      const answers: Record<'kept' | 'made', Answered[]> = { kept: [], made: [] }
      const look = async (of: Answered[], path: () => string) => {
        while (!isOver) of.push(await load.ask(path()))
      }
      await Promise.all([
        look(answers.kept, () => KEPT.path),
        ...Array.from({ length: 4 }, () => look(answers.made, newPage)),
      ])
      return answers
    })()
    // Not one page, but page after page.
    let inARow = 0
    const recoveredMs = await untilAnswers(async () => {
      inARow = (await isMade(shop)) ? inARow + 1 : 0
      return inARow >= 10
    })
    isOver = true
    const { kept, made } = await browsing
    await load.stop()
    await shop.mend()
    return {
      seen: `kept pages ${statusesOf(kept)}, others ${statusesOf(made)}; ten pages in a row after ${seconds(recoveredMs)}`,
      held: kept.every(({ status }) => status === 200) && made.every(isFair) && recoveredMs <= 30_000,
    }
  },
}

/** It breaks a shop of its own: the primary does not come back. */
const FAILED_OVER: Case = {
  subject: 'Database',
  done: 'failed over: the primary is killed for good while shoppers browse and pay; its synchronous standby is promoted and takes its address over',
  required:
    'no acknowledged order lost, none charged twice; kept pages 200, others 200 or a 5xx with Retry-After; pages again within 30 s of the promotion',
  run: async ({ random }) => {
    const shop = await startFaultyShop({ seed: Math.floor(random() * 1_000_000) })
    let standby: StreamingReplica | undefined
    try {
      await openSlots(shop.databaseUrl)
      standby = await startStreamingReplica(shop.databaseUrl)
      await followInStep(shop.databaseUrl)
      return await failOver(shop, standby)
    } finally {
      await standby?.stop()
      await shop.stop()
    }
  },
}

/** From now on the primary acknowledges nothing that its standby has not written. */
async function followInStep(primaryUrl: string): Promise<void> {
  await query(primaryUrl, `alter system set synchronous_standby_names = '*'`)
  await query(primaryUrl, 'select pg_reload_conf()')
  await untilAnswers(async () =>
    (await query(primaryUrl, 'select sync_state from pg_stat_replication')).some(
      ({ sync_state: state }) => state === 'sync',
    ),
  )
}

async function failOver(shop: FaultyShop, standby: StreamingReplica): Promise<Outcome> {
  await keepPage(shop)
  const buyers = new Buyers(shop.storeUrl)
  buyers.begin(BUYERS)
  const load = new Load(shop.url)
  const endBrowsing = browse(load)
  await pause(4_000 + shop.random() * 4_000)
  process.kill(await shop.databasePid(), 'SIGKILL')
  shop.toDatabase.down()
  await query(standby.url, 'select pg_promote()')
  shop.toDatabase.leadTo(Number(new URL(standby.url).port))
  await shop.toDatabase.up()
  const recoveredMs = await untilAnswers(() => isMade(shop))
  await pause(4_000)
  const { kept, made } = await endBrowsing()
  await buyers.end()
  await load.stop()
  const books = await buyers.audit(standby.url)
  return {
    seen: `${booksOf(books)}; kept pages ${statusesOf(kept)}, others ${statusesOf(made)}; well ${seconds(recoveredMs)} after the promotion`,
    held:
      areRight(books) &&
      kept.every(({ status }) => status === 200) &&
      made.every(isFair) &&
      recoveredMs <= 30_000,
  }
}

export const DATABASE_CASES: Case[] = [OUT_OF_CONNECTIONS, REPLACED, FAILED_OVER]
