/** The address of the same page in another address mode: `find`, `manual` or `recipient`. */
export function addressModeHref(search: URLSearchParams, way: string): string {
  const next = new URLSearchParams(search)
  next.delete('postcode')
  next.set('address', way)
  return `?${next}`
}
