import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../../client/data/visitor.tsx'
import type { KeptPage } from './html-cache.ts'
import type { Rendering } from './render-page.ts'

type Encoding = 'br' | 'gzip' | undefined

/** The place in the document that is different for each visitor; JSON, read when the page has come to life. */
export function seasoning(visitor: Visitor | null): string {
  const json = JSON.stringify(visitor).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="visitor">${json}</script>`
}

/** Sends a kept page: as it is to a stranger, seasoned to a visitor with a session. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  visitor: Promise<Visitor | null> | undefined,
) {
  const encoding = acceptedEncoding(request)
  reply.status(page.status).type('text/html; charset=utf-8').header('vary', 'Accept-Encoding, Cookie')
  if (page.link) reply.header('link', page.link)
  if (visitor) {
    reply.header('cache-control', 'private, no-store')
    return reply.send(encoded(reply, encoding, seasonedParts(page, visitor)))
  }
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', page.etag)
  if (matches(request.headers['if-none-match'], page.etag)) return reply.status(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain)
}

/** Sends a page while it is being written. */
export function sendRendering(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Rendering,
  visitor: Promise<Visitor | null> | undefined,
) {
  reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .header('vary', 'Accept-Encoding, Cookie')
    .header(
      'cache-control',
      page.shared && !visitor ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    )
  if (page.link) reply.header('link', page.link)
  return reply.send(encoded(reply, acceptedEncoding(request), renderingParts(page, visitor)))
}

async function* seasonedParts(
  page: KeptPage,
  visitor: Promise<Visitor | null>,
): AsyncGenerator<Buffer | string> {
  // The page does not wait for what is known of the visitor.
  yield page.before
  yield seasoning(await visitor)
  yield page.after
}

async function* renderingParts(
  page: Rendering,
  visitor: Promise<Visitor | null> | undefined,
): AsyncGenerator<string> {
  yield* page.html.read()
  yield seasoning((await visitor) ?? null)
  yield page.end
}

/** The parts as a stream of bytes, each sent at once, compressed when the browser can read that. */
function encoded(reply: FastifyReply, encoding: Encoding, parts: AsyncGenerator<Buffer | string>): Readable {
  if (!encoding) return Readable.from(parts, { objectMode: false })
  reply.header('content-encoding', encoding)
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 })
  void compress(compressor, parts)
  return compressor
}

async function compress(
  compressor: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress>,
  parts: AsyncGenerator<Buffer | string>,
) {
  try {
    for await (const part of parts) {
      if (compressor.destroyed) return
      compressor.write(part)
      // Without a flush the compressor keeps the part until it has enough of them.
      await new Promise<void>((done) => compressor.flush(() => done()))
    }
    compressor.end()
  } catch (error) {
    compressor.destroy(error as Error)
  }
}

function acceptedEncoding(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return undefined
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
