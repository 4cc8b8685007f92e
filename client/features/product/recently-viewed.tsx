import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { RecentlyViewedDocument } from '../../../graphql/generated/graphql.ts'
import { persisted } from '../../data/graphql/persisted-request.ts'
import { ProductRow } from '../product-card/index.ts'
import styles from './product-page.module.css'
import { rememberViewed, viewedBefore } from './viewed-products.ts'

const NONE: string[] = []
const RECENTLY_VIEWED = persisted(RecentlyViewedDocument)

/**
 * What this browser looked at before. It stands low on the page and is nobody's business but the visitor's: it is
 * asked for only when they come near it.
 */
export function RecentlyViewed({ current }: { current: string }) {
  // Of the product on show: another has others before it.
  const [seen, setSeen] = useState<{ current: string; ids: string[] }>()
  const ids = seen?.current === current ? seen.ids : NONE
  const place = useRef<HTMLDivElement>(null)
  // The page works without it; the next view tries again.
  const [{ data }] = useQuery({ query: RECENTLY_VIEWED, variables: { ids }, pause: ids.length === 0 })
  const products = ids.length ? (data?.recentlyViewed ?? []) : []
  useEffect(() => {
    const before = viewedBefore(current)
    rememberViewed(current)
    if (!place.current || before.length === 0) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        setSeen({ current, ids: before })
      },
      { rootMargin: '150px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [current])
  return (
    <div ref={place}>
      {products.length > 0 && (
        <section className={styles.block}>
          <h2>You looked at</h2>
          <ProductRow products={products} label="Recently viewed" />
        </section>
      )}
    </div>
  )
}
