/** Who answers the shop's telephone, and when. */
export type Florist = { label: string; phone: string; hours: string }

const CACHE = 'the florist'
const KEY = '/florist'

/** Keeps the shop's telephone number for pages without a connection. */
export async function keepFlorist(florist: Florist): Promise<void> {
  await (await caches.open(CACHE)).put(KEY, new Response(JSON.stringify(florist)))
}

/** The number that was kept; undefined without one. */
export async function keptFlorist(): Promise<Florist | undefined> {
  const answer = await caches.match(KEY, { cacheName: CACHE })
  return (await answer?.json()) as Florist | undefined
}
