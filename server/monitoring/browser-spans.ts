import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isTracing, sendRemoteSpan } from '../../tracing/tracing.ts'
import type { Limiter } from '../hooks/request-limits.ts'
import { refusedQuietly } from '../hooks/request-limits.ts'

const PATH = '/browser-spans'
/** A page sends a few of some 150 bytes. */
const MOST_BYTES = 16 * 1024
/** What was longer ago, or took longer, tells nothing of what the shop did. */
const LONGEST_MS = 3_600_000
/** Tabs stay open for weeks. */
const OLDEST_PAGE_MS = 90 * 86_400_000

const Milliseconds = z.number().min(0).max(OLDEST_PAGE_MS)
const hex = (digits: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`))
/** What a page sends: times are milliseconds since it began, and `now` is when it sent them. */
const Spans = z.object({
  path: z.string().max(500),
  now: Milliseconds,
  spans: z
    .array(
      z.object({
        kind: z.enum(['load', 'request']),
        traceId: hex(32),
        spanId: hex(16),
        parentId: hex(16).optional(),
        from: Milliseconds,
        to: Milliseconds,
      }),
    )
    .max(50),
})

type Options = {
  /** The name of the page at a path: the path itself may be secret. */
  pageNameOf: (path: string) => string
  limiter: Limiter
}

/**
 * Takes in the parts of traces that happened in browsers, and sends them to the collector as `larkspur-browser`. They are placed by how long ago they
 * were, as browsers' clocks differ. There is nothing at that address while nothing is traced. What anybody sends is limited by network, size and shape.
 */
export function addBrowserSpans(app: FastifyInstance, { pageNameOf, limiter }: Options): void {
  if (!isTracing()) return
  app.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    if (await refusedQuietly(limiter.spans, request, reply)) return reply
    const { data } = Spans.safeParse(request.body)
    if (!data) return reply.status(400).send()
    const begunAt = Date.now() - data.now
    const page = pageNameOf(data.path)
    for (const { kind, traceId, spanId, parentId, from, to } of data.spans) {
      if (data.now - from > LONGEST_MS || to - from > LONGEST_MS) continue
      const startedAt = begunAt + from
      const endedAt = Math.min(begunAt + Math.max(from, to), Date.now())
      sendRemoteSpan({
        name: `${kind} ${page}`,
        traceId,
        spanId,
        parentId,
        startedAt,
        endedAt,
        facts: { page },
      })
    }
    return reply.status(204).header('cache-control', 'no-store').send()
  })
}
