import { useLoaderData } from 'react-router-dom'
import type { SearchPageQuery, SearchStartPageQuery } from '../../../graphql/generated/graphql.ts'
import { pageHref } from '../../data/paths/page-href.ts'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { CollectionNav } from '../catalogue/index.ts'
import { ProductGrid, ProductRow } from '../product-card/index.ts'
import { PastSearches } from './past-searches.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './search-page.module.css'

type Loaded = { data: SearchPageQuery | SearchStartPageQuery; words: string }

export function SearchPage() {
  const { data, words } = useLoaderData() as Loaded
  return 'search' in data ? (
    <Results data={data} words={words} />
  ) : (
    <SearchStart data={data as SearchStartPageQuery} />
  )
}

function SearchStart({ data }: { data: SearchStartPageQuery }) {
  return (
    <>
      <header className={styles.head}>
        <h1>What are you looking for?</h1>
      </header>
      <PastSearches history={data.searchHistory} />
      <BestSellers listing={data.bestSellers} />
    </>
  )
}

function Results({ data, words }: { data: SearchPageQuery; words: string }) {
  const found = data.search
  const href = (page: number) => pageHref('/search', page, { q: words })
  return (
    <>
      <header className={styles.head}>
        <h1>“{words}”</h1>
        <p role="status">{summaryOf(found)}</p>
        {found?.corrected && (
          <p>
            Shown for <strong>{found.corrected}</strong>.
          </p>
        )}
      </header>
      {found && found.pages.length > 0 && <AboutTheShop pages={found.pages} />}
      {found && <CollectionNav collections={found.categories} />}
      {found?.list.length ? (
        <div className={styles.block}>
          <ProductGrid products={found.list} earliest={data.earliestDelivery} heading="What was found" />
          <Pagination pageInfo={found.pageInfo} href={href} />
        </div>
      ) : (
        <p className={styles.block}>
          <Link to="/category/flowers" className="button">
            See all flowers
          </Link>
        </p>
      )}
      {found && found.articles.length > 0 && <Articles articles={found.articles} />}
      <PastSearches history={data.searchHistory} words={words} />
      {!found?.list.length && <BestSellers listing={data.bestSellers} />}
    </>
  )
}

/** Something to look at for those who have found nothing, or nothing yet. */
function BestSellers({ listing }: { listing: SearchStartPageQuery['bestSellers'] }) {
  if (!listing) return null
  return (
    <section className={styles.apart}>
      <h2>What others send</h2>
      <ProductRow products={listing.list} label="Best sellers" />
    </section>
  )
}

function summaryOf(found: SearchPageQuery['search']): string {
  if (!found?.pageInfo.total) return 'Nothing found. Fewer or other words may help.'
  const { total, isExact } = found.pageInfo
  const counted = `${total}${isExact ? '' : '+'} found`
  const range = [
    found.priceMin && `from ${found.priceMin.text}`,
    found.priceMax && `up to ${found.priceMax.text}`,
  ]
    .filter(Boolean)
    .join(' ')
  const prices = range ? `${counted}, ${range}` : counted
  return found.isRelaxed ? `Nothing fits all your words. ${prices} that fit some of them` : prices
}

/** Pages about the shop: a search for delivery or refunds looks for a page, not for flowers. */
function AboutTheShop({ pages }: { pages: NonNullable<SearchPageQuery['search']>['pages'] }) {
  return (
    <ul className={styles.pages} aria-label="About the shop">
      {pages.map(({ path, title, text }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Articles({ articles }: { articles: NonNullable<SearchPageQuery['search']>['articles'] }) {
  return (
    <section className={styles.block}>
      <h2>To read</h2>
      <ul className={styles.articles}>
        {articles.map(({ slug, title, lead }) => (
          <li key={slug}>
            <Link to={`/article/${slug}`}>{title}</Link>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
