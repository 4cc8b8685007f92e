import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..', '..')

export type ShopProcess = {
  url: string
  /** The embedded store's address, when this process has one. */
  storeUrl: string
  pid: number
  /** The log so far, a line each. */
  log: string[]
  stop: () => Promise<void>
  /** `kill -9`: no handler runs, nothing is flushed. Resolves when the process is gone. */
  kill: () => Promise<void>
}

/** Starts the whole shop as its users do, in a process of its own, on free ports. */
export async function startShopProcess(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    // The log says when the shop is open and where.
    env: {
      ...inherited,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      STORE_PORT: '0',
      WARM_PICTURES: 'false',
      ...environment,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  const takeAlong = () => child.kill('SIGKILL')
  process.on('exit', takeAlong)
  void gone.then(() => process.off('exit', takeAlong))
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const opened = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    log.push(line)
    if (line.includes('The shop is open at')) opened.resolve(line)
  })
  void gone.then(() => opened.reject(new Error(`The shop did not start:\n${log.join('\n')}`)))
  const line = await opened.promise
  const addressIn = (pattern: RegExp) => pattern.exec(line)?.[1] ?? ''
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
  }
  return {
    url: `http://127.0.0.1:${addressIn(/open at http:\/\/[^:]+:(\d+)/)}`,
    storeUrl: addressIn(/commerce API at (\S+)\/docs/),
    pid: child.pid ?? 0,
    log,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
