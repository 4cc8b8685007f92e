/** A part of a trace that happened in this browser. Times are milliseconds since the page began. */
export type BrowserSpan = {
  /** `load`: a document, from the press that asked for it to its last event. `request`: an operation, from its sending to its answer. */
  kind: 'load' | 'request'
  traceId: string
  spanId: string
  /** The span of the gateway that the trace began with. */
  parentId?: string
  from: number
  to: number
}

const PATH = '/browser-spans'
/** Spans are sent together. */
const LATER_MS = 3_000
const MOST = 50

let waiting: BrowserSpan[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends a span to the gateway, which passes it on to the collector of traces, soon or when the page is left. */
export function sendSpan(span: BrowserSpan): void {
  if (waiting.length < MOST) waiting.push(span)
  timer ??= setTimeout(send, LATER_MS)
}

/** Sends the span of the document, whose trace the gateway has begun as `traceparent` says. */
export function sendLoad(traceparent: string, spanId: string): void {
  const [, traceId = '', parentId = ''] = traceparent.split('-')
  const from = 0
  const done = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const to = page?.loadEventEnd || performance.now()
    sendSpan({ kind: 'load', traceId, spanId, parentId, from, to })
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
