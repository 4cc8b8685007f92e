import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

/** Where metrics are served: for Prometheus, never for the public. */
export type MetricsAddress = { host: string; port: number }

/** Serves `/metrics` on a port of its own. Returns its URL, and a function that stops it. Throws when the port is taken. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics\n')
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`
  return {
    url,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
