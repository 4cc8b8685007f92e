/** The data of a page. A shared page can be shown again to whoever uses the browser by then. */
type CachedPage = { data: unknown; shared: boolean }

const MOST = 30
const pages = new Map<string, CachedPage>()

/** Keeps the last data of a page, for use while the shop cannot be reached. `route` is the route's id. */
export function cachePage(route: string, address: string, kept: CachedPage): void {
  const key = `${route} ${address}`
  pages.delete(key)
  pages.set(key, kept)
  const [oldest] = pages.keys()
  if (pages.size > MOST && oldest !== undefined) pages.delete(oldest)
}

/** The data that was kept; undefined when there is none. */
export function cachedPage(route: string, address: string): CachedPage | undefined {
  return pages.get(`${route} ${address}`)
}

/** Returns true if the page at an address can be shown without asking the shop. */
export function isCached(address: string): boolean {
  return [...pages].some(([key, { shared }]) => shared && key.endsWith(` ${address}`))
}
