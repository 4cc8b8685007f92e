import type { BrowserSpan } from '../browser/browser-spans.ts'

/** The `traceparent` of the document, if the server has told the page that it traces (W3C Trace Context). */
function documentTrace(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description
}

/** What sends spans comes only where there are some. */
const spans = () => import('../browser/browser-spans.ts')

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** A request that a trace begins with. */
type TracedRequest = { traceparent: string; end: () => void }

/**
 * Begins a trace with a request, where the server traces: the header `traceparent` names the browser's part of it, which is reported
 * at its `end`. The server decides whether the trace is kept. Undefined where nothing is traced.
 */
export function beginRequest(): TracedRequest | undefined {
  if (documentTrace() === undefined) return undefined
  const [traceId, spanId] = [randomHex(16), randomHex(8)]
  const from = performance.now()
  const end = () => {
    const span: BrowserSpan = { kind: 'request', traceId, spanId, from, to: performance.now() }
    void spans().then(({ sendSpan }) => sendSpan(span), ignore)
  }
  return { traceparent: `00-${traceId}-${spanId}-01`, end }
}

/** Reports how long the document took, where the server traces. */
export function traceDocument(): void {
  const traceparent = documentTrace()
  if (traceparent?.endsWith('-01'))
    void spans().then(({ sendLoad }) => sendLoad(traceparent, randomHex(8)), ignore)
}

/** Its script is gone, as another version was deployed: nobody misses a span. */
const ignore = () => {}
