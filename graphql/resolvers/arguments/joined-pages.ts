import { PAGE_SIZE } from '../../../contract/types/page-info.ts'
import type { InputMaybe } from '../../generated/resolvers.ts'
import { WrongArgument } from '../../errors/wrong-argument.ts'

/** The most pages in one list; a later page starts a new list. */
export const MOST_PAGES = 40
/** The most entries that /v1 returns at once. */
const AT_ONCE = 48

/** Which pages of a list are asked for. */
export type PageArguments = {
  page?: InputMaybe<number> | undefined
  from?: InputMaybe<number> | undefined
  limit?: InputMaybe<number> | undefined
}

/** A page as /v1 is asked for it. */
export type Part = { page: number; limit: number }

/**
 * The fewest calls for the pages `from` to `page`, in order: large ones where they fit, and always the last page by itself,
 * because its pagination is that of the whole list. With more than forty pages, the last forty. Throws WrongArgument.
 */
export function partsOf(asked: PageArguments, size = PAGE_SIZE): Part[] {
  const page = asked.page ?? 1
  const from = asked.from ?? page
  if (page >= 1 && (from < 1 || from > page))
    throw new WrongArgument(`from: must be from 1 to page, which is ${page}`)
  const perPage = asked.limit ?? size
  // What is no size of a page goes to /v1 as it is, which refuses it.
  const several = perPage > 0 ? Math.max(1, Math.floor(AT_ONCE / perPage)) : 1
  const parts: Part[] = []
  let at = Math.max(from, page - MOST_PAGES + 1, 1)
  while (at < page) {
    const fits = (at - 1) % several === 0 && at + several <= page
    const pages = fits ? several : 1
    parts.push({ page: (at - 1) / pages + 1, limit: perPage * pages })
    at += pages
  }
  return [...parts, { page, limit: perPage }]
}

/** Joins pages into one: all of the lists that they have as `list`, and everything else from the last page. */
export async function joinPages<List extends string, P extends Record<List, unknown[]>>(
  list: List,
  parts: Part[],
  getPage: (part: Part) => Promise<P>,
): Promise<P> {
  const pages = await Promise.all(parts.map(getPage))
  const last = pages.at(-1)
  if (!last) throw new Error('There is no page without a number')
  return { ...last, [list]: pages.flatMap((page) => page[list]) }
}
