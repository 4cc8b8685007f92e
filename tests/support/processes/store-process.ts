import type { Callable } from '../shopping/checkout.ts'
import { startProcess } from './process.ts'
import type { Answer } from './store.ts'

export type StoreProcess = Callable & { kill: () => Promise<void> }

/** The commerce service in a process of its own, worker and all, that can be killed. */
export async function startStoreProcess(databaseUrl: string, dataFolder: string): Promise<StoreProcess> {
  const { opened, kill } = await startProcess('server/store-only.ts', 'commerce API is at', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
  })
  return { ...storeAt(/commerce API is at (http:\/\/[\d.:]+)/.exec(opened)?.[1] ?? ''), kill }
}

/** The calls of a store at an address, with headers of their own when there are any. */
export function storeAt(url: string, headers: Record<string, string> = {}): Callable {
  const call: Callable['call'] = async (method, path, { session, auth, key, body } = {}): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...headers,
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
  }
}
