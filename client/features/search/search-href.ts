/** The address of the results for a phrase. */
export function searchHref(phrase: string): string {
  return `/search?${new URLSearchParams({ q: phrase })}`
}
