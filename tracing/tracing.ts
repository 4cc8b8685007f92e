/** `server`: a request that came in. `client`: one that went out. `consumer`: a job. `internal`: work within the process. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

/** What is said of a span, under the names of OpenTelemetry's conventions. Never what somebody typed. */
export type SpanFacts = Record<string, string | number | boolean | undefined>

export type SpanOptions = {
  kind?: SpanKind
  facts?: SpanFacts
  /** The `traceparent` that a request came with; only of servers. */
  parent?: string | string[] | undefined
  /** The `traceparent` of the span that asked for a job. */
  linkedTo?: string | undefined
}

/** A part of a trace: what was done, and how long it took. */
export type Span = {
  /** Names this span to who is called from it: the header `traceparent` of W3C Trace Context. */
  readonly traceparent: string
  /** Runs something as a part of this span: spans that begin in it are its children. */
  within: <T>(run: () => T) => T
  rename: (name: string) => void
  note: (facts: SpanFacts) => void
  /** Says that it failed, and why if that is known. Nothing of the error is kept but what a log may show. */
  fail: (error?: unknown) => void
  end: () => void
}

/** A failure as the collector of errors is told of it. */
export type Failure = {
  level: 'warn' | 'error' | 'fatal'
  what: string
  error?: { type: string; message: string; stack?: string | undefined } | undefined
  facts?: SpanFacts
}

/** A span of another program, which has sent it here to be passed on. Times are ms since 1970. */
export type RemoteSpan = {
  name: string
  traceId: string
  spanId: string
  parentId: string | undefined
  startedAt: number
  endedAt: number
  facts: SpanFacts
}

/** What sends traces (open-telemetry.ts). */
export type Tracing = {
  begin: (name: string, options: SpanOptions) => Span | undefined
  current: () => { traceId: string; spanId: string; traceparent: string } | undefined
  report: (failure: Failure) => void
  passOn: (span: RemoteSpan) => void
}

/** There is one for a process that sends traces, and none for any other, where a span is never made. */
let tracing: Tracing | undefined

/** Begins to trace; undefined ends it. */
export function useTracing(given: Tracing | undefined): void {
  tracing = given
}

/** Whether the process sends traces. */
export function isTracing(): boolean {
  return tracing !== undefined
}

/**
 * Begins a span: that of a server or a job by itself, any other as a child of the span in which it runs. Undefined without tracing,
 * and without such a span.
 */
export function beginSpan(name: string, options: SpanOptions = {}): Span | undefined {
  return tracing?.begin(name, options)
}

/** Does work in a span of its own, which fails when the work does. */
export async function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = tracing?.begin(name, options)
  if (!span) return work()
  try {
    return await span.within(work)
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}

/** The `traceparent` of the span that is under way; undefined without one. */
export function currentTraceparent(): string | undefined {
  return tracing?.current()?.traceparent
}

/** The header that makes what is asked of another process a part of the present span. */
export function traceHeader(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? {} : { traceparent }
}

/** What a log line says of the span that it was written in. */
export function traceOfLine(): { trace_id?: string; span_id?: string } {
  const current = tracing?.current()
  return current ? { trace_id: current.traceId, span_id: current.spanId } : {}
}

/** Reports a failure to the collector, with the span that is under way. */
export function reportFailure(failure: Failure): void {
  tracing?.report(failure)
}

/** Passes a browser's span on to the collector. */
export function sendRemoteSpan(span: RemoteSpan): void {
  tracing?.passOn(span)
}
