import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileManageSubscriptionPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'

export async function manageSubscriptionLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileManageSubscriptionPageDocument, {})
  requireUser(answer, request, 'deliverySubscriptions')
  return { ...answer, meta: profileMeta('Your subscription') }
}
