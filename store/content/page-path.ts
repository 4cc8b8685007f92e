/** Paths of pages that differ from their slug. Empty for pages that are not linked or indexed. */
const PATHS = new Map([
  ['subscription-second', '/subscription/second'],
  // The second step of a form, and the target of unsubscribe links.
  ['greeting-card-free-final', ''],
  ['un', ''],
])

/** Returns the slug of the page at a path. */
export const pageSlug = (path: string): string =>
  [...PATHS].find(([, own]) => own === path)?.[0] ?? path.slice(1)

/** Returns the path of a page, or undefined when it should not be found by search or the sitemap. */
export const pagePath = (slug: string): string | undefined => (PATHS.get(slug) ?? `/${slug}`) || undefined
