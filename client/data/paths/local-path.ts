import { parsedUrl } from './parsed-url.ts'

const ORIGIN = 'https://shop.invalid'

/**
 * A path of this shop (with query and hash) from a text that a visitor brought along, or undefined when it is
 * anything else: another site's address in any spelling a browser would understand.
 */
export function localPath(text: string | null | undefined): string | undefined {
  // Browsers read a backslash as a slash and skip tabs and line breaks: no path of ours has any of them.
  // eslint-disable-next-line no-control-regex -- the very characters to refuse
  if (!text || !/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(text)) return undefined
  const url = parsedUrl(text, ORIGIN)
  if (!url) return undefined
  const { origin, pathname, search, hash } = url
  // Dots in a path may leave two slashes at its beginning.
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
