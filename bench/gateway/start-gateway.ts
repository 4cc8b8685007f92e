import { join } from 'node:path'
import { pin } from '../../scripts/topology/processors.ts'
import { NO_LIMITS_OF_LOAD } from '../../scripts/topology/no-limits.ts'
import { startProcess } from '../../scripts/topology/start-process.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

export type Gateway = {
  url: string
  /** Of the store in the same process, if it has one. */
  storeUrl: string
  pid: number
  stop: () => Promise<void>
}

type Options = {
  /** Where the store answers; without it the gateway has its own. */
  storeUrl?: string
  core?: number | undefined
  environment?: Record<string, string>
}

/** Starts the shop's own program as `npm start` does, on a free port, and waits until it is open. Throws with its log when it is not. */
export async function startGateway({ storeUrl = '', core, environment }: Options): Promise<Gateway> {
  const { opened, pid, stop } = await startProcess(
    'server/main.ts',
    'The shop is open at',
    { ...process.env, ...gatewaySettings(storeUrl), LOG_LEVEL: 'info', ...environment },
    ROOT,
  )
  if (core !== undefined) await pin(pid, core)
  const [, port = ''] = /open at http:\/\/[^:]+:(\d+)/.exec(opened) ?? []
  const [, own = ''] = /commerce API at (http:\/\/[\d.:]+)/.exec(opened) ?? []
  return { url: `http://127.0.0.1:${port}`, storeUrl: own, pid, stop }
}

/** The settings of the shop's program where it is measured. `storeUrl` is empty for one with a store of its own. */
export function gatewaySettings(storeUrl: string): Record<string, string> {
  return {
    ...{ NODE_ENV: 'production', SHOP_MODE: 'sandbox', API_BASE_URL: storeUrl, SITE_URL: '' },
    ...{ HOST: '127.0.0.1', PORT: '0', STORE_PORT: '0', WARM_PICTURES: 'false' },
    ...NO_LIMITS_OF_LOAD,
  }
}
