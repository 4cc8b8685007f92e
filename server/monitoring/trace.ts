import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { VERSION } from '../../metrics/version.ts'

/** What a process is called in traces unless it is told otherwise. */
type Part = 'larkspur' | 'larkspur-gateway' | 'larkspur-store' | 'larkspur-worker'

/**
 * Begins to send traces if there is somewhere to send them; nothing of OpenTelemetry is loaded otherwise. Call it before whatever
 * may be traced is made. Returns a function that sends what is left.
 */
export async function startTraces(
  { traces }: Pick<Config, 'traces'>,
  part: Part,
  log: FastifyBaseLogger,
): Promise<(() => Promise<void>) | undefined> {
  if (!traces) return undefined
  const { startOpenTelemetry } = await import('../../tracing/open-telemetry.ts')
  const serviceName = traces.serviceName ?? part
  const trustsCallers = part === 'larkspur-store'
  const stop = startOpenTelemetry({ ...traces, serviceName, serviceVersion: VERSION, trustsCallers }, log)
  log.info(`Traces of ${serviceName} are sent to ${new URL(traces.endpoint).origin}`)
  return stop
}
