import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { QUICK_IMPORTS } from '../scripts/launch/run.mjs'
import { checkOut, lastReleaseCommit } from '../tests/support/processes/last-release.ts'
import { LIVE_ENVIRONMENT } from '../tests/support/processes/live-environment.ts'
import { startProcess, testEnvironment } from '../tests/support/processes/process.ts'
import type { RunningProcess } from '../tests/support/processes/process.ts'
import { emptyDatabase } from '../tests/support/processes/test-server.ts'

const ROOT = join(import.meta.dirname, '..')
/** The kit makes a thousand calls, one after the other: on a busy machine that takes minutes. */
const PATIENCE_MS = 600_000

const commit = await lastReleaseCommit()
const testServer = inject('testServer')
const folder = join(testServer.scratchFolder, 'last-release')

let database: Awaited<ReturnType<typeof emptyDatabase>>
let store: RunningProcess | undefined
let storeUrl = ''
beforeAll(async () => {
  if (!commit) return
  database = await emptyDatabase(testServer)
  await checkOut(commit, folder)
  store = await startLastRelease()
}, PATIENCE_MS)
afterAll(async () => {
  await store?.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ DATABASE_URL: database.url, DATA_DIR: join(folder, '.data') })

/** The last release's store, which prepares its database as it knows it. */
async function startLastRelease(): Promise<RunningProcess> {
  const started = await startProcess('server/store-only.ts', 'commerce API is at', settings(), folder)
  storeUrl = /commerce API is at (http:\/\/[\d.:]+)/.exec(started.opened)?.[1] ?? ''
  return started
}

/** Runs a command of this version or of the last, with its exit code. */
async function command(root: string, script: string, args: string[], more = {}) {
  const ran = promisify(execFile)(process.execPath, [...QUICK_IMPORTS, script, ...args], {
    cwd: root,
    env: testEnvironment({ ...settings(), ...more }),
    maxBuffer: 64 * 1024 * 1024,
  })
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}

/** Shoppers look at products and fill carts until they are told to end. Answers with what went wrong. */
function shopMeanwhile(): { end: () => Promise<{ visits: number; failed: string[] }> } {
  let isOver = false
  let visits = 0
  const failed: string[] = []
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(storeUrl + path, init)
    if (!answer.ok) failed.push(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const visit = async () => {
    const begun = await call('/v1/session/', { method: 'POST' })
    const { token } = (await begun.json()) as { token: string }
    await call('/v1/category/roses/?limit=10')
    await call('/v1/basket/', { headers: { 'x-session-token': token } })
    visits++
  }
  const visiting = (async () => {
    while (!isOver) await visit().catch((error: unknown) => failed.push(String(error)))
  })()
  return {
    end: async () => {
      isOver = true
      await visiting
      return { visits, failed }
    },
  }
}

// Where there is no history, such as in an archive of the files, there is no last release to try.
test.runIf(commit)(
  'the store of the last release goes on beside the schema of this one: while it is migrated, and through every call',
  async () => {
    const shoppers = shopMeanwhile()
    const migrated = await command(ROOT, 'server/migrate.ts', ['--apply'], LIVE_ENVIRONMENT)
    expect(migrated).toMatchObject({ code: 0, said: expect.stringContaining('ready for this version') })
    const { visits, failed } = await shoppers.end()
    expect(failed).toEqual([])
    expect(visits).toBeGreaterThan(3)
    const { code, said } = await command(folder, 'conformance/run.ts', [
      storeUrl,
      '--messages',
      `${storeUrl}/sandbox/messages`,
    ])
    expect(said.split('\n').filter((line) => / failed {2,}/.test(line))).toEqual([])
    expect(said).toMatch(/\n\d+ passed, 0 failed, \d+ not reached\n$/)
    expect(code).toBe(0)
  },
  PATIENCE_MS,
)

test.runIf(commit)(
  'it starts again on that schema, and has nothing to apply to it',
  async () => {
    await store?.stop()
    const checked = await command(folder, 'server/migrate.ts', ['--check'], LIVE_ENVIRONMENT)
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('ready for this version') })
    store = await startLastRelease()
    expect((await fetch(`${storeUrl}/v1/product/101`)).status).toBe(200)
    const still = await command(ROOT, 'server/migrate.ts', ['--check'], LIVE_ENVIRONMENT)
    expect(still).toMatchObject({ code: 0 })
  },
  PATIENCE_MS,
)
