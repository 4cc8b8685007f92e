/** An order as it was when it was last looked at on this device, to be read without a connection. */
export type KeptOrder = {
  id: string
  /** Whose it is: the account's id; null for a guest's. */
  owner: string | null
  /** When it was looked at, in words: Tuesday 24 November at 14:05. */
  lookedAt: string
  /** When it is to be forgotten, in ms since 1970. */
  forgetAt: number
  /** How far it was, in words. */
  state: string
  /** The day it arrives, in words, and the hours of its window (HH:MM). */
  day: string
  from: string
  to: string
  /** Line by line. */
  address: string[]
  lines: { title: string; quantity: number }[]
  /** All that was paid, in words; null where some of it went back. */
  total: string | null
}

const CACHE = 'kept orders'
const PREFIX = '/kept-orders/'
/** How long an order is kept after the day of its delivery. */
export const DAYS_KEPT = 7

/** When an order that is delivered on a day (YYYY-MM-DD) is to be forgotten, in ms since 1970. */
export const forgetAfter = (day: string): number =>
  Date.parse(`${day}T00:00:00Z`) + (DAYS_KEPT + 1) * 86_400_000

/** Keeps an order in place of what was kept of it. Without a storage that allows it nothing is kept. */
export async function keepOrder(order: KeptOrder): Promise<void> {
  await inCache((cache) => cache.put(PREFIX + order.id, new Response(JSON.stringify(order))))
}

/** An order that is kept; undefined for others, and when its time is over at `now`. */
export async function keptOrder(id: string, now = Date.now()): Promise<KeptOrder | undefined> {
  return (await keptOrders(now)).find((order) => order.id === id)
}

/** All that is kept, the next to arrive first. What has had its time by `now` is forgotten. */
export async function keptOrders(now = Date.now()): Promise<KeptOrder[]> {
  const orders = await forgetUnless((order) => now < order.forgetAt)
  return orders.toSorted((one, other) => one.forgetAt - other.forgetAt || (one.from < other.from ? -1 : 1))
}

/** Forgets all orders of others than `owner`: the account's id, or null for a guest. */
export async function forgetOrdersOfOthers(owner: string | null): Promise<void> {
  await forgetUnless((order) => order.owner === owner)
}

/** Forgets an order. */
export async function forgetOrder(id: string): Promise<void> {
  await inCache((cache) => cache.delete(PREFIX + id))
}

/** Forgets everything that was kept, when somebody signs out. */
export async function forgetOrders(): Promise<void> {
  await inCaches((storage) => storage.delete(CACHE))
}

/** Forgets what does not pass a test, and answers with the others. */
async function forgetUnless(isToStay: (order: KeptOrder) => boolean): Promise<KeptOrder[]> {
  const kept = await inCache(async (cache) => {
    const orders: KeptOrder[] = []
    for (const key of await cache.keys()) {
      const order = (await (await cache.match(key))?.json()) as KeptOrder | undefined
      if (order && isToStay(order)) orders.push(order)
      else await cache.delete(key)
    }
    return orders
  })
  return kept ?? []
}

const inCache = <Result>(work: (cache: Cache) => Promise<Result>) =>
  inCaches(async (storage) => work(await storage.open(CACHE)))

/** Undefined where there is no storage: on the server, on a plain http address, in a browser that forbids it. */
async function inCaches<Result>(
  work: (storage: CacheStorage) => Promise<Result>,
): Promise<Result | undefined> {
  const { caches: storage } = globalThis as { caches?: CacheStorage }
  return storage && (await work(storage).catch(() => undefined))
}
