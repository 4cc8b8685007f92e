import { startProcess } from './process.ts'
import type { RunningProcess } from './process.ts'

export type ShopProcess = Omit<RunningProcess, 'opened'> & {
  url: string
  /** The embedded store's address, when this process has one. */
  storeUrl: string
}

/** Starts the whole shop as its users do, in a process of its own, on free ports. */
export async function startShopProcess(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const { opened, ...running } = await startProcess('server/main.ts', 'The shop is open at', {
    HOST: '127.0.0.1',
    PORT: '0',
    ...environment,
  })
  const addressIn = (pattern: RegExp) => pattern.exec(opened)?.[1] ?? ''
  return {
    ...running,
    url: `http://127.0.0.1:${addressIn(/open at http:\/\/[^:]+:(\d+)/)}`,
    storeUrl: addressIn(/commerce API at (http:\/\/[\d.:]+)/),
  }
}
