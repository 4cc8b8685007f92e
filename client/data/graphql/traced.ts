/**
 * Begins a trace with a request, if the server has told the page that it traces: the header `traceparent` names the browser's part
 * of it (W3C Trace Context). The server decides whether the trace is kept.
 */
export function traced(init?: RequestInit): RequestInit | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page?.serverTiming?.some(({ name }) => name === 'traceparent')) return init
  const id = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return { ...init, headers: { ...init?.headers, traceparent: `00-${id.slice(0, 32)}-${id.slice(32)}-01` } }
}
