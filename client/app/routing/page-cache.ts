/** What a page was made of; one that is the same for everybody can be shown again, whoever is there by then. */
type CachedPage = { data: unknown; shared: boolean }

const MOST = 30
const pages = new Map<string, CachedPage>()

/** Keeps what a page was last made of, for when the shop cannot be asked. `route` is the route's id. */
export function cachePage(route: string, address: string, kept: CachedPage): void {
  const key = `${route} ${address}`
  pages.delete(key)
  pages.set(key, kept)
  const [oldest] = pages.keys()
  if (pages.size > MOST && oldest !== undefined) pages.delete(oldest)
}

/** What was kept; undefined when nothing was. */
export function cachedPage(route: string, address: string): CachedPage | undefined {
  return pages.get(`${route} ${address}`)
}

/** Whether the page at an address can be shown without asking the shop. */
export function isAtHand(address: string): boolean {
  return [...pages].some(([key, { shared }]) => shared && key.endsWith(` ${address}`))
}
