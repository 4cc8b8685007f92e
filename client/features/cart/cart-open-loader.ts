import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { OpenCartDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isLinkToken } from '../../data/link-token.ts'

/**
 * The link in a letter about a cart that a guest left: fills the cart of this browser with it, where that is empty, and
 * leads there. A link that works no longer leads to the cart there is.
 */
export async function cartOpenLoader({ params, context }: LoaderFunctionArgs) {
  const { token = '' } = params
  if (isLinkToken(token)) await pageApi(context).mutate(OpenCartDocument, { token })
  throw replace('/cart')
}
