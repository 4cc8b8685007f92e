/** The address of a page of the list, of those with `search` in them. */
export function ordersHref(search: string, page: number): string {
  const parts = { ...(search && { q: search }), ...(page > 1 && { page: String(page) }) }
  const query = new URLSearchParams(parts).toString()
  return query ? `/profile/orders?${query}` : '/profile/orders'
}
