/** The address of a page of a list. The first has none of its own; `query` is what else the address says, without what is empty. */
export function pageHref(path: string, page: number, query: Record<string, string> = {}): string {
  const said = Object.entries({ ...query, page: page > 1 ? String(page) : '' }).filter(([, value]) => value)
  return said.length ? `${path}?${new URLSearchParams(said)}` : path
}
