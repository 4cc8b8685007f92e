import { useLoaderData, useLocation } from 'react-router-dom'
import type { SearchPageQuery, SearchStartPageQuery } from '../../../graphql/generated/graphql.ts'
import { CollectionNav, Listing, countFilters, readView } from '../catalogue/index.ts'
import { ProductRow } from '../product-card/index.ts'
import { searchHref } from './search-href.ts'
import { PastSearches } from './past-searches.tsx'
import chips from '../../ui/chips.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './search-page.module.css'

type Loaded = {
  data: SearchPageQuery | SearchStartPageQuery
  words: string
  /** The phrase was longer than what is read of it. */
  isCut: boolean
}

type Found = NonNullable<SearchPageQuery['search']>

export function SearchPage() {
  const { data, words, isCut } = useLoaderData() as Loaded
  return 'search' in data ? (
    <Results data={data} words={words} isCut={isCut} />
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

function Results({ data, words, isCut }: { data: SearchPageQuery; words: string; isCut: boolean }) {
  const { search } = useLocation()
  const found = data.search
  const isNarrowed = countFilters(readView(new URLSearchParams(search))) > 0
  const hasProducts = (found?.list.length ?? 0) > 0
  const isNothing = !hasProducts && !isNarrowed && !found?.pages.length
  return (
    <>
      <header className={styles.head}>
        <h1>“{words}”</h1>
        {isCut && <p>That was too long: what comes after 100 letters was left unread.</p>}
        <p role="status">{summaryOf(found)}</p>
        {found?.corrected && (
          <p>
            Shown for <strong>{found.corrected}</strong>.
          </p>
        )}
        {found && found.conditions.length > 0 && <Conditions conditions={found.conditions} />}
      </header>
      {found && found.pages.length > 0 && <AboutTheShop pages={found.pages} />}
      {found && <CollectionNav collections={found.categories} />}
      {found && (hasProducts || isNarrowed) && (
        <Listing
          listing={{ list: found.list, pageInfo: found.pageInfo, facets: found.facets ?? null }}
          path={searchHref(words)}
          earliest={data.earliestDelivery}
          heading="What was found"
          opensVariant={found.stems != null || found.colours.length > 0}
        />
      )}
      {isNothing && (
        <p className={styles.block}>
          <Link to="/category/flowers" className="button">
            See all flowers
          </Link>
        </p>
      )}
      {found && found.articles.length > 0 && <Articles articles={found.articles} />}
      <PastSearches history={data.searchHistory} words={words} />
      {isNothing && <BestSellers listing={data.bestSellers} />}
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

/** What is to be said of the results as a whole; nothing where they speak for themselves. */
function summaryOf(found: SearchPageQuery['search']): string {
  if (!found) return NOTHING
  const others = found.pages.length + found.categories.length + found.articles.length
  if (!found.pageInfo.total && !found.note && !found.facets) return others ? '' : NOTHING
  return [found.isRelaxed && 'Nothing fits all your words. These fit some of them.', found.note]
    .filter(Boolean)
    .join(' ')
}

const NOTHING = 'Nothing found. Try fewer words, or different ones.'

/** What was understood of the phrase. Each leads to the search without it. */
function Conditions({ conditions }: Pick<Found, 'conditions'>) {
  return (
    <ul className={`${chips.chips} ${styles.conditions}`} aria-label="What was understood">
      {conditions.map(({ text, phraseWithout }) => (
        <li key={text}>
          <Link to={searchHref(phraseWithout)} rel="nofollow" aria-label={`${text}: search without this`}>
            {text}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Pages about the shop: a search for delivery or refunds looks for a page, not for flowers. */
function AboutTheShop({ pages }: Pick<Found, 'pages'>) {
  return (
    <ul className={styles.pages} aria-label="About the shop">
      {pages.map(({ href, title, text }) => (
        <li key={href}>
          <Link to={href}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Articles({ articles }: Pick<Found, 'articles'>) {
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
