import { useLocation } from 'react-router-dom'
import type { CheckoutType } from '../../graphql/generated/graphql.ts'

/** Which checkout an address is about, by its `type`; a value there is none of means the usual one. */
export function checkoutType({ search }: { search: string }): CheckoutType {
  return new URLSearchParams(search).get('type') === 'subscription' ? 'SUBSCRIPTION' : 'DEFAULT'
}

/** The same for a loader's or an action's request. */
export function typeOfRequest(request: Request): CheckoutType {
  return checkoutType(new URL(request.url))
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
