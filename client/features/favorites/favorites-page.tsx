import { useActionData, useLoaderData } from 'react-router-dom'
import type { FavoritesPageQuery } from '../../../graphql/generated/graphql.ts'
import { ProductGrid, ProductRow } from '../product-card/index.ts'
import { Link } from '../../ui/link.tsx'
import styles from './favorites-page.module.css'

/** What the visitor likes. */
export function FavoritesPage() {
  const { data } = useLoaderData() as { data: FavoritesPageQuery }
  const changed = useActionData() as { refused?: string } | undefined
  const list = data.favorites?.list ?? []
  return (
    <>
      <h1 className={styles.heading}>Favourites</h1>
      {changed?.refused && (
        <p role="alert" className="refusal">
          {changed.refused}
        </p>
      )}
      {list.length > 0 ? (
        <ProductGrid products={list} earliest={data.earliestDelivery} heading="What you like" />
      ) : (
        <>
          <p className={styles.empty}>
            Nothing is kept here yet. Press the heart on anything you like to find it here again.{' '}
            <Link to="/category/flowers">See all flowers</Link>
          </p>
          {data.bestSellers && (
            <section>
              <h2>What others like</h2>
              <ProductRow
                products={data.bestSellers.list}
                earliest={data.earliestDelivery}
                label="Best sellers"
              />
            </section>
          )}
        </>
      )}
    </>
  )
}
