import { categoryIn } from './category-slugs.ts'
import { landingDiscount } from './landing-discount.ts'

/** Where an address leads; `undefined` when it is written as it should be. */
export type Redirection = { location: string; status: 301 | 302 }

const LANDING = '/subscription-first-bouquet'

/** Addresses without content of their own. */
const MOVED = new Map([
  ['/profile', '/profile/my-account'],
  ['/article', '/blog'],
  ['/product', '/category'],
  ['/payment-delivery', '/payment-info'],
  // The way to it begins in the cart.
  ['/checkout', '/cart'],
])

/**
 * The one right way to write an address: no slash at the end, no `page=1`, known categories below /category, all in one
 * permanent step; then a discount that the landing page offers. `target` is a path with its query, as sent.
 */
export function canonicalAddress(
  target: string,
  landingDiscounts: readonly number[],
): Redirection | undefined {
  const [path = '', ...rest] = target.split('?')
  const query = rest.join('?')
  const withoutFirst = withoutFirstPage(query)
  const pathname = canonicalPath(path, withoutFirst !== query)
  if (pathname !== path || withoutFirst !== query)
    return { location: joined(pathname, withoutFirst), status: 301 }
  const search = pathname === LANDING ? withDiscount(query, landingDiscounts) : query
  // Which discounts there are may change: a browser must not keep that for good.
  return search === query ? undefined : { location: joined(pathname, search), status: 302 }
}

const joined = (path: string, query: string) => (query ? `${path}?${query}` : path)

/** `moves` says that the query alone is reason enough to send the browser elsewhere. */
function canonicalPath(sent: string, moves: boolean): string {
  const path = plainPath(sent)
  const rewritten = moves || path !== sent || (path.length > 1 && path.endsWith('/'))
  const trimmed = rewritten ? withOneSlash(path) : path
  const category = categoryIn(trimmed)
  if (category !== undefined) return `/category/${category}`
  return MOVED.get(trimmed) ?? trimmed
}

/**
 * A browser reads a second slash, a backslash or a skipped control character at the beginning of a path as the beginning
 * of another site's name. No path that it is sent to begins so.
 */
function withOneSlash(path: string): string {
  return `/${path.replace(/^[/\\\s\p{Cc}]+|\/+$/gu, '')}`
}

/** Letters written as codes (`%66`) are letters, and dots lead where they lead: what is asked for has one name. */
function plainPath(path: string): string {
  const plain = path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code
  })
  if (!/(^|\/)\.{1,2}(\/|$)/.test(plain)) return plain
  return new URL(`http://shop${plain.replaceAll('\\', '%5C')}`).pathname
}

/** The first page is what the address without a page shows. Everything else stays as it was written. */
function withoutFirstPage(query: string): string {
  if (new URLSearchParams(query).get('page') !== '1') return query
  return withoutParameter(query, 'page')
}

function withDiscount(query: string, allowed: readonly number[]): string {
  const asked = new URLSearchParams(query).get('discount')
  const discount = String(landingDiscount(asked, allowed))
  if (asked === discount) return query
  const others = withoutParameter(query, 'discount')
  return `discount=${discount}${others && `&${others}`}`
}

function withoutParameter(query: string, name: string): string {
  return query
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(name))
    .join('&')
}
