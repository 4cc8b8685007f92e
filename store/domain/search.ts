import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Pagination, ProductCard } from '../../contract/catalogue.ts'
import type { Queryable } from '../db/database.ts'
import { product } from '../db/schema.ts'
import { cardColumns, toCard } from './card.ts'

type Question = { q: string; page: number; limit: number }
type Found = { list: ProductCard[]; pagination: Pagination }

/** More than this many matches are not counted: nobody pages so far. */
const MOST = 1_200

/** Products by words in their name and description; by likeness of the name when no word matches, for typing slips. */
export async function searchProducts(db: Queryable, question: Question): Promise<Found> {
  const words = sql`websearch_to_tsquery('english', ${question.q})`
  const found = await findBy(
    db,
    question,
    sql`${product.search} @@ ${words}`,
    sql`ts_rank(${product.search}, ${words})`,
  )
  if (found.pagination.total) return found
  const likeness = sql`word_similarity(${question.q}, ${product.title})`
  return findBy(db, question, sql`${question.q} <% ${product.title}`, likeness)
}

async function findBy(db: Queryable, { page, limit }: Question, matches: SQL, rank: SQL): Promise<Found> {
  const where = and(eq(product.active, true), matches)
  const counted = db.select({ id: product.id }).from(product).where(where).limit(MOST).as('counted')
  const [rows, [count]] = await Promise.all([
    db
      .select(cardColumns)
      .from(product)
      .where(where)
      .orderBy(desc(rank), desc(product.popularity), desc(product.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: sql<number>`count(*)::int` }).from(counted),
  ])
  const total = count?.total ?? 0
  return {
    list: rows.map(toCard),
    pagination: { page, per_page: limit, total, total_pages: Math.max(1, Math.ceil(total / limit)) },
  }
}
