import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileDashboardPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../../data/page/require-user.ts'

export async function dashboardLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileDashboardPageDocument, {})
  requireUser(answer, request)
  return { ...answer, meta: profileMeta('Your account') }
}
