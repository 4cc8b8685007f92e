import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{client,contract,graphql,server,store,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    globalSetup: ['tests/support/postgres.ts'],
    // A cold picture or sixty buyers at once may take a while on a small machine; nothing waits by the clock.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
