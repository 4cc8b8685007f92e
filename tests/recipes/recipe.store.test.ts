import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copySources, followAll, runInCopy } from './copy-sources.ts'

/** The tests that recipes say to run against the database: the files behind the command. */
const STORE_TESTS = /^npm run test:store -- (.+)$/
const MIGRATION = /^npx drizzle-kit generate --name (\w+)$/

let copy = ''
beforeAll(async () => {
  copy = await copySources()
})
afterAll(() => rm(copy, { recursive: true, force: true }))

it(
  'what the recipes add does what their own tests say, all of it together',
  { timeout: 600_000 },
  async () => {
    const commands = (await followAll(copy)).flatMap((step) => (step.kind === 'command' ? [step.line] : []))
    const [migration] = commands.flatMap((line) => MIGRATION.exec(line)?.[1] ?? [])
    const files = commands.flatMap((line) => STORE_TESTS.exec(line)?.[1]?.split(' ') ?? [])
    expect(files.length).toBeGreaterThan(2)
    expect(await runInCopy(copy, '@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts')).toBe('')
    expect(await runInCopy(copy, 'drizzle-kit/bin.cjs', 'generate', '--name', String(migration))).toBe('')
    expect(await runInCopy(copy, 'vitest/vitest.mjs', 'run', '--project', 'store', ...files)).toBe('')
  },
)
