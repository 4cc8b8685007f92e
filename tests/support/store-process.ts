import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Callable } from './checkout.ts'
import type { Answer } from './store.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export type StoreProcess = Callable & { kill: () => Promise<void> }

/** The commerce service in a process of its own, worker and all, that can be killed. */
export async function startStoreProcess(databaseUrl: string, dataFolder: string): Promise<StoreProcess> {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['server/store-only.ts'], {
    cwd: ROOT,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      STORE_PORT: '0',
      WARM_PICTURES: 'false',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
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
    const [, address] = /commerce API is at (\S+)\/docs/.exec(line) ?? []
    if (address) opened.resolve(address)
  })
  void gone.then(() => opened.reject(new Error(`The store did not start:\n${log.join('\n')}`)))
  const url = await opened.promise
  const call: Callable['call'] = async (method, path, { session, auth, key, body } = {}): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session && { 'x-session-token': session }),
        ...(auth && { authorization: `Bearer ${auth}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.json() }
  }
  return {
    call,
    get: (path, session) => call('GET', path, { session }),
    newSession: async () => (await call('POST', '/v1/session/')).body.token as string,
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
