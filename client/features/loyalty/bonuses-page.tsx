import { useLoaderData } from 'react-router-dom'
import type { ProfileBonusesPageQuery } from '../../../graphql/generated/graphql.ts'
import { Link } from '../../ui/link.tsx'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import profile from '../../ui/profile/profile.module.css'
import { Tip } from '../../ui/profile/tip.tsx'
import { Ledger } from './ledger.tsx'
import { ONE_OFFER } from './one-offer.ts'
import { TargetActions } from './target-actions.tsx'

const SHOWN = 5

/** How much there is to spend, what for, and how there comes more. */
export function BonusesPage() {
  const { data } = useLoaderData() as { data: ProfileBonusesPageQuery }
  const { bonuses, loyalty, targetActions } = data
  if (!bonuses) return null
  return (
    <>
      <ProfileHead title="Bonuses" lead={loyalty?.text} />
      <Tip about="bonuses" explanation={bonuses.tooltip}>
        <span className={profile.balance}>{bonuses.balance.text}</span>
      </Tip>
      <p className={profile.small}>
        {loyalty && loyalty.earned.amount > 0 && `${loyalty.earned.text} earned so far. `}
        {ONE_OFFER}
      </p>
      <br />
      <section className={profile.section}>
        <h2>What came and went</h2>
        {bonuses.history.length ? (
          <Ledger entries={bonuses.history.slice(0, SHOWN)} caption="The latest bonuses" />
        ) : (
          <p>
            Nothing yet: {bonuses.percent}% of your first bouquet will be the beginning.{' '}
            <Link to="/category/flowers">Choose flowers</Link>
          </p>
        )}
        {bonuses.history.length > SHOWN && (
          <p className={profile.row}>
            <Link to="/profile/bonuses-history">The whole history</Link>
          </p>
        )}
      </section>
      {targetActions && (
        <section className={profile.section}>
          <h2>Earn some more</h2>
          <TargetActions actions={targetActions} />
        </section>
      )}
    </>
  )
}
