import { useLoaderData } from 'react-router-dom'
import type { ProfileBonusesHistoryPageQuery } from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/profile/empty-state.tsx'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import profile from '../../ui/profile/profile.module.css'
import { Tip } from '../../ui/profile/tip.tsx'
import { Ledger } from './ledger.tsx'

/** The whole ledger, page by page. */
export function BonusesHistoryPage() {
  const { data, before } = useLoaderData() as {
    data: ProfileBonusesHistoryPageQuery
    before: number | null
  }
  const { bonuses } = data
  if (!bonuses) return null
  return (
    <>
      <ProfileHead title="Bonus history" />
      <Tip about="bonuses" explanation={bonuses.tooltip}>
        {bonuses.balance.text} to spend
      </Tip>
      {bonuses.history.length > 0 && <Ledger entries={bonuses.history} caption="All bonuses" />}
      {!bonuses.history.length && before === null && (
        <EmptyState href="/category/flowers" button="Choose flowers">
          Every bouquet you order brings something back. It will be written down here.
        </EmptyState>
      )}
      <p className={profile.row}>
        {before !== null && <Link to="/profile/bonuses-history">The newest</Link>}
        {bonuses.nextBefore && (
          <Link to={`/profile/bonuses-history?before=${bonuses.nextBefore}`}>Earlier ones</Link>
        )}
      </p>
    </>
  )
}
