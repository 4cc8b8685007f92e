import type { FastifyBaseLogger } from 'fastify'
import { Metrics } from '../../metrics/metrics.ts'
import { serveMetrics } from '../../metrics/serve-metrics.ts'
import type { Config } from '../config.ts'

/** Begins to measure the process and serves its metrics, if they are asked for. Throws when their port is taken. */
export async function measure(
  { metrics: address }: Pick<Config, 'metrics'>,
  log: FastifyBaseLogger,
): Promise<{ metrics: Metrics; stop: () => void } | undefined> {
  if (!address) return undefined
  const metrics = new Metrics()
  const { url, stop } = await serveMetrics(metrics, address)
  log.info(`Metrics are at ${url}`)
  return { metrics, stop }
}
