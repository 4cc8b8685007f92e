import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const HOUSE =
  '{client,conformance,contract,demo,graphql,logging,metrics,tracing,server,store,scripts,tests,workshop}'

const shared = {
  environment: 'node',
  // As in the shop: types of the schema are known by their class, and mercurius has those of this build.
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  // Reading the modules anew for every file takes longer than most tests. No file changes what others share.
  isolate: false,
  maxWorkers: 2,
  // These end what hangs. A machine may be small and busy, and no test is about how long it takes.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const

/** The sorts of tests, told apart by their names; docs/testing.md says what each covers and needs. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [`${HOUSE}/**/*.test.{ts,tsx}`, 'bench/{,peers/}*.test.ts'],
          exclude: ['**/*.{store,server,lint}.test.ts', 'tests/{browser,browsers,visual}/**'],
          pool: 'threads',
        },
      },
      {
        test: {
          ...shared,
          name: 'lint',
          include: ['**/*.lint.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'store',
          include: [`${HOUSE}/**/*.store.test.ts`],
          globalSetup: ['tests/support/processes/database-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: [`${HOUSE}/**/*.server.test.ts`],
          globalSetup: ['tests/support/processes/server-setup.ts'],
        },
      },
    ],
  },
})
