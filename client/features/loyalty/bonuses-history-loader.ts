import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileBonusesHistoryPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'
import { wholeNumber } from '../../ui/form/form-data.ts'

/** A page of the ledger; `before` is the entry it comes after, and anything else begins at the newest. */
export async function bonusesHistoryLoader({ request, context }: LoaderFunctionArgs) {
  const asked = wholeNumber(new URL(request.url).searchParams.get('before') ?? '')
  const before = asked > 0 ? asked : null
  const answer = await pageApi(context).query(ProfileBonusesHistoryPageDocument, { before })
  requireUser(answer, request, 'bonuses')
  return { ...answer, before, meta: profileMeta('Bonus history') }
}
