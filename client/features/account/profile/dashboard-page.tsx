import { useLoaderData } from 'react-router-dom'
import type { ProfileDashboardPageQuery } from '../../../../graphql/generated/graphql.ts'
import { dateInWords } from '../../../data/format.ts'
import { Link } from '../../../ui/link.tsx'
import { ProfileHead } from '../../../ui/profile/profile-head.tsx'
import profile from '../../../ui/profile/profile.module.css'
import { TargetActions } from '../../loyalty/index.ts'
import { OrderRow } from '../../order/index.ts'
import styles from './dashboard-page.module.css'

const DATES_SHOWN = 3

/** The account at a glance: the latest order, the next dates, the bonuses. A part that failed is left out. */
export function DashboardPage() {
  const { data } = useLoaderData() as { data: ProfileDashboardPageQuery }
  const { me, orders, importantDates, loyalty, targetActions } = data
  const [newest] = orders?.list ?? []
  return (
    <>
      <ProfileHead title={me?.name ? `Hello, ${me.name}` : 'Hello'} />
      <div className={styles.grid}>
        {orders && (
          <section>
            <h2>Latest order</h2>
            {newest ? <OrderRow order={newest} /> : <p>Nothing ordered yet.</p>}
            <p className={profile.row}>
              {newest ? (
                <Link to="/profile/orders">All orders</Link>
              ) : (
                <Link to="/category/flowers" className="button">
                  Choose flowers
                </Link>
              )}
            </p>
          </section>
        )}
        {importantDates && <NextDates dates={importantDates.list} />}
        {loyalty && (
          <section>
            <h2>Bonuses</h2>
            <p className={profile.balance}>{loyalty.balance.text}</p>
            <p className={profile.small}>{loyalty.text}</p>
            <p className={profile.row}>
              <Link to="/profile/bonuses">Where they come from</Link>
            </p>
          </section>
        )}
        {targetActions && targetActions.some(({ achieved }) => !achieved) && (
          <section>
            <h2>Earn some more</h2>
            <TargetActions actions={targetActions} />
          </section>
        )}
      </div>
    </>
  )
}

type Dates = NonNullable<ProfileDashboardPageQuery['importantDates']>['list']

function NextDates({ dates }: { dates: Dates }) {
  const mentioned = dates.filter(({ occasionMuted }) => !occasionMuted)
  return (
    <section>
      <h2>Coming up</h2>
      <ul className={styles.dates}>
        {mentioned.slice(0, DATES_SHOWN).map((date) => (
          <li key={date.id}>
            <span>
              <b>{date.recipientName ? `${date.title}, ${date.recipientName}` : date.title}</b>
              <small>
                {dateInWords(date.nextOn)}
                {date.daysLeft > 0 && ` · in ${date.daysLeft} ${date.daysLeft === 1 ? 'day' : 'days'}`}
              </small>
            </span>
            <Link to={date.orderHref}>Order</Link>
          </li>
        ))}
      </ul>
      {!dates.length && <p>Birthdays, anniversaries: we remind you in time.</p>}
      <p className={profile.row}>
        <Link to="/profile/important-dates">{dates.length ? 'All dates' : 'Keep a date'}</Link>
      </p>
    </section>
  )
}
