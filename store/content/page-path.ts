/** Where a page of the content lies when not under its own name; empty for one that is only led to. */
const PATHS = new Map([
  ['subscription-second', '/subscription/second'],
  // The second step of another, and the end of an e-mail.
  ['greeting-card-free-final', ''],
  ['un', ''],
])

/** The address of a page of the content; undefined for one that nobody looks for. */
export const pagePath = (slug: string): string | undefined => (PATHS.get(slug) ?? `/${slug}`) || undefined
