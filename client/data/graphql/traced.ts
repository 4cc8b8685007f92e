import type * as Spans from '../browser/browser-spans.ts'

/** Begins a trace with a request, once what does that is there. */
let begin: (() => Spans.TracedRequest) | undefined

/**
 * Begins a trace with a request, where the server traces: the header `traceparent` names the browser's part of it, which is reported
 * at its `end`. The server decides whether the trace is kept. Undefined where nothing is traced.
 */
export const beginRequest = (): Spans.TracedRequest | undefined => begin?.()

/** If the server has told the page that it traces, reports how long the document took, and what is asked for from now on (W3C Trace Context). */
export function traceDocument(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const trace = page?.serverTiming?.find(({ name }) => name === 'traceparent')
  if (!trace) return
  const follow = (spans: typeof Spans) => {
    begin = spans.beginRequest
    spans.sendLoad(trace.description)
  }
  // When its script is gone, as another version was deployed, nobody misses a span.
  import('../browser/browser-spans.ts').then(follow, () => {})
}
