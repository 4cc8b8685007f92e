import { and, asc, gt, ne, sql } from 'drizzle-orm'
import { refreshProducts } from '../catalogue/listing/refresh-products.ts'
import { FACET_VALUES } from '../seed/facets.ts'
import { withoutCounting } from './bulk.ts'
import type { Transaction } from './database.ts'
import { facetValue, product } from './schema.ts'
import { fillPageWords } from './seed-page-words.ts'
import { fillReading } from './seed-reading.ts'
import { fillWords } from './seed-words.ts'

const BATCH = 500

/** Gives a database that was filled before there were facets, articles, pages or their words what it lacks. */
export async function completeCatalogue(tx: Transaction, say: (message: string) => void): Promise<void> {
  await fillPageWords(tx)
  const [known] = await tx.select({ id: facetValue.id }).from(facetValue).limit(1)
  if (known) return
  say('adding facets, search words, articles and pages to the database')
  await tx.insert(facetValue).values([...FACET_VALUES])
  await withoutCounting(tx, () => refreshAll(tx))
  await fillReading(tx)
  await fillWords(tx)
  await tx.execute(sql`analyze`)
}

async function refreshAll(tx: Transaction): Promise<void> {
  for (let last = 0; ;) {
    const rows = await tx
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
