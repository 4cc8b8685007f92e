import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { beginGzip } from './gzip-segments.ts'
import type { GzipBeginning } from './gzip-segments.ts'

/** A whole page, the same for everybody, ready to be sent. */
export type KeptPage = {
  status: number
  /** Before and after the place where the visitor's seasoning goes. */
  before: Buffer
  after: Buffer
  etag: string
  /** Links for the `Link` header: what the browser should begin to load at once. */
  link: string
  /** For visitors with a session: compressed once, whatever is put to its end. */
  beginning: GzipBeginning
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
  /** ms since 1970: fresh until then, and until `usableUntil` still shown while a new one is made. */
  freshUntil: number
  usableUntil: number
}

const MAX_BYTES = 256 * 1024 * 1024

export type HtmlCache = LRUCache<string, KeptPage>

export function createHtmlCache(): HtmlCache {
  return new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) =>
      page.plain.length * 2 + page.beginning.bytes.length + page.gzip.length + page.brotli.length + 1024,
  })
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Makes what is kept of a page: compressed once, with an entity tag over its bytes. */
export async function keepPage(
  page: { status: number; before: Buffer; after: string; link: string },
  seasoning: string,
  lifetime: { freshUntil: number; usableUntil: number },
): Promise<KeptPage> {
  const { before } = page
  const after = Buffer.from(page.after)
  const plain = Buffer.concat([before, Buffer.from(seasoning), after])
  const [beginning, zipped, brotli] = await Promise.all([
    beginGzip(before),
    gzipped(plain, { level: 8 }),
    brotlied(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return {
    status: page.status,
    before,
    after,
    etag,
    link: page.link,
    beginning,
    plain,
    gzip: zipped,
    brotli,
    ...lifetime,
  }
}
