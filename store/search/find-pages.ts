import { desc, inArray, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { PageLink } from '../../contract/search.ts'
import { article, collection, page } from '../db/schema.ts'
import { getContent, wordsOf } from '../catalogue/index.ts'
import { pagePath, pageSlug } from '../content/index.ts'
import type { Context } from '../kernel/index.ts'

const MAX_PAGES = 3
/** Landing pages of campaigns are not search results. */
const HIDDEN_PAGES = ['app-landing']
/** Pages that are not rows of text, such as those of an account, by path. */
const LINKS = 'search-links'

/**
 * Finds pages of the shop by their names. With `throughout` it searches their whole text. There are only a few dozen
 * pages, so no index is needed.
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
  const question = sql`websearch_to_tsquery('english', ${typed})`
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

/** Returns the pages that are called as the phrase says, and nothing else. */
export async function pagesNamed(ctx: Context, typed: string): Promise<PageLink[]> {
  const name = wordsOf(typed).join(' ')
  const rows = await ctx.db
    .select({ slug: page.slug, title: page.title, text: page.metaDescription })
    .from(page)
    .where(notInArray(page.slug, HIDDEN_PAGES))
  return rows.flatMap(({ slug, ...words }) => {
    const path = pagePath(slug)
    return path && wordsOf(words.title).join(' ') === name ? [{ path, ...words }] : []
  })
}

/** Returns links to paths, in their order, with the title of what is there. Paths that lead nowhere are left out. */
export async function linksTo(ctx: Context, paths: readonly string[]): Promise<PageLink[]> {
  if (!paths.length) return []
  const slugIn = (prefix: string) =>
    paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
  const [pages, articles, collections, others] = await Promise.all([
    ctx.db
      .select({ slug: page.slug, title: page.title, text: page.metaDescription })
      .from(page)
      .where(inArray(page.slug, paths.map(pageSlug))),
    ctx.db
      .select({ slug: article.slug, title: article.title, text: article.lead })
      .from(article)
      .where(inArray(article.slug, ['', ...slugIn('/article/')])),
    ctx.db
      .select({
        slug: collection.slug,
        type: collection.type,
        title: collection.heading,
        text: collection.metaDescription,
      })
      .from(collection)
      .where(inArray(collection.slug, ['', ...slugIn('/category/'), ...slugIn('/filter/')])),
    getContent(ctx, LINKS, z.array(PageLink)).catch(() => []),
  ])
  const known = new Map<string, PageLink>([
    ...others.map((link) => [link.path, link] as const),
    ...pages.flatMap(({ slug, ...words }) => {
      const path = pagePath(slug)
      return path ? [[path, { path, ...words }] as const] : []
    }),
    ...articles.map(
      ({ slug, ...words }) => [`/article/${slug}`, { path: `/article/${slug}`, ...words }] as const,
    ),
    ...collections.map(
      ({ slug, type, ...words }) => [`/${type}/${slug}`, { path: `/${type}/${slug}`, ...words }] as const,
    ),
  ])
  return [...new Set(paths)].flatMap((path) => known.get(path) ?? [])
}
