import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileBonusesPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'

export async function bonusesLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileBonusesPageDocument, {})
  requireUser(answer, request, 'bonuses')
  return { ...answer, meta: profileMeta('Bonuses') }
}
