import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Count, Metrics } from '../../metrics/metrics.ts'
import type { Limiter } from '../hooks/request-limits.ts'
import { refusedQuietly } from '../hooks/request-limits.ts'
import { REPORT_PATH } from './endpoint.ts'
import type { PolicyReport } from './read-report.ts'
import { readReports } from './read-report.ts'

/** Browsers send a report or a few in a request; more than this is nobody's page. */
const MOST_BYTES = 16 * 1024
/** So many reports are told apart, and each is logged once an hour. */
const MOST_KNOWN = 500
const AGAIN_MS = 3_600_000

const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

type Options = {
  /** The name of the page at a path: the path itself may be secret. */
  pageNameOf: (path: string) => string
  limiter: Limiter
  metrics: Metrics | undefined
}

/**
 * Takes in what browsers report that a page's policy refused. Each kind of report is logged once an hour, without anything of who was
 * there, and all are counted. A network's reports, their number in a request and their size are limited. Always answers 204, as browsers
 * do nothing with the answer, or 429.
 */
export function addPolicyReports(app: FastifyInstance, { pageNameOf, limiter, metrics }: Options): void {
  const count: Count<'directive' | 'blocked'> =
    metrics?.counter(
      'larkspur_policy_reports_total',
      'What browsers refused because of the policy of a page, by directive and by what it was.',
      ['directive', 'blocked'],
    ) ?? (() => {})
  const known = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: AGAIN_MS })
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    routes.post(REPORT_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      if (await refusedQuietly(limiter.report, request, reply)) return reply
      for (const report of readReports(jsonOf(request.body), request.host)) {
        count({ directive: report.directive, blocked: kindOf(report) })
        const line = { ...report, path: undefined, page: pageNameOf(report.path) }
        const key = JSON.stringify(line)
        if (known.has(key)) continue
        known.set(key, true)
        request.log.warn(line, "a page's policy refused something")
      }
      return reply.status(204).header('cache-control', 'no-store').send()
    })
  })
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

/** The few kinds of things that are refused; a label has few values. */
function kindOf({ blocked, source }: PolicyReport): string {
  const isExtension = (text: string | undefined) => /^[a-z-]*extension/.test(text ?? '')
  if (isExtension(blocked) || isExtension(source)) return 'extension'
  if (['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob'].includes(blocked)) return blocked
  return blocked.startsWith('http') ? 'address' : 'other'
}
