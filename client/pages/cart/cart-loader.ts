import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { CartPageDocument } from '../../../graphql/generated/graphql.ts'
import { setNewestCart } from '../../data/cart-store.ts'
import { pageApi, requireField } from '../../data/page-api.ts'

export async function cartLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(CartPageDocument, {})
  requireField(answer, 'cart')
  // What was just asked for is newer than any change before it.
  if (!import.meta.env.SSR) setNewestCart(null)
  return { ...answer, crumbs: [{ title: 'Cart' }], meta: { title: 'Your cart', robots: 'noindex' } }
}

/** Every change answers with the whole cart: there is nothing to ask again. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
}
