/** A part of a trace that happened in this browser. Times are milliseconds since the page began. */
type BrowserSpan = {
  /** `load`: a document, from the press that asked for it to its last event. `request`: an operation, from its sending to its answer. */
  kind: 'load' | 'request'
  traceId: string
  spanId: string
  /** The span of the gateway that the trace began with. */
  parentId?: string
  from: number
  to: number
}

/** A request that a trace begins with. */
export type TracedRequest = { traceparent: string; end: () => void }

const PATH = '/browser-spans'
/** Spans are sent together. */
const LATER_MS = 3_000
const MOST = 50

let waiting: BrowserSpan[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Begins a trace with a request; the answer is its `end`. */
export function beginRequest(): TracedRequest {
  const [traceId, spanId] = [randomHex(16), randomHex(8)]
  const from = performance.now()
  const end = () => sendSpan({ kind: 'request', traceId, spanId, from, to: performance.now() })
  return { traceparent: `00-${traceId}-${spanId}-01`, end }
}

/** Sends a span to the gateway, which passes it on to the collector of traces, soon or when the page is left. */
function sendSpan(span: BrowserSpan): void {
  if (waiting.length < MOST) waiting.push(span)
  timer ??= setTimeout(send, LATER_MS)
}

/** Sends the span of the document, whose trace the gateway has begun as `traceparent` says, if that trace is kept. */
export function sendLoad(traceparent: string): void {
  const [, traceId = '', parentId = '', flags] = traceparent.split('-')
  if (flags !== '01') return
  const done = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const to = page?.loadEventEnd || performance.now()
    sendSpan({ kind: 'load', traceId, spanId: randomHex(8), parentId, from: 0, to })
  }
  // Its end is written down behind the event.
  if (document.readyState === 'complete') setTimeout(done)
  else addEventListener('load', () => setTimeout(done), { once: true })
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (!waiting.length) return
  const spans = waiting
  waiting = []
  const body = JSON.stringify({ path: location.pathname, now: performance.now(), spans })
  navigator.sendBeacon(PATH, new Blob([body], { type: 'application/json' }))
}

addEventListener('pagehide', send)
