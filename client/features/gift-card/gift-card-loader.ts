import type { LoaderFunctionArgs } from 'react-router-dom'
import { GiftCardPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'

export async function giftCardLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(GiftCardPageDocument, {})
  return {
    ...answer,
    crumbs: [{ title: 'Gifts', href: '/gifts' }, { title: 'Your gift card' }],
    meta: { title: 'What is left on your gift card', robots: 'noindex' },
  }
}
