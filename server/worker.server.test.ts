import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startProcess } from '../tests/support/processes/process.ts'
import type { RunningProcess } from '../tests/support/processes/process.ts'
import { copyTemplate, query } from '../tests/support/processes/test-server.ts'

// A store that runs no jobs, and a worker beside it, as somebody runs them on several machines.
let database: Awaited<ReturnType<typeof copyTemplate>>
let store: RunningProcess
let storeUrl: string
let environment: Record<string, string>
beforeAll(async () => {
  const testServer = inject('testServer')
  database = await copyTemplate(testServer)
  environment = { DATABASE_URL: database.url, DATA_DIR: testServer.scratchFolder }
  store = await startProcess('server/store-only.ts', 'commerce API is at', {
    ...environment,
    RUN_JOBS: 'false',
    STORE_HOST: '127.0.0.1',
  })
  storeUrl = /at (http:\/\/[\d.:]+)/.exec(store.opened)?.[1] ?? ''
})
afterAll(async () => {
  await store.stop()
  await database.drop()
})

const messagesTo = (receiver: string) =>
  query(database.url, 'select sent_at from message where "to" = $1', [receiver])

/** Asks for a code, for which a job sends an e-mail. */
async function askForCode(receiver: string): Promise<void> {
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(storeUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    expect(answer.ok, text).toBe(true)
    return JSON.parse(text)
  }
  const { token } = await post('/v1/session/', {})
  await post('/v1/auth/send-verification-code/', { type: 'email', receiver }, { 'x-session-token': token })
}

test('work waits for a worker, which does it and ends when it is told to', async () => {
  await askForCode('waits@example.org')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(await messagesTo('waits@example.org')).toEqual([{ sent_at: null }])
  const worker = await startProcess('server/worker.ts', 'The worker runs jobs', {
    ...environment,
    API_BASE_URL: storeUrl,
  })
  await expect
    .poll(() => messagesTo('waits@example.org'), { timeout: 20_000 })
    .toEqual([{ sent_at: expect.any(Date) }])
  await askForCode('comes@example.org')
  await expect
    .poll(() => messagesTo('comes@example.org'), { timeout: 20_000 })
    .toEqual([{ sent_at: expect.any(Date) }])
  await worker.stop()
  expect(worker.log.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})
