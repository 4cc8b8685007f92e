import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileRecipientsPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'

export async function recipientsLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileRecipientsPageDocument, {})
  requireUser(answer, request, 'savedRecipients')
  return { ...answer, meta: profileMeta('Recipients') }
}
