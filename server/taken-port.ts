import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'

type Listener = {
  name: 'PORT' | 'STORE_PORT' | 'METRICS_PORT'
  port: number
  host: string | undefined
}

const HOSTS = { PORT: 'HOST', STORE_PORT: 'STORE_HOST', METRICS_PORT: 'METRICS_HOST' } as const

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
  if (!hasCode(error, 'EADDRINUSE')) return undefined
  const taken = listenersOf(config).find(({ port }) => port === error.port)
  return (
    taken &&
    `${taken.name}=${taken.port} is taken: another program listens there, such as a shop that was started before. Set ${taken.name} to another port, or end that program`
  )
}

/** Returns one line about a host that is no address of this machine, or undefined when an error is about something else. */
export function missingAddressText(error: unknown, config: Config): string | undefined {
  if (!hasCode(error, 'EADDRNOTAVAIL')) return undefined
  const here = listenersOf(config).find(({ host }) => host === error.address)
  return (
    here &&
    `${HOSTS[here.name]}=${here.host} is no address of this machine: set it to one that it has, or to 0.0.0.0 for all of them`
  )
}

type NetworkError = Error & { code: string; port?: unknown; address?: unknown }

const hasCode = (error: unknown, code: string): error is NetworkError =>
  error instanceof Error && 'code' in error && error.code === code

/** Rejects with the error of the first port that is taken. It is over in milliseconds, where starting a shop is not. */
export async function refuseTakenPorts(config: Config): Promise<void> {
  for (const { port, host } of listenersOf(config)) {
    if (!port) continue
    const probe = createServer().listen({ port, host: host ?? '127.0.0.1' })
    await once(probe, 'listening')
    await new Promise((resolve) => probe.close(resolve))
  }
}
