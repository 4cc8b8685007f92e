import { useLoaderData } from 'react-router-dom'
import type { ListingPageQuery } from '../../../../graphql/generated/graphql.ts'
import { NotFound } from '../../not-found/index.ts'
import { CollectionNav } from '../collection-nav.tsx'
import { isThere } from '../listing-view.ts'
import { Listing } from '../listing.tsx'
import styles from './listing-page.module.css'

export function ListingPage() {
  const { data } = useLoaderData() as { data: ListingPageQuery }
  const { listing, earliestDelivery } = data
  if (!isThere(listing)) return <NotFound />
  const { collection } = listing
  const family = collection.children.length ? collection.children : collection.siblings
  return (
    <>
      <header className={styles.head}>
        <h1>{collection.heading}</h1>
        <p>{collection.description}</p>
      </header>
      <CollectionNav collections={family} current={collection.slug} />
      <Listing listing={listing} earliest={earliestDelivery} heading={collection.title} />
    </>
  )
}
