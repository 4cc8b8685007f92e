import { desc, notInArray, sql } from 'drizzle-orm'
import type { PageLink } from '../../contract/search.ts'
import { page } from '../db/schema.ts'
import { pagePath } from '../content/index.ts'
import type { Context } from '../kernel/index.ts'

const MAX_PAGES = 3
/** Landing pages of campaigns are not search results. */
const HIDDEN_PAGES = ['app-landing']

/**
 * Finds pages of the shop by their names. With `throughout` it searches their whole text and, when no page contains all
 * words, pages with any of them. There are only a few dozen pages, so no index is needed.
 */
export async function findPages(
  ctx: Context,
  typed: string,
  { throughout = false }: { throughout?: boolean } = {},
): Promise<PageLink[]> {
  const name = sql`to_tsvector('english', ${page.title} || ' ' || ${page.heading} || ' ' || translate(${page.slug}, '-/', '  '))`
  const text = throughout
    ? sql`(setweight(${name}, 'A') || to_tsvector('english', ${page.lead} || ' ' || ${page.metaDescription} || ' ' || ${page.blocks}::text))`
    : name
  const find = async (words: string) => {
    const question = sql`websearch_to_tsquery('english', ${words})`
    const rows = await ctx.db
      .select({ slug: page.slug, title: page.title, text: page.metaDescription })
      .from(page)
      .where(sql`${text} @@ ${question} and ${notInArray(page.slug, HIDDEN_PAGES)}`)
      .orderBy(desc(sql`ts_rank(${text}, ${question})`), page.slug)
    return rows
      .flatMap(({ slug, ...row }) => {
        const path = pagePath(slug)
        return path ? [{ path, ...row }] : []
      })
      .slice(0, MAX_PAGES)
  }
  const found = await find(typed)
  const words = typed.split(/\s+/)
  return found.length || !throughout || words.length === 1 ? found : find(words.join(' or '))
}
