import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileMyAccountPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../../data/page/require-user.ts'

export async function myAccountLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileMyAccountPageDocument, {})
  requireUser(answer, request)
  return { ...answer, meta: profileMeta('My account') }
}
