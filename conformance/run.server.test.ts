import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../tests/support/processes/backend.ts'
import { startBackend } from '../tests/support/processes/backend.ts'

/** The kit makes a thousand calls, one after the other: on a busy machine that takes minutes. */
const PATIENCE_MS = 600_000

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** The command as it is typed: what it prints and the code that it ends with. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const script = join(import.meta.dirname, 'run.ts')
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args])
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

it('prints the table and ends well where nothing fails', { timeout: PATIENCE_MS }, async () => {
  const { code, said } = await run(backend.storeUrl)
  expect(said).toMatch(/\ngetCart +no token +passed\n/)
  expect(said).toMatch(/\n\d+ passed, 0 failed, \d+ not reached\n$/)
  expect(code).toBe(0)
})

it('ends with 1 where something fails', async () => {
  const broken = createServer((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((ready) => broken.listen(0, '127.0.0.1', ready))
  const { code, said } = await run(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`)
  broken.close()
  expect(said).toMatch(/\ngetFooter +answer +failed +status: expected 200, seen 500\n/)
  expect(said).toMatch(/\ngetCart +answer +not reached +stopped before it: createSession has the status/)
  expect(code).toBe(1)
})

it.each([
  ['nothing', [], 'npm run conformance -- <API_BASE_URL>'],
  ['no address', ['store'], 'npm run conformance -- <API_BASE_URL>'],
  ['an unknown flag', ['http://127.0.0.1:9', '--fast'], "Unknown option '--fast'"],
  ['an address where nothing answers', ['http://127.0.0.1:9'], 'Nothing answers at http://127.0.0.1:9'],
])('ends with 2 for %s', async (_what, args, said) => {
  const ended = await run(...args)
  expect(ended.said).toContain(said)
  expect(ended.code).toBe(2)
})
