import { useActionData, useLoaderData } from 'react-router-dom'
import type { ProfileOrdersPageQuery } from '../../../../graphql/generated/graphql.ts'
import { BaseForm } from '../../../ui/form/base-form.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/profile/empty-state.tsx'
import { ProfileHead } from '../../../ui/profile/profile-head.tsx'
import profile from '../../../ui/profile/profile.module.css'
import { OrderButtons } from './order-buttons.tsx'
import { OrderRow } from './order-row.tsx'
import type { OrdersAnswer } from './orders-action.ts'
import styles from './orders-page.module.css'

/** All that was ordered, the newest first, and a way to find one of it. */
export function OrdersPage() {
  const { data, search, before } = useLoaderData() as {
    data: ProfileOrdersPageQuery
    search: string
    before: string | null
  }
  const answer = useActionData() as OrdersAnswer | undefined
  const orders = data.orders?.list ?? []
  const next = data.orders?.nextBefore
  return (
    <>
      <ProfileHead title="Your orders" done={{ deleted: 'The order is no longer in your history.' }} />
      {(orders.length > 0 || search || before) && (
        <BaseForm role="search" aria-label="Your orders" className={styles.search}>
          <input
            key={search}
            type="search"
            name="q"
            defaultValue={search}
            aria-label="Search your orders"
            placeholder="Number, flowers or name"
            maxLength={100}
          />
          <button className="button quiet">Search</button>
        </BaseForm>
      )}
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
            <OrderButtons order={order} answer={answer} />
          </li>
        ))}
      </ul>
      {!orders.length && search && !before && (
        <p>
          Nothing you ordered has “{search}” in it. <Link to="/profile/orders">Show all orders</Link>
        </p>
      )}
      {!orders.length && !search && !before && (
        <EmptyState href="/category/flowers" button="Choose flowers">
          Nothing ordered yet. What you order is kept here, with where it is and a way to order it again.
        </EmptyState>
      )}
      <p className={profile.row}>
        {before && <Link to={pageOf(search)}>The newest</Link>}
        {next && <Link to={pageOf(search, next)}>Earlier ones</Link>}
      </p>
    </>
  )
}

/** Where a page of the list is: after an order, of those with `search` in them. */
function pageOf(search: string, before?: string): string {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(before && { before }) }).toString()
  return query ? `/profile/orders?${query}` : '/profile/orders'
}
