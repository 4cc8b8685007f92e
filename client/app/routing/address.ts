import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { PageHandle } from '../../data/page/page-handle.ts'
import type { Redirection } from './canonical-address.ts'
import { canonicalAddress } from './canonical-address.ts'
import type { Requester } from './guards.ts'
import { guarded } from './guards.ts'
import { routes } from './routes.tsx'

/**
 * The pages by the first part of their addresses: the router's own matching takes the whole table apart anew for each
 * address (3 ms), and every request asks several times.
 */
const pagesByStart = new Map<string, RouteObject[]>()
for (const page of routes.flatMap((route) => route.children ?? [])) {
  const start = startOf(page.path ?? '')
  pagesByStart.set(start, [...(pagesByStart.get(start) ?? []), page])
}
const elsewhere = pagesByStart.get('*') ?? []

/** Handles of paths that were asked for lately: a request asks for its own several times. */
const known = new Map<string, PageHandle>()
const MOST_KNOWN = 1_000
const LONGEST_KNOWN = 200

const UNKNOWN: PageHandle = { name: 'unknown', layout: 'default', cache: 'personal' }

/** The address of the page for all addresses that no other page has: one is kept for them all. */
const NO_PAGE = '/404'

/** What the route table says of the page at a path; every path has one, if only the page that says so. */
export function pageAt(pathname: string): PageHandle {
  const before = known.get(pathname)
  if (before) return before
  const pages = pagesByStart.get(startOf(pathname)) ?? []
  const match = matchRoutes([...pages, ...elsewhere], pathname)?.at(-1)
  const handle = (match?.route.handle as PageHandle | undefined) ?? UNKNOWN
  if (known.size === MOST_KNOWN) known.clear()
  if (pathname.length <= LONGEST_KNOWN) known.set(pathname, handle)
  return handle
}

/**
 * What a page is made for: its path with its query. Of a page that is the same for everybody only those parameters stay
 * that it reads, in one order, so that two ways to write it are one page.
 */
export function pageAddress({
  pathname,
  search,
  searchParams,
}: Pick<URL, 'pathname' | 'search' | 'searchParams'>): string {
  const { name, cache, query = [] } = pageAt(pathname)
  if (name === UNKNOWN.name) return NO_PAGE
  if (cache === 'personal') return pathname + search
  const read = query.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value]] : []
  })
  return read.length ? `${pathname}?${new URLSearchParams(read).toString()}` : pathname
}

/** Returns true if an address (`pageAddress`) is that of the page that says there is none. */
export const isNotFoundPage = (address: string): boolean =>
  ['unknown', 'not-found'].includes(pageAt(address).name)

/** The first part of a path, as the router reads it. */
function startOf(path: string): string {
  const start = path.replace(/^\//, '').split('/', 1)[0] ?? ''
  try {
    return decodeURIComponent(start)
  } catch {
    return start
  }
}

/**
 * Where a request for `target` (a path with its query) has to go instead of being answered: to the right way to
 * write the address, for good; from there on to where a guard sends the visitor, or to a discount that is on offer.
 */
export function redirectionFor(
  target: string,
  requester: Requester,
  landingDiscounts: readonly number[],
): Redirection | undefined {
  const right = canonicalAddress(target, landingDiscounts)
  if (right?.status === 301) return right
  const away = guarded(pageAt(target.split('?', 1)[0] ?? '').guard, requester, target)
  return away === undefined ? right : { location: away, status: 302 }
}
