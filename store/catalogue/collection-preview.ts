import type { ProductCard } from '../../contract/catalogue.ts'
import { findCollection, membersPage } from './listing/listing.ts'
import type { Context } from '../kernel/index.ts'

export type CollectionPreview = { title: string; href: string; list: ProductCard[] }

/**
 * Returns the most popular products of a collection and a link to it, or undefined when there is no such collection.
 */
export async function collectionPreviewOf(
  ctx: Context,
  slug: string,
  limit: number,
): Promise<CollectionPreview | undefined> {
  const collection = await findCollection(ctx, slug)
  if (!collection) return undefined
  const { list } = await membersPage(ctx, collection, {
    ...{ order_by: 'popularity', order_direction: 'desc', page: 1, limit },
  })
  return { title: collection.heading, href: `/${collection.type}/${slug}`, list }
}
