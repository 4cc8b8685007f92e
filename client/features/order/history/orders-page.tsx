import { useActionData, useLoaderData } from 'react-router-dom'
import type { ProfileOrdersPageQuery } from '../../../../graphql/generated/graphql.ts'
import { pageHref } from '../../../data/paths/page-href.ts'
import { BaseForm } from '../../../ui/form/base-form.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/profile/empty-state.tsx'
import { ProfileHead } from '../../../ui/profile/profile-head.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { OrderRow } from './order-row.tsx'
import type { OrdersAnswer } from './orders-action.ts'
import styles from './orders-page.module.css'

/** All that was ordered, the newest first, and a way to find one of it. */
export function OrdersPage() {
  const { data, search } = useLoaderData() as { data: ProfileOrdersPageQuery; search: string }
  const answer = useActionData() as OrdersAnswer | undefined
  if (!data.orders) return null
  const { list: orders, pageInfo } = data.orders
  const isEmpty = pageInfo.total === 0
  return (
    <>
      <ProfileHead title="Your orders" done={{ deleted: 'The order is no longer in your history.' }} />
      {(!isEmpty || search) && (
        <BaseForm role="search" aria-label="Your orders" className={styles.search}>
          <input
            key={search}
            type="search"
            name="q"
            defaultValue={search}
            aria-label="Search your orders"
            placeholder="Number or name"
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
      {isEmpty && search && (
        <p>
          Nothing you ordered has “{search}” in it. <Link to="/profile/orders">Show all orders</Link>
        </p>
      )}
      {isEmpty && !search && (
        <EmptyState href="/category/flowers" button="Choose flowers">
          Nothing ordered yet. What you order is kept here, with where it is and a way to order it again.
        </EmptyState>
      )}
      <Pagination pageInfo={pageInfo} href={(page) => pageHref('/profile/orders', page, { q: search })} />
    </>
  )
}
