import type { KnipConfig } from 'knip'

/** What a style sheet `@import`s, and the files of packages that it names, as imports that knip can follow. */
const importsOf = (text: string) =>
  [...text.matchAll(/(?:@import |url\()'([^']+)'/g)].map(([, name]) => `import '${name}'`).join('\n')

export default {
  entry: [
    'server/main.ts!',
    'server/development/main.ts!',
    'server/operate.ts!',
    'server/store-only.ts!',
    'server/seed.ts!',
    'server/migrate.ts!',
    'server/worker.ts!',
    'server/payment-pages/main.ts!',
    'client/app/{load-scripts.ts,start.ts,entry-client.tsx,offline/service-worker.ts}!',
    'client/app/entry-server.tsx!',
    'client/app/vike/+*.{ts,tsx}!',
    'client/features/**/*.route.ts!',
    'workshop/{main.tsx,vite.config.ts}!',
    'bench/run.ts',
    'bench/profile.ts',
    'conformance/run.ts',
    'tests/search-phrases/print.ts',
    'tests/faults/run.ts',
    'tests/load/run.ts',
    'tests/simulation/run.ts',
    'scripts/*.{ts,mjs}',
    'scripts/mutation/{test-runner,words,vitest.config,coverage-setup}.ts',
    'tests/support/processes/{shop.ts,*-setup.ts}',
    'tests/browser/**/*.test.ts',
    'tests/browsers/**/*.test.ts',
    'tests/visual/*.ts',
    'playwright.{browsers,visual}.config.ts',
    'bench/processes/*.ts',
    // The pages of the peers, each of which is an npm project of its own.
    'bench/peers/share.mjs',
    'bench/peers/shared/{answers,kept-answers}.ts',
    'bench/peers/shared/*-page.tsx',
  ],
  project: [
    '{client,conformance,graphql,server,contract,logging,metrics,tracing,store,demo,tests,bench,scripts,workshop}/**/*.{ts,tsx,mjs}!',
    '{client,workshop}/**/*.css!',
    '*.{ts,js}',
    '!bench/peers/{next,react-router,astro}/**',
  ],
  ignore: ['graphql/generated/**'],
  ignoreExportsUsedInFile: true,
  compilers: { css: importsOf },
} satisfies KnipConfig
