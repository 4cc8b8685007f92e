import { defineConfig } from 'vitest/config'
import { keptWorkers } from './kept-worker.ts'

/** Pure tests and those of the store, for Stryker, which says which files to run. */
export default defineConfig({
  plugins: [keptWorkers()],
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.{server,lint}.test.ts', 'tests/{browser,browsers,visual}/**'],
    globalSetup: ['tests/support/processes/mutation-database-setup.ts'],
    setupFiles: ['scripts/mutation/coverage-setup.ts'],
    isolate: false,
    // A mutant may have a test wait for what never comes.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
