import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** Has the database server of the tests ready before the first file of a sort that needs it. */
export default async function setUpDatabase({ provide }: TestProject): Promise<() => Promise<void>> {
  const { stop, ...testServer } = await startTestServer()
  provide('testServer', testServer)
  return stop
}
