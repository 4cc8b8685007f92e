import { queryText } from './query-text.ts'

const PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
] as const

/** Browsers and proxies send about 8 kB of cookies at most; these must not crowd out the session. */
const MOST_BYTES = 3_072

export const MARKETING_SECONDS = 2_592_000

/**
 * The marketing cookies for a query, by name: only with a `utm_source`, and only when the visitor has none yet, because the
 * first touch counts.
 */
export function marketingCookies(
  query: string,
  present: Record<string, string | undefined>,
): Record<string, string> {
  if (present.utm_source !== undefined || queryText(query, 'utm_source') === undefined) return {}
  const cookies: Record<string, string> = {}
  let bytes = 0
  for (const name of PARAMETERS) {
    const text = queryText(query, name)
    if (text === undefined) continue
    bytes += name.length + encodeURIComponent(text).length
    if (bytes > MOST_BYTES) break
    cookies[name] = text
  }
  return cookies
}
