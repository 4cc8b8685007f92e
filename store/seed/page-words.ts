import { and, eq, isNull } from 'drizzle-orm'
import type { TransactionContext } from '../kernel/index.ts'
import { collection, content } from '../db/schema.ts'
import type { SeedData } from './seed-data.ts'

/**
 * Inserts the headings and texts of the home page, the product page and the delivery promise. Also runs on
 * databases filled by older versions; texts that an editor changed stay.
 */
export async function fillPageWords(
  tx: TransactionContext,
  { pageWords, collectionWords }: SeedData,
): Promise<void> {
  const added = await tx.db
    .insert(content)
    .values(Object.entries(pageWords).map(([key, value]) => ({ key, value })))
    .onConflictDoNothing()
    .returning({ key: content.key })
  if (!added.some(({ key }) => key === 'hero')) return
  for (const [slug, { heading, lead }] of Object.entries(collectionWords))
    await tx.db
      .update(collection)
      .set({ blockHeading: heading, blockLead: lead ?? null })
      .where(and(eq(collection.slug, slug), isNull(collection.blockHeading)))
}
