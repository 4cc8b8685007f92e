import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { CartPageDocument } from '../../../graphql/generated/graphql.ts'
import { newestCart, setNewestCart } from '../../data/cart-store.ts'
import { pageApi, requireField } from '../../data/graphql/page-api.ts'

export async function cartLoader({ context }: LoaderFunctionArgs) {
  const before = newestCart()
  const answer = await pageApi(context).query(CartPageDocument, {})
  requireField(answer, 'cart')
  // What was just asked for is newer than any change before it, but not than one that was made meanwhile.
  if (!import.meta.env.SSR && newestCart() === before) setNewestCart(null)
  return { ...answer, crumbs: [{ title: 'Cart' }], meta: { title: 'Your cart', robots: 'noindex' } }
}

/** Every change answers with the whole cart: there is nothing to ask again, unless the cart on show is an old one. */
export function shouldRevalidate({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if ((actionResult as Partial<{ isGone: boolean }> | undefined)?.isGone) return true
  return formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
}
