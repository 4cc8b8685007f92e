import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError } from './config.ts'
import type { Config } from './config.ts'

type Listener = { name: 'PORT' | 'STORE_PORT' | 'METRICS_PORT'; port: number; host: string | undefined }

/** Where a shop listens: each place with the variable that sets its port. */
function listenersOf({ port, host, apiBaseUrl, store, metrics }: Config): Listener[] {
  return [
    { name: 'PORT', port, host },
    ...(apiBaseUrl ? [] : [{ name: 'STORE_PORT' as const, port: store.port, host: store.host }]),
    ...(metrics ? [{ name: 'METRICS_PORT' as const, ...metrics }] : []),
  ]
}

/** Returns one line about a port that another program has, or undefined when an error is about something else. */
export function takenPortText(error: unknown, config: Config): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return undefined
  const taken = listenersOf(config).find(({ port }) => 'port' in error && port === error.port)
  return (
    taken &&
    `${taken.name}=${taken.port} is taken: another program listens there, such as a shop that was started before. Set ${taken.name} to another port, or end that program`
  )
}

/** What `starting` comes to. Rejects with a ConfigError of one line where a port is taken. */
export async function orTakenPort<T>(starting: Promise<T>, config: Config): Promise<T> {
  try {
    return await starting
  } catch (error) {
    const taken = takenPortText(error, config)
    throw taken ? new ConfigError(taken) : error
  }
}

/** Rejects with the error of the first port that is taken. It is over in milliseconds, where starting a shop is not. */
export async function refuseTakenPorts(config: Config): Promise<void> {
  for (const { port, host } of listenersOf(config)) {
    if (!port) continue
    const probe = createServer().listen({ port, host: host ?? '127.0.0.1' })
    await once(probe, 'listening')
    await new Promise((resolve) => probe.close(resolve))
  }
}
