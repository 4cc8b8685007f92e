import { Link, useLoaderData } from 'react-router-dom'
import type { SearchPageQuery } from '../../../graphql/generated/graphql.ts'
import { ProductGrid } from '../../components/product-grid.tsx'
import { Pages } from '../listing/pages.tsx'
import styles from './search-page.module.css'

export function SearchPage() {
  const { data, words } = useLoaderData() as { data: SearchPageQuery; words: string }
  const found = data.search
  const href = (page: number) =>
    `/search?${new URLSearchParams({ q: words, ...(page > 1 && { page: String(page) }) })}`
  return (
    <>
      <header className={styles.head}>
        <h1>“{words}”</h1>
        <p>
          {found?.pagination.total
            ? `${found.pagination.total} found`
            : 'Nothing found. Fewer or other words may help.'}
        </p>
      </header>
      {found?.list.length ? (
        <>
          <ProductGrid products={found.list} earliest={data.earliestDelivery} />
          <Pages pagination={found.pagination} href={href} />
        </>
      ) : (
        <p>
          <Link to="/category/flowers" className="button">
            See all flowers
          </Link>
        </p>
      )}
    </>
  )
}
