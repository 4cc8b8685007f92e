import type { CollectionNav_CollectionFragment } from '../../../graphql/generated/graphql.ts'
import type { Crumb } from '../page/crumb.ts'

/** The address of a listing. */
export function collectionHref({
  type,
  slug,
}: Pick<CollectionNav_CollectionFragment, 'type' | 'slug'>): string {
  return `/${type.toLowerCase()}/${slug}`
}

export function collectionCrumb(collection: CollectionNav_CollectionFragment): Crumb {
  return { title: collection.title, href: collectionHref(collection) }
}
