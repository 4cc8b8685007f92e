import { desc, notInArray, sql } from 'drizzle-orm'
import type { PageLink } from '../../contract/search.ts'
import { page } from '../db/schema.ts'
import { pagePath } from '../content/index.ts'
import type { Context } from '../kernel/index.ts'

const FOUND = 3
/** Nobody looks for what an app leads to. */
const NOT_LOOKED_FOR = ['app-landing']

/**
 * Pages of the shop that are about what somebody typed: by their names, and with `throughout` by all they say, or by some
 * of the words when nothing has all of them. There are a few dozen of them, however large the catalogue is.
 */
export async function pagesAbout(
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
      .where(sql`${text} @@ ${question} and ${notInArray(page.slug, NOT_LOOKED_FOR)}`)
      .orderBy(desc(sql`ts_rank(${text}, ${question})`), page.slug)
    return rows
      .flatMap(({ slug, ...row }) => {
        const path = pagePath(slug)
        return path ? [{ path, ...row }] : []
      })
      .slice(0, FOUND)
  }
  const found = await find(typed)
  const words = typed.split(/\s+/)
  return found.length || !throughout || words.length === 1 ? found : find(words.join(' or '))
}
