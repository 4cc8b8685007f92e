import { useEffect, useRef, useState } from 'react'
import type { ProductCard_ProductFragment } from '../../../graphql/generated/graphql.ts'
import { RecentlyViewedDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { ProductRow } from '../product-card/index.ts'
import styles from './product-page.module.css'
import { rememberViewed, viewedBefore } from './viewed-products.ts'

/**
 * What this browser looked at before. It stands low on the page and is nobody's business but the visitor's: it is
 * asked for only when they come near it.
 */
export function RecentlyViewed({ current }: { current: number }) {
  const [products, setProducts] = useState<ProductCard_ProductFragment[]>([])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ids = viewedBefore(current)
    rememberViewed(current)
    if (!place.current || ids.length === 0) return
    let asked = false
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || asked) return
        asked = true
        pageApi(undefined)
          .query(RecentlyViewedDocument, { ids })
          .then(({ data }) => {
            watcher.disconnect()
            setProducts(data.recentlyViewed ?? [])
          })
          // The page works without it; the next view tries again.
          .catch(() => (asked = false))
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
