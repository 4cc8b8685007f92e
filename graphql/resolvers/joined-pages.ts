import type { InputMaybe } from '../generated/resolvers.ts'

/** Pages of a dozen that are shown together at most; whoever is behind them begins with a list of its own. */
export const MOST_PAGES = 40
export const PAGE_SIZE = 12
/** So many entries /v1 gives at once. */
const AT_ONCE = 48

export type Part = { page: number; limit: number }

/**
 * The pages from `from` to `page` as the fewest calls, in their order: large ones where they fit, and always the
 * last page by itself, whose pagination is that of the whole. The last forty pages when there are more.
 */
export function partsOf(page: number, from: InputMaybe<number> | undefined, perPage = PAGE_SIZE): Part[] {
  const several = Math.floor(AT_ONCE / perPage)
  const parts: Part[] = []
  let at = Math.max(Math.min(from ?? page, page), page - MOST_PAGES + 1, 1)
  while (at < page) {
    const fits = (at - 1) % several === 0 && at + several <= page
    const pages = fits ? several : 1
    parts.push({ page: (at - 1) / pages + 1, limit: perPage * pages })
    at += pages
  }
  return [...parts, { page, limit: perPage }]
}

/** Several pages as one: their lists one after another, and whatever else the last one says. */
export async function joinPages<P extends { list: unknown[] }>(
  parts: Part[],
  getPage: (part: Part) => Promise<P>,
): Promise<P> {
  const pages = await Promise.all(parts.map(getPage))
  const last = pages.at(-1)
  if (!last) throw new Error('There is no page without a number')
  return { ...last, list: pages.flatMap(({ list }) => list) }
}
