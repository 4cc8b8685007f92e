import type { KeptPage } from '../ssr/html-cache.ts'
import { keysOf } from './edge-keys.ts'
import { LONGEST_MS } from '../ssr/kept-answers.ts'

/**
 * What a page for strangers differs by. In `Visitor-Kind` an edge says what it has read in the cookies, for its own key: the pages of visitors are
 * not kept by it. `Cookie` itself is another one for every browser.
 */
export const VARIES = 'Accept-Encoding, Visitor-Kind'

/** What tells edges, and nobody else, how to keep a page. */
export const EDGE_HEADERS = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'] as const
type EdgeHeader = 'cache-control' | (typeof EDGE_HEADERS)[number]

/**
 * The headers with which a CDN may keep a page for strangers and forget it by its keys. A browser asks each time. A page that is being made
 * anew meanwhile is kept for a second, so that the CDN asks again. Undefined for a page that is too old, or that is not the same for all.
 */
export function edgeHeaders(page: KeptPage, now: number): Record<EdgeHeader, string> | undefined {
  if (!page.forAnybody || now >= page.usableUntil) return undefined
  // The headers of an answer are sent again for so long.
  const seconds = Math.max(1, Math.floor((page.freshUntil - now - LONGEST_MS) / 1000))
  const later = (until: number) => Math.max(0, Math.floor((until - now) / 1000) - seconds)
  const forEdges = [
    `max-age=${seconds}`,
    `stale-while-revalidate=${later(page.usableUntil)}`,
    `stale-if-error=${later(page.usableOnFailureUntil)}`,
  ].join(', ')
  const keys = [...keysOf('all'), `page-${page.name}`, ...keysOf([...page.shows])]
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'cdn-cache-control': forEdges,
    'surrogate-control': forEdges,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  }
}
