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

/**
 * Adds facets, articles, pages and their texts to a database that an older version filled with `total` products, and what
 * its products do to pets.
 */
export async function completeCatalogue(
  tx: TransactionContext,
  seed: SeedData,
  total: number,
  say: (message: string) => void,
): Promise<void> {
  await fillPageWords(tx, seed)
  const known = await tx.db.select({ facet: facetValue.facet }).from(facetValue)
  if (known.some(({ facet }) => facet === 'cat_safe')) return
  if (known.length) {
    say('adding what harms pets, and words of the search, to the database')
    await tx.db
      .insert(facetValue)
      .values([...seed.facetValues])
      .onConflictDoNothing()
    await fillToxicity(tx, seed, total)
    await withoutCounting(tx.db, () => refreshAll(tx))
    await fillSearchWords(tx, seed)
    return
  }
  say('adding facets, search words, articles and pages to the database')
  await tx.db.insert(facetValue).values([...seed.facetValues])
  await fillToxicity(tx, seed, total)
  await withoutCounting(tx.db, () => refreshAll(tx))
  await fillArticlesAndPages(tx, seed)
  await fillSearchWords(tx, seed)
  await tx.db.execute(sql`analyze`)
}

/** Sets the toxicity of the products of the seed, where nobody has said it. */
async function fillToxicity(tx: TransactionContext, seed: SeedData, total: number): Promise<void> {
  const rows = Array.from(seed.products(total), ({ realId, catToxicity, dogToxicity }) => ({
    ...{ realId, catToxicity, dogToxicity },
  }))
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.db.execute(sql`
      update product set cat_toxicity = known."catToxicity", dog_toxicity = known."dogToxicity"
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + BATCH))}::jsonb)
        as known ("realId" text, "catToxicity" text, "dogToxicity" text)
      where real_id = known."realId" and cat_toxicity is null and dog_toxicity is null`)
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
