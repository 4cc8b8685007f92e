import type { Span } from '../../tracing/tracing.ts'

/** The header that tells a browser which trace its page belongs to, and that what it asks for is traced. */
export const SERVER_TIMING = 'server-timing'

/** Its name and value, for the page of a span. */
export function serverTiming({ traceparent }: Pick<Span, 'traceparent'>): [name: string, value: string] {
  return [SERVER_TIMING, `traceparent;desc="${traceparent}"`]
}
