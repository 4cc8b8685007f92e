import { and, asc, gt, ne, sql } from 'drizzle-orm'
import { refreshProducts } from '../catalogue/index.ts'
import { withoutCounting } from '../db/bulk.ts'
import type { TransactionContext } from '../kernel/index.ts'
import { facetValue, product } from '../db/schema.ts'
import { fillPageWords } from './page-words.ts'
import { fillArticlesAndPages } from './articles-and-pages.ts'
import type { SeedData } from './seed-data.ts'
import { fillSearchWords } from './search-words.ts'

const BATCH = 500

/** Adds facets, articles, pages and their texts to a database that an older version filled. */
export async function completeCatalogue(
  tx: TransactionContext,
  seed: SeedData,
  say: (message: string) => void,
): Promise<void> {
  await fillPageWords(tx, seed)
  const [known] = await tx.db.select({ id: facetValue.id }).from(facetValue).limit(1)
  if (known) return
  say('adding facets, search words, articles and pages to the database')
  await tx.db.insert(facetValue).values([...seed.facetValues])
  await withoutCounting(tx.db, () => refreshAll(tx))
  await fillArticlesAndPages(tx, seed)
  await fillSearchWords(tx, seed)
  await tx.db.execute(sql`analyze`)
}

async function refreshAll(tx: TransactionContext): Promise<void> {
  for (let last = 0; ;) {
    const rows = await tx.db
      .select({ id: product.id })
      .from(product)
      .where(and(gt(product.id, last), ne(product.kind, 'constructor')))
      .orderBy(asc(product.id))
      .limit(BATCH)
    const ids = rows.map((row) => row.id)
    await refreshProducts(tx, ids)
    if (ids.length < BATCH) return
    last = ids.at(-1) ?? last
  }
}
