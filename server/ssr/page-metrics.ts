import type { Metrics } from '../../metrics/metrics.ts'
import type { HtmlCache } from './html-cache.ts'

/** What became of a request for a page that is kept for everybody: it was kept, kept but old, or had to be made. */
export type PageUse = 'kept' | 'stale' | 'made'

/** Defines how often pages were kept, and how many are; counts what became of a request. */
export function observePages(metrics: Metrics, pages: HtmlCache): (use: PageUse) => void {
  const count = metrics.counter(
    'larkspur_page_cache_requests_total',
    'Requests for pages that are the same for everybody: kept, stale (sent while a new one is made), made.',
    ['result'],
  )
  for (const result of ['kept', 'stale', 'made']) count({ result }, 0)
  metrics.gauge('larkspur_page_cache_pages', 'Pages that are kept.', [], () => [
    { labels: {}, value: pages.size },
  ])
  metrics.gauge('larkspur_page_cache_bytes', 'Bytes of the pages that are kept.', [], () => [
    { labels: {}, value: pages.calculatedSize },
  ])
  return (result) => count({ result })
}
