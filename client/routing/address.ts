import { matchRoutes } from 'react-router-dom'
import type { Redirection } from './canonical-address.ts'
import { canonicalAddress } from './canonical-address.ts'
import type { Facts } from './guards.ts'
import { guarded } from './guards.ts'
import type { PageHandle } from './page-handle.ts'
import { routes } from './routes.tsx'

/** What the route table says of the page at a path; every path has one, if only the page that says so. */
export function pageAt(pathname: string): PageHandle {
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as PageHandle | undefined
  return handle ?? { name: 'unknown', layout: 'default', cache: 'personal' }
}

/**
 * Where a request for `target` (a path with its query) has to go instead of being answered: to the right way to
 * write the address, or where a guard sends the visitor, in one step either way.
 */
export function redirectionFor(
  target: string,
  facts: Facts,
  landingDiscounts: readonly number[],
): Redirection | undefined {
  const right = canonicalAddress(target, landingDiscounts)
  const address = right?.location ?? target
  const elsewhere = guarded(pageAt(address.split('?', 1)[0] ?? '').guard, facts, address)
  return elsewhere === undefined ? right : { location: elsewhere, status: 302 }
}
