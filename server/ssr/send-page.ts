import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VisitorPayload } from '../../client/data/visitor.tsx'
import { VARIES } from '../edge/edge-headers.ts'
import type { Broadcast } from './broadcast.ts'
import type { Encoding } from './encoding.ts'
import { acceptedEncoding, encode, encodeWhole } from './encoding.ts'
import { beginningIn, endOf } from './compressed-beginning.ts'
import { bytesOf, entityTag, isKnown } from './html-cache.ts'
import type { KeptPage, WholePage } from './html-cache.ts'
import { isKeptAnswer } from './kept-answers.ts'
import type { Rendering } from './render-page.ts'

/** Who a page is sent to. */
export type Reader = {
  /** Undefined for strangers: what they are sent is the same for all of them. */
  visitor: Promise<VisitorPayload | null> | undefined
  /** Asks about cookies; empty for those who have answered. */
  banner: string
}

/** The place in the document that is different for each visitor; JSON, read when the page has come to life. */
export function visitorPayload(visitor: VisitorPayload | null): string {
  const json = JSON.stringify(visitor).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="visitor">${json}</script>`
}

/** Sends a kept page: unchanged without a session, and with the visitor's data added with one. `edge` are a stranger's headers where a CDN keeps pages. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  reader: Reader,
  edge: Record<string, string> = {},
) {
  reply.status(page.status).type('text/html; charset=utf-8').header('vary', VARIES)
  if (page.link) reply.header('link', page.link)
  return reader.visitor
    ? sendSeasoned(request, reply, page, { ...reader, visitor: reader.visitor })
    : sendWhole(request, reply, reader.banner ? page.asking : page.answered, edge)
}

function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WholePage,
  edge: Record<string, string>,
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply.header('cache-control', FOR_ALL).headers(edge).header('etag', entityTag(page, encoding))
  isKeptAnswer(request, page, encoding)
  if (isKnown(request.headers['if-none-match'], page)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytesOf(page, encoding))
}

/** Others may keep it, if they ask each time whether it is still so, with the cookies of who asks: a visitor is answered with their own page. */
const FOR_ALL = 'public, max-age=0, must-revalidate'

type Guest = { visitor: Promise<VisitorPayload | null>; banner: string }

function sendSeasoned(request: FastifyRequest, reply: FastifyReply, page: KeptPage, guest: Guest) {
  reply.header('cache-control', 'private, no-store')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const end = guest.visitor.then((visitor) =>
    endOf(page.beginning, encoding, visitorPayload(visitor) + guest.banner + page.after),
  )
  // The page does not wait for what is known of the visitor.
  return reply.send(followed(beginningIn(encoding, page.beginning), end))
}

function followed(beginning: Buffer, end: Promise<Buffer>): Readable {
  const stream = new Readable({ read: () => {} })
  stream.push(beginning)
  end.then(
    (bytes) => {
      stream.push(bytes)
      stream.push(null)
    },
    (error: Error) => stream.destroy(error),
  )
  return stream
}

/**
 * Sends a page that was made: one that is the same for everybody while it is being written, one visitor's own whole. `finish`
 * makes something of that before.
 */
export function sendRendering(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Rendering,
  reader: Reader,
  finish?: (html: string) => string,
) {
  const { visitor, banner } = reader
  reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .header('vary', VARIES)
    .header('cache-control', page.shared && !visitor ? FOR_ALL : 'private, no-store')
  if (page.link) reply.header('link', page.link)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!page.shared || finish) return sendOwn(reply, encoding, page, reader, finish)
  const bytes = visitor
    ? encode(renderingParts(page, reader), encoding)
    : forStrangers(page, banner, encoding)
  return send(reply, encoding, bytes)
}

async function sendOwn(
  reply: FastifyReply,
  encoding: Encoding,
  page: Rendering,
  reader: Reader,
  finish?: (html: string) => string,
) {
  const parts = await Array.fromAsync(renderingParts(page, reader))
  // Joined as bytes: a character may begin in one part and end in the next.
  const html = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(encodeWhole(finish ? Buffer.from(finish(html.toString())) : html, encoding))
}

async function* renderingParts(
  page: Rendering,
  { visitor, banner }: Reader,
): AsyncGenerator<Buffer | string> {
  yield* page.html.read()
  // One visitor's own page was made with their data. Asked for beside the page, it may say something else of the cart than the page does.
  if (page.shared) yield visitorPayload((await visitor) ?? null)
  yield banner + page.end
}

/** What strangers are sent of a page being written is encoded once for all of them. */
function forStrangers(page: Rendering, banner: string, encoding: Encoding): Broadcast {
  const key = `${encoding} ${banner ? 'asking' : 'answered'}`
  const known = page.encoded.get(key)
  if (known) return known
  const made = encode(renderingParts(page, { visitor: undefined, banner }), encoding)
  page.encoded.set(key, made)
  return made
}

function send(reply: FastifyReply, encoding: Encoding, bytes: Broadcast) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(Readable.from(bytes.read(), { objectMode: false }))
}
