import { useLocation } from 'react-router-dom'
import type { CheckoutType } from '../../../graphql/generated/graphql.ts'

/** Which checkout an address is about, by its `type`; a value there is none of means the usual one. */
export function checkoutType({ search }: { search: string }): CheckoutType {
  return new URLSearchParams(search).get('type') === 'subscription' ? 'SUBSCRIPTION' : 'DEFAULT'
}

/** The same for a loader's or an action's request. */
export function typeOfRequest(request: Request): CheckoutType {
  return checkoutType(new URL(request.url))
}

/**
 * By which of the calls an order is asked for: that of subscriptions where its address says so, else the one for all.
 * An address that is wrong about it leads to nothing, and `asOther` to the order itself.
 */
export function orderTypeOfRequest(request: Request): CheckoutType | null {
  return typeOfRequest(request) === 'SUBSCRIPTION' ? 'SUBSCRIPTION' : null
}

/** The same address without its type. */
export function asOther(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('type')
  return searchParams.size ? `${pathname}?${searchParams}` : pathname
}

/** The checkout the page at hand is of. */
export function useCheckoutType(): CheckoutType {
  return checkoutType(useLocation())
}

/** A step's address, in the checkout that is under way; with a query of its own, and `#part` may follow. */
export function stepPath(path: string, type: CheckoutType): string {
  if (type === 'DEFAULT') return path
  const [page = '', part] = path.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}type=subscription${part ? `#${part}` : ''}`
}
