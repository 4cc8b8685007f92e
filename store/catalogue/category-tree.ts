import { asc, eq } from 'drizzle-orm'
import type { Category } from '../../contract/layout.ts'
import { collection } from '../db/schema.ts'
import type { Context } from '../kernel/index.ts'

/** Returns the category tree with all its levels. */
export async function getCategoryTree(ctx: Context): Promise<Category[]> {
  const rows = await ctx.db
    .select()
    .from(collection)
    .where(eq(collection.type, 'category'))
    .orderBy(asc(collection.position))
  const below = (parent: string | null): Category[] =>
    rows
      .filter((row) => row.parentSlug === parent)
      .map((row) => ({
        title: row.title,
        icon: row.icon,
        prefix: row.prefix,
        slug: row.slug,
        in_menu: row.inMenu,
        list: below(row.slug),
      }))
  return below(null)
}
