import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../../client/data/visitor.tsx'
import type { Broadcast } from './broadcast.ts'
import type { Encoding } from './encoding.ts'
import { acceptedEncoding, encode } from './encoding.ts'
import { endGzip } from './gzip-segments.ts'
import type { KeptPage } from './html-cache.ts'
import type { Rendering } from './render-page.ts'

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
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply.status(page.status).type('text/html; charset=utf-8').header('vary', 'Accept-Encoding, Cookie')
  if (page.link) reply.header('link', page.link)
  if (visitor) {
    reply.header('cache-control', 'private, no-store')
    if (acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'identity') {
      return send(reply, encoding, encode(seasonedParts(page, visitor), encoding))
    }
    // All but the end is compressed already; compressing the page for each visitor would cost fifty times as much.
    reply.header('content-encoding', 'gzip')
    return reply.send(Readable.from(seasonedGzip(page, visitor), { objectMode: false }))
  }
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', page.etag)
  if (matches(request.headers['if-none-match'], page.etag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
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
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const bytes = visitor ? encode(renderingParts(page, visitor), encoding) : forStrangers(page, encoding)
  return send(reply, encoding, bytes)
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

async function* seasonedGzip(page: KeptPage, visitor: Promise<Visitor | null>): AsyncGenerator<Buffer> {
  yield page.beginning.bytes
  yield endGzip(page.beginning, seasoning(await visitor) + page.after.toString())
}

async function* renderingParts(
  page: Rendering,
  visitor: Promise<Visitor | null> | undefined,
): AsyncGenerator<Buffer | string> {
  yield* page.html.read()
  yield seasoning((await visitor) ?? null)
  yield page.end
}

/** What strangers are sent of a page being written is encoded once for all of them. */
function forStrangers(page: Rendering, encoding: Encoding): Broadcast {
  const known = page.encoded.get(encoding)
  if (known) return known
  const made = encode(renderingParts(page, undefined), encoding)
  page.encoded.set(encoding, made)
  return made
}

function send(reply: FastifyReply, encoding: Encoding, bytes: Broadcast) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(Readable.from(bytes.read(), { objectMode: false }))
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
