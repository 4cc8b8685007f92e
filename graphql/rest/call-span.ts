import { beginSpan } from '../../tracing/tracing.ts'
import type { Span } from '../../tracing/tracing.ts'
import { hasLeft } from '../errors/client-left.ts'
import type { UpstreamError } from '../errors/upstream-error.ts'

/** Begins the span of a call to an upstream, by the pattern of its path: a path may be a secret. */
export function beginCallSpan(
  baseUrl: string,
  { method, path }: { method: string; path: string },
): Span | undefined {
  const span = beginSpan(`${method} ${path}`, { kind: 'client' })
  if (!span) return undefined
  const { hostname, port, protocol } = new URL(baseUrl)
  span.note({
    'http.request.method': method,
    'url.template': path,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  })
  return span
}

/** Ends it. A refusal that pages handle, such as a wrong code, is no failure, nor is a call whose answer nobody waited for. */
export function endCallSpan(span: Span, failure?: UpstreamError): void {
  if (!failure) span.note({ 'http.response.status_code': 200 })
  else {
    if (failure.failure === 'http') span.note({ 'http.response.status_code': failure.status })
    span.note({ 'error.type': failure.failure === 'http' ? String(failure.status) : failure.failure })
    if (!failure.ordinary && !hasLeft(failure)) span.fail(failure)
  }
  span.end()
}
