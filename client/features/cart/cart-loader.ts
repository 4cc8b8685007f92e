import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { CartPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'

export async function cartLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(CartPageDocument, {})
  requireField(answer, 'cart')
  return { ...answer, crumbs: [{ title: 'Cart' }], meta: { title: 'Your cart', robots: 'noindex' } }
}

/** Every change answers with the whole cart. After one that was refused there is nothing to ask, unless the cart on show is an old one. */
export function shouldRevalidate({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (!formMethod || formMethod === 'GET') return defaultShouldRevalidate
  const { cart, isGone } = (actionResult ?? {}) as Partial<{ cart: object; isGone: boolean }>
  return cart !== undefined || isGone === true
}
