import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../../scripts/launch/build.mjs'
import { startBackend } from './backend.ts'
import type { Backend } from './backend.ts'
import type { SharedBackend } from './shared-backend.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Asked by who needs the shop that test files share. */
    sharedBackendUrl: string
  }
}

/**
 * Has the database server and the built pages ready before the first test of the server, and one shop for all files
 * that ask for it. The pages are built when their sources have changed: no test may see those of before.
 */
export default async function setUpServer({ provide }: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const { stop, ...testServer } = await startTestServer()
  provide('testServer', testServer)
  let backend: Promise<Backend> | undefined
  const door = createServer((_request, response) => {
    backend ??= startBackend({}, testServer)
    backend.then(
      ({ shop, storeUrl, databaseUrl }) =>
        response.end(
          JSON.stringify({ shop: { url: shop.url }, storeUrl, databaseUrl } satisfies SharedBackend),
        ),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready))
  provide('sharedBackendUrl', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  return async () => {
    door.close()
    door.closeAllConnections()
    await (await backend)?.stop()
    await stop()
  }
}
