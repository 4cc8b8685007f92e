import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfilePersonalDataPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../../data/page/require-user.ts'

export async function personalDataLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfilePersonalDataPageDocument, {})
  requireUser(answer, request)
  return { ...answer, meta: profileMeta('Personal data') }
}
