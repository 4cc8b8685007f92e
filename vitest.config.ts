import { defineConfig } from 'vitest/config'

/** Tests that measure how soon something comes have the machine to themselves. */
const TIMED = [
  'tests/server/{broken-blocks,home-under-load,late-block}.test.ts',
  'tests/store/enumeration.test.ts',
]
const shared = {
  environment: 'node',
  // A cold picture or sixty buyers at once may take a while on a small machine; nothing waits by the clock.
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'all',
          include: ['{client,contract,graphql,server,store,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...TIMED],
          maxWorkers: 2,
          // Reading the store anew for every file takes a third of the run. No file changes what others share.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...shared, name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
