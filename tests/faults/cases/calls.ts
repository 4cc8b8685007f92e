import { startShopProcess } from '../../support/processes/shop-process.ts'
import type { FaultyShop } from '../faulty-shop.ts'
import { untilAnswers } from '../faulty-shop.ts'
import type { Answered } from '../load.ts'
import { Load, statusesOf } from '../load.ts'
import { KEPT, newPage } from '../outage.ts'
import type { Case } from '../row.ts'

/** A call to /v1 as it was sent. */
type Sent = { line: string; hasKey: boolean; requestId: string }

function callsIn(notes: string[]): Sent[] {
  return notes.map((head) => ({
    line: head.slice(0, head.indexOf(' HTTP/')),
    hasKey: /^idempotency-key:/im.test(head),
    requestId: /^x-request-id: *(\S+)/im.exec(head)?.[1] ?? '',
  }))
}

/** How many calls were sent again: within a request, equal GETs are made once. */
function repeatsOf(calls: Sent[]): Sent[] {
  return [...Map.groupBy(calls, ({ line, requestId }) => `${requestId} ${line}`).values()].flatMap((same) =>
    same.slice(1),
  )
}

const RETRIES: Case = {
  subject: 'Repeated calls',
  done: 'three connections in ten between gateways and stores are reset while 8 shoppers ask for 400 pages',
  required: 'at most 10 % extra requests by repeats of GETs',
  run: async (shop) => {
    shop.toStores.takeNotes()
    shop.toStores.add({ type: 'reset_peer', timeout: 0, toxicity: 0.3 })
    const load = new Load(shop.url)
    const made: Answered[] = []
    while (made.length < 400) made.push(...(await load.closed(8, 2_000, newPage)))
    await load.stop()
    const gets = callsIn(shop.toStores.takeNotes()).filter(
      ({ line, requestId }) => line.startsWith('GET') && requestId,
    )
    await shop.mend()
    const repeats = repeatsOf(gets).length
    const first = gets.length - repeats
    return {
      seen: `${gets.length} requests for ${first} calls, ${((100 * repeats) / Math.max(1, first)).toFixed(1)} % extra; pages ${statusesOf(made)}`,
      held: repeats > 0 && repeats <= first * 0.1,
    }
  },
}

const CHANGES: Case = {
  subject: 'Repeated calls',
  done: 'the answers to 20 changes are lost on the way (the connection is reset behind the request)',
  required: 'none is sent again by itself without its key, and the shopper is told that it failed',
  run: async (shop) => {
    const cookie = await beginSession(shop)
    shop.toStores.takeNotes()
    const statuses: { status: number }[] = []
    const load = new Load(gatewayOf(shop))
    for (let count = 0; count < 20; count++) {
      shop.toStores.add({ type: 'reset_peer', timeout: 0 })
      statuses.push({ status: await like(shop, cookie, 101 + (count % 5), count % 2 === 0) })
      await shop.toStores.mend()
      // In between all is well: no circuit opens.
      await load.ask(newPage())
    }
    await load.stop()
    const changes = callsIn(shop.toStores.takeNotes()).filter(({ line }) => !line.startsWith('GET'))
    await shop.mend()
    const keyless = changes.filter(({ hasKey }) => !hasKey)
    const repeats = repeatsOf(keyless).length
    const failed = statuses.filter(({ status }) => status >= 500).length
    return {
      seen: `${keyless.length} changes without a key and ${changes.length - keyless.length} with one were sent, ${repeats} of the first again; ${failed} failed and were told so`,
      held: keyless.length > 0 && failed > 0 && repeats === 0,
    }
  },
}

/** One gateway, which sees all that is asked. */
const gatewayOf = ({ topology }: FaultyShop) => topology.gateways.copies[0]?.url ?? ''

async function beginSession(shop: FaultyShop): Promise<string> {
  const answer = await send(shop, '', 101, true)
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  if (!cookies.some((one) => one?.startsWith('session_token='))) throw new Error('No session was begun')
  return cookies.join('; ')
}

const like = async (shop: FaultyShop, cookie: string, product: number, isLiked: boolean) => {
  const answer = await send(shop, cookie, product, isLiked)
  await answer.arrayBuffer()
  return answer.status
}

/** Puts a product among the favourites or takes it out, by the form that pages without scripts have. */
const send = (shop: FaultyShop, cookie: string, product: number, isLiked: boolean) =>
  fetch(`${gatewayOf(shop)}/favorites`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
    body: new URLSearchParams({ [isLiked ? 'add' : 'remove']: String(product) }).toString(),
  })

const STALE: Case = {
  subject: 'Kept pages',
  done: 'a page whose time is long over (CACHE_SECONDS=1) is asked for while the stores are away',
  required: 'the old page, with 200; a page that was never kept 503 with Retry-After',
  run: async (shop) => {
    const gateway = await startShopProcess({
      API_BASE_URL: `http://127.0.0.1:${shop.toStores.port}`,
      CACHE_SECONDS: '1',
    })
    const load = new Load(gateway.url)
    try {
      await untilAnswers(async () => {
        const answer = await fetch(gateway.url + KEPT.path)
        await answer.text()
        return answer.headers.has('etag')
      })
      shop.toStores.down()
      // Twice as long as it may be shown while a new one is made, and longer.
      await new Promise((resolve) => setTimeout(resolve, 4_000))
      const made = await load.closed(2, 3_000, newPage)
      const kept = await load.closed(2, 3_000, () => KEPT.path)
      const last = made.at(-1)
      return {
        seen: `the old page ${statusesOf(kept)}; another ${statusesOf(made)}, the last ${last?.status} with Retry-After ${last?.retryAfter}`,
        held:
          kept.length > 0 &&
          kept.every(({ status }) => status === 200) &&
          last?.status === 503 &&
          last.retryAfter !== null,
      }
    } finally {
      await load.stop()
      await shop.mend()
      await gateway.stop()
    }
  },
}

export const CALL_CASES: Case[] = [RETRIES, CHANGES, STALE]
