import { createBrotliDecompress } from 'node:zlib'
import type { DefaultTreeAdapterTypes } from 'parse5'

/** What a server sends before it has heard of the browser again: ten packets. */
export const FIRST_FLIGHT = 14_600

/** What the beginning of a brotli stream says. */
export async function unpacked(bytes: Buffer): Promise<string> {
  const decoder = createBrotliDecompress()
  const parts: Buffer[] = []
  decoder.on('data', (part: Buffer) => parts.push(part))
  decoder.on('error', () => {})
  await new Promise((done) => decoder.write(bytes, done))
  await new Promise((done) => decoder.flush(() => done(undefined)))
  return Buffer.concat(parts).toString()
}

/** How many elements a parsed document has. */
export function countElements(node: DefaultTreeAdapterTypes.ParentNode): number {
  return node.childNodes.reduce(
    (sum, child) => sum + ('childNodes' in child ? 1 + countElements(child) : 0),
    0,
  )
}

/** The assets that a document names for its first view. */
export function assetsIn(html: string) {
  return {
    styles: all(html, /<link rel="stylesheet" href="([^"]+)">/g),
    scripts: all(
      html,
      /<(?:script type="module" async(?: fetchpriority="low")? src|link rel="modulepreload" href)="([^"]+)"/g,
    ),
    fonts: all(html, /<link rel="preload" href="([^"]+)" as="font"/g),
  }
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address ?? '')

/** Whether the beginning of a document has its style sheet, word of its first picture, and its header. */
export function hasFirstView(html: string): boolean {
  const head = html.slice(0, html.indexOf('</head>'))
  return (
    /<link rel="preload" as="image" [^>]*fetchpriority="high">/.test(head) &&
    /<link rel="stylesheet" href="[^"]+">/.test(head) &&
    html.includes('</header>')
  )
}
