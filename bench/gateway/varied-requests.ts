import { request } from 'undici'
import { homeQueryId } from '../home-query.ts'
import { startSession } from '../session.ts'

export type Varied = { path: string; cookie?: string; status: number }

const SESSIONS = 200
/** The most that a call of /v1 gives. */
const PAGE = 48
const COLLECTIONS = [
  ...['category/roses', 'category/tulips', 'category/lilies', 'category/plants', 'category/new-bouquets'],
  ...['category/letterbox-flowers', 'filter/best-sellers', 'filter/special-offers', 'filter/trendy-bouquets'],
]
const CONTENT = ['/about-us', '/delivery', '/contact-us', '/blog', '/promotions', '/subscription', '/gifts']
const SEARCHED = ['rose', 'peony', 'white', 'birthday', 'lily', 'gift', 'box', 'pink', 'basket', 'plant']

/**
 * Requests as shoppers make them, no two days alike: of a hundred, thirty for a product, twenty for a listing, twelve for the home
 * page, eight for pages of text, five each for searches, for what is not there and for the home query, and fifteen with a session
 * and a cart. One series is the same for each gateway. `storeUrl` is where they find out what there is.
 */
export async function variedRequests(storeUrl: string): Promise<() => Varied> {
  const products: number[] = []
  const listings: string[] = []
  for (const collection of COLLECTIONS) {
    const { body } = await request(`${storeUrl}/v1/${collection}/?limit=${PAGE}`)
    const { data } = (await body.json()) as { data?: { list: { id: number }[] } }
    const list = data?.list ?? []
    products.push(...list.map(({ id }) => id))
    listings.push(`/${collection}`, `/${collection}?order_by=price`)
    // A page of the shop's listings has half as many.
    if (list.length === PAGE) listings.push(`/${collection}?page=2`)
  }
  if (!products.length) throw new Error('The store of the bench has no products')
  const sessions: string[] = []
  for (let index = 0; index < SESSIONS; index++) sessions.push(await startSession(storeUrl))
  const query = new URLSearchParams({
    variables: JSON.stringify({ layout: true }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: homeQueryId } }),
  })
  const random = randomFrom(1)
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  let count = 0
  return () => {
    count++
    const kind = random() * 100
    const status = 200
    if (kind < 30) return { path: `/product/${oneOf(products)}`, status }
    if (kind < 50) return { path: oneOf(listings), status }
    if (kind < 62) return { path: '/', status }
    if (kind < 70) return { path: oneOf(CONTENT), status }
    if (kind < 75) return { path: `/search?q=${oneOf(SEARCHED)}+${oneOf(SEARCHED)}`, status }
    if (kind < 80) return { path: `/no-such-page-${count}`, status: 404 }
    if (kind < 85) return { path: `/graphql?${query}`, status }
    const cookie = `session_token=${oneOf(sessions)}`
    if (kind < 93) return { path: '/', cookie, status }
    if (kind < 97) return { path: `/product/${oneOf(products)}`, cookie, status }
    return { path: '/cart', cookie, status }
  }
}

/** Numbers from 0 to 1 that are the same each time for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
