import { useLoaderData } from 'react-router-dom'
import type { ProfileBonusesHistoryPageQuery } from '../../../graphql/generated/graphql.ts'
import { pageHref } from '../../data/paths/page-href.ts'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { EmptyState } from '../../ui/profile/empty-state.tsx'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import { Tip } from '../../ui/profile/tip.tsx'
import { Ledger } from './ledger.tsx'

/** The whole ledger, page by page. */
export function BonusesHistoryPage() {
  const { data } = useLoaderData() as { data: ProfileBonusesHistoryPageQuery }
  const { bonuses } = data
  if (!bonuses) return null
  return (
    <>
      <ProfileHead title="Bonus history" />
      <Tip about="bonuses" explanation={bonuses.tooltip}>
        {bonuses.balance.text} to spend
      </Tip>
      {bonuses.history.length > 0 && <Ledger entries={bonuses.history} caption="All bonuses" />}
      {!bonuses.pageInfo.total && (
        <EmptyState href="/category/flowers" button="Choose flowers">
          Every bouquet you order brings something back. It will be written down here.
        </EmptyState>
      )}
      <Pagination pageInfo={bonuses.pageInfo} href={(page) => pageHref('/profile/bonuses-history', page)} />
    </>
  )
}
