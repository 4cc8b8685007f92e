import { useState } from 'react'
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
        <Lead key={collection.slug} text={collection.description} />
      </header>
      <CollectionNav collections={family} current={collection.slug} />
      <Listing listing={listing} earliest={earliestDelivery} heading={collection.title} />
    </>
  )
}

/** What a listing is about: one line of it and a button for the rest, so that the first products are in sight. */
function Lead({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <p className={styles.lead} data-whole={isWhole || undefined}>
      <span>{text}</span>
      {!isWhole && (
        <button type="button" className="link with-scripts" onClick={() => setWhole(true)}>
          More
        </button>
      )}
    </p>
  )
}
