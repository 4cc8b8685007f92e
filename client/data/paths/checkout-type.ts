import { useLocation } from 'react-router-dom'
import type { CheckoutType } from '../../../graphql/generated/graphql.ts'

/** The checkout that an address is about, from its `type` parameter. Unknown values mean the default checkout. */
export function checkoutType({ search }: { search: string }): CheckoutType {
  return new URLSearchParams(search).get('type') === 'subscription' ? 'SUBSCRIPTION' : 'DEFAULT'
}

/** What the address of the cart says to whom a checkout has sent there because the cart has another one now. */
export const OTHER_CHECKOUT = 'other'

/** Like `checkoutType`, for the request of a loader or an action. */
export function typeOfRequest(request: Request): CheckoutType {
  return checkoutType(new URL(request.url))
}

/**
 * The type to ask for an order with: `SUBSCRIPTION` when its address says so, else null, which finds any order. When the
 * address is wrong, there is no such order; `withoutType` then leads to it.
 */
export function orderTypeOfRequest(request: Request): CheckoutType | null {
  return typeOfRequest(request) === 'SUBSCRIPTION' ? 'SUBSCRIPTION' : null
}

/** The address without its `type` parameter. */
export function withoutType(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('type')
  return searchParams.size ? `${pathname}?${searchParams}` : pathname
}

/** The checkout that the current page belongs to. */
export function useCheckoutType(): CheckoutType {
  return checkoutType(useLocation())
}

/** The address of a step in a checkout. `path` may have a query of its own and a `#part`. */
export function stepPath(path: string, type: CheckoutType): string {
  if (type === 'DEFAULT') return path
  const [page = '', part] = path.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}type=subscription${part ? `#${part}` : ''}`
}
