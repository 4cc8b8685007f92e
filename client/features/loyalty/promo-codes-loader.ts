import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfilePromoCodesPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'

export async function promoCodesLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfilePromoCodesPageDocument, {})
  requireUser(answer, request, 'promoCodes')
  return { ...answer, meta: profileMeta('Promo codes') }
}
