import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { getPosts } from '../contract/blog.ts'
import * as catalogue from '../contract/catalogue.ts'
import { getGifts } from '../contract/gifts.ts'
import { getBonuses } from '../contract/loyalty.ts'
import { getHistory } from '../contract/order.ts'
import { getSitemap } from '../contract/pages.ts'
import { getPromotion } from '../contract/promotions.ts'
import { search } from '../contract/search.ts'
import type { Endpoint } from '../contract/types/endpoint.ts'
import type { PageInfo } from '../contract/types/page-info.ts'
import type { Caller } from './backend.ts'
import { nameOf } from './kit.ts'
import type { Kit } from './kit.ts'
import { shown } from './problems.ts'

type Page = { list: unknown[]; pagination: PageInfo }

type Paged<E extends Endpoint = Endpoint> = { endpoint: E; pageOf: (answer: unknown) => Page }
const paged = <E extends Endpoint>(
  endpoint: E,
  pageOf: (answer: z.output<E['response']>) => Page,
): Paged => ({
  endpoint,
  pageOf: pageOf as Paged['pageOf'],
})

/** Where the entries and their number are in the answers of each listing. */
const LISTINGS = [
  paged(catalogue.getListing, ({ data }) => data),
  paged(catalogue.getProductReviews, ({ data }) => data),
  paged(getGifts, ({ data }) => data),
  paged(getPromotion, ({ data }) => ({ list: data.offers, pagination: data.pagination })),
  paged(getPosts, ({ data, meta }) => ({ list: data, pagination: meta.pagination })),
  paged(search, ({ data }) => data),
]
/** The lists of an account. */
const OWN_LISTINGS = [
  paged(getBonuses, ({ data: { history, pagination } }) => ({ list: history, pagination })),
  paged(getHistory, ({ data, meta }) => ({ list: data, pagination: meta.pagination })),
]
const LIMIT = 2

/** Checks that pages follow one another: none has an entry of another, and together they are the list. */
export async function checkPaging(kit: Kit, account: Caller | undefined): Promise<void> {
  const anybody = { network: 'kit-paging' }
  for (const listing of LISTINGS) await checkListing(kit, anybody, listing)
  await checkSitemap(kit, anybody)
  if (account) for (const listing of OWN_LISTINGS) await checkListing(kit, account, listing)
}

async function checkListing(kit: Kit, caller: Caller, { endpoint, pageOf }: Paged): Promise<void> {
  const right = kit.inputOf(endpoint)
  const ask = async (page: number, limit: number) => {
    const query = { ...narrowed(endpoint, right.query), page, limit }
    const { status, json } = await kit.send(endpoint, caller, { ...right, query })
    return status === 200 ? pageOf(json) : undefined
  }
  const pages = [await ask(1, LIMIT), await ask(2, LIMIT), await ask(1, 2 * LIMIT)]
  try {
    const isEmpty = pages.every((page) => page?.pagination.total === 0)
    if (isEmpty) kit.report.notReached(nameOf(endpoint), 'paging', 'there is nothing in the list')
    else kit.enter(endpoint, 'paging', problemOf(pages))
  } catch {
    kit.report.notReached(nameOf(endpoint), 'paging', 'what it needs is missing in the answer')
  }
}

/** Nothing but the names that a listing needs: filters leave too little for two pages. */
function narrowed(endpoint: Endpoint, query: object | undefined): object {
  return endpoint === search ? { q: 'roses', ...query } : {}
}

function problemOf([first, second, both]: (Page | undefined)[]): string | undefined {
  if (!first || !second || !both) return 'a page of two: expected 200'
  const [one, two] = [first.pagination, second.pagination]
  if (one.page !== 1 || two.page !== 2)
    return `pagination.page: expected 1 and 2, seen ${shown(one.page)} and ${shown(two.page)}`
  if (one.per_page !== LIMIT) return `pagination.per_page: expected ${LIMIT}, seen ${shown(one.per_page)}`
  if (one.total !== two.total)
    return `pagination.total: expected the same on both pages, seen ${shown(one.total)} and ${shown(two.total)}`
  const last = Math.ceil(one.total / LIMIT)
  if (one.is_exact && one.total_pages !== last)
    return `pagination.total_pages: expected ${last}, seen ${shown(one.total_pages)}`
  const [apart, together] = [idsOf([...first.list, ...second.list]), idsOf(both.list)]
  return isDeepStrictEqual(apart, together)
    ? undefined
    : `pages 1 and 2 of two: expected the entries ${shown(together)}, seen ${shown(apart)}`
}

const idsOf = (list: unknown[]) => list.map((entry) => (entry as { id: unknown }).id)

async function checkSitemap(kit: Kit, anybody: Caller): Promise<void> {
  const { data } = await kit.answer(getSitemap, anybody, { query: { page: 1 } })
  if (data.pages < 2) {
    kit.report.notReached(nameOf(getSitemap), 'paging', 'there is one page only')
    return
  }
  const next = await kit.answer(getSitemap, anybody, { query: { page: 2 } })
  const paths = new Set(data.list.map(({ path }) => path))
  const again = next.data.list.find(({ path }) => paths.has(path))
  kit.enter(getSitemap, 'paging', again && `page 2 has ${shown(again.path)}, which page 1 has, too`)
}
