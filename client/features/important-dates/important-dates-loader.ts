import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileImportantDatesPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'

export async function importantDatesLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileImportantDatesPageDocument, {})
  requireUser(answer, request, 'importantDates')
  return { ...answer, meta: profileMeta('Important dates') }
}
