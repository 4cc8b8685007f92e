import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileBonusesHistoryPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../data/page/require-user.ts'
import { pageHref } from '../../data/paths/page-href.ts'
import { readPage } from '../catalogue/index.ts'

/** A page of the ledger, the newest first. */
export async function bonusesHistoryLoader({ request, context }: LoaderFunctionArgs) {
  const page = readPage(new URL(request.url).searchParams)
  const answer = await pageApi(context).query(ProfileBonusesHistoryPageDocument, { page })
  requireUser(answer, request, 'bonuses')
  const last = answer.data.bonuses?.pageInfo.totalPages ?? 1
  if (page > last) throw replace(pageHref('/profile/bonuses-history', last))
  return { ...answer, meta: profileMeta('Bonus history') }
}
