import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Article, ArticleCard, ArticlePart, getPosts } from '../../contract/blog.ts'
import type { PageInfo } from '../../contract/types/page-info.ts'
import type { EndpointInput } from '../../contract/types/endpoint.ts'
import { article } from '../db/schema.ts'
import type { ArticleRow } from '../db/schema.ts'
import { JOURNAL_REAL_ID, SCENE_SIZE, imageOf, collectionPreviewOf } from '../catalogue/index.ts'
import { notFound, offsetOf, pageInfoOf } from '../kernel/index.ts'
import type { PictureVersions, Context } from '../kernel/index.ts'
import { readingMinutes, toHtml } from './markdown.ts'

const RELATED = 4
const MORE = 3
const MAX_FOUND = 3

type Query = EndpointInput<typeof getPosts>['query']

const SORT_COLUMN = { id: article.id, published_on: article.publishedOn, title: article.title }

/** Returns a page of articles, optionally of one topic, and all topics. */
export async function getArticles(
  ctx: Context,
  { orderBy, orderDirection, topic, ...asked }: Query,
): Promise<{ list: ArticleCard[]; pagination: PageInfo; topics: string[] }> {
  const where = topic ? eq(article.topic, topic) : undefined
  const direction = orderDirection === 'asc' ? asc : desc
  const [rows, [counted], topics] = await Promise.all([
    ctx.db
      .select()
      .from(article)
      .where(where)
      .orderBy(direction(SORT_COLUMN[orderBy]), direction(article.id))
      .limit(asked.limit)
      .offset(offsetOf(asked)),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(article)
      .where(where),
    ctx.db.selectDistinct({ topic: article.topic }).from(article).orderBy(asc(article.topic)),
  ])
  return {
    list: rows.map(toArticleCard),
    pagination: pageInfoOf(asked, counted?.total ?? 0),
    topics: topics.map((row) => row.topic),
  }
}

/** Returns an article with its products and further articles. Throws 404 when there is no such article. */
export async function getArticle(ctx: Context, pictures: PictureVersions, slug: string): Promise<Article> {
  const [row] = await ctx.db.select().from(article).where(eq(article.slug, slug))
  if (!row) throw notFound('article')
  const [parts, related, more] = await Promise.all([
    partsOf(ctx, pictures, row.body),
    collectionPreviewOf(ctx, row.collectionSlug, RELATED),
    furtherReading(ctx, row),
  ])
  return {
    ...toArticleCard(row),
    html: parts.flatMap((part) => (part.kind === 'text' ? part.html : [])).join('\n'),
    parts,
    related: related?.list ?? [],
    related_href: related?.href ?? null,
    more: more.map(toArticleCard),
  }
}

/** Returns articles that contain any of the words, best match first. Used by the search. */
export async function findArticles(ctx: Context, phrases: string[]): Promise<ArticleCard[]> {
  const words = phrases.flatMap((phrase) => phrase.split(' ')).filter(Boolean)
  if (!words.length) return []
  const text = sql`to_tsvector('english', ${article.title} || ' ' || ${article.lead})`
  const question = sql`to_tsquery('english', ${words.join(' | ')})`
  const rows = await ctx.db
    .select()
    .from(article)
    .where(sql`${text} @@ ${question}`)
    .orderBy(desc(sql`ts_rank(${text}, ${question})`), desc(article.publishedOn))
    .limit(MAX_FOUND)
  return rows.map(toArticleCard)
}

/** Converts an article row to a card. */
export function toArticleCard(row: ArticleRow): ArticleCard {
  const { id, slug, title, lead, author, topic } = row
  return {
    ...{ id, slug, title, lead, author, topic },
    published_on: row.publishedOn,
    updated_on: row.updatedOn,
    reading_minutes: readingMinutes(row.body),
    image: imageOf(JOURNAL_REAL_ID, row.imageName, row.imageAlt, SCENE_SIZE),
  }
}

/** Returns the newest articles of the same topic, then of other topics. */
async function furtherReading(ctx: Context, { id, topic }: ArticleRow): Promise<ArticleRow[]> {
  return ctx.db
    .select()
    .from(article)
    .where(and(ne(article.id, id)))
    .orderBy(desc(sql`${article.topic} = ${topic}`), desc(article.publishedOn), desc(article.id))
    .limit(MORE)
}

/** Splits the body into text and rows of products, which are written as lines `[[products: collection-slug]]`. */
async function partsOf(ctx: Context, pictures: PictureVersions, body: string): Promise<ArticlePart[]> {
  const pieces = body.split(/^\[\[products: ([a-z0-9-]+)\]\]$/m)
  const parts = await Promise.all(
    pieces.map(async (piece, index): Promise<ArticlePart[]> => {
      if (index % 2 === 0) return piece.trim() ? [{ kind: 'text', html: toHtml(piece, pictures) }] : []
      const rail = await collectionPreviewOf(ctx, piece, RELATED)
      return rail?.list.length ? [{ kind: 'products', ...rail }] : []
    }),
  )
  return parts.flat()
}
