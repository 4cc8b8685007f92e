import type { FastifyBaseLogger } from 'fastify'
import { Metrics } from '../../metrics/metrics.ts'
import { serveMetrics } from '../../metrics/serve-metrics.ts'
import type { Config } from '../config.ts'
import { VERSION } from '../../metrics/version.ts'

/** Which of the shop's kinds of processes this is; `shop` is a gateway with a store in it. */
export type Part = 'gateway' | 'store' | 'worker' | 'shop'

/** Begins to measure the process and serves its metrics, if they are asked for. Throws when their port is taken. */
export async function measure(
  { metrics: address }: Pick<Config, 'metrics'>,
  part: Part,
  log: FastifyBaseLogger,
): Promise<{ metrics: Metrics; stop: () => void } | undefined> {
  if (!address) return undefined
  const metrics = new Metrics()
  metrics.gauge(
    'larkspur_build_info',
    'Always 1: the kind of the process and the version it runs are its labels.',
    ['part', 'version'],
    () => [{ labels: { part, version: VERSION }, value: 1 }],
  )
  const { url, stop } = await serveMetrics(metrics, address)
  log.info(`Metrics are at ${url}`)
  return { metrics, stop }
}
