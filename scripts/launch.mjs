#!/usr/bin/env node
/**
 * The way in for every npm script: puts in place what is missing (packages, the built pages, a browser for the
 * tests), then runs the command on the project's own Node. Plain JavaScript without dependencies, because it
 * runs first, on whatever Node is there (20.20 or newer), before anything is installed.
 */
import process from 'node:process'
import { ensureBuilt } from './launch/build.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { SMALL_HEAP, runOnNode } from './launch/run.mjs'
import { testFiles } from './launch/test-sorts.mjs'
import { asksForHelp, takesNoArguments, usageOf } from './launch/usage.mjs'

/** Each thread that compresses or draws would keep what it has freed to itself: with two arenas for all a gateway under load is 50 MB smaller. */
const PRODUCTION = { env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }, flags: SMALL_HEAP }
const DEVELOPMENT = { NODE_ENV: 'development' }

/**
 * What each command runs: a script of ours or the program of a package, with `built` when it needs the pages, and
 * `sort` when it runs tests of one sort.
 */
const COMMANDS = {
  start: { script: 'server/main.ts', ...PRODUCTION, built: true },
  dev: { script: 'server/development/main.ts', env: DEVELOPMENT },
  // By itself the commerce service alone; with something to do, that and nothing else.
  store: { script: 'server/store-only.ts', withArgs: 'server/operate.ts', ...PRODUCTION },
  worker: { script: 'server/worker.ts', ...PRODUCTION },
  migrate: { script: 'server/migrate.ts', ...PRODUCTION },
  topology: { script: 'scripts/topology.ts', ...PRODUCTION, built: true },
  seed: { script: 'server/seed.ts', ...PRODUCTION },
  bench: { script: 'bench/run.ts', ...PRODUCTION, built: true },
  profile: { script: 'bench/profile.ts', ...PRODUCTION, built: true },
  'supply-chain': { script: 'scripts/supply-chain.ts' },
  'payment-pages': { script: 'server/payment-pages/main.ts', built: true },
  figures: { script: 'scripts/figures.ts' },
  picture: { script: 'scripts/module-diagram.ts' },
  taps: { script: 'scripts/count-taps.ts', built: true },
  verify: { script: 'scripts/verify.ts', built: true },
  build: { built: true },
  release: { script: 'scripts/release.ts' },
  package: { script: 'scripts/package-release.ts' },
  conformance: { script: 'conformance/run.ts' },
  codegen: { script: 'node_modules/@graphql-codegen/cli/esm/bin.js', args: ['--config', 'codegen.ts'] },
  'search:phrases': { script: 'tests/search-phrases/print.ts' },
  typecheck: { script: 'scripts/typecheck.ts' },
  lint: { script: 'scripts/lint.ts' },
  format: { script: 'node_modules/oxfmt/bin/oxfmt' },
  'test:unit': vitest('unit'),
  'test:lint': vitest('lint'),
  'test:store': vitest('store'),
  'test:server': { ...vitest('server'), built: true },
  'test:browser': { script: 'scripts/browser-tests.ts', sort: 'browser', built: true },
  'test:browsers': { script: 'scripts/other-browsers-tests.ts', sort: 'browsers', built: true },
  'test:visual': { script: 'scripts/visual-tests.ts', built: true },
  'test:long': { script: 'scripts/verify.ts', args: ['--long'], built: true },
  'test:faults': { script: 'tests/faults/run.ts', built: true },
  'test:simulation': { script: 'tests/simulation/run.ts' },
  'test:load': { script: 'tests/load/run.ts', built: true },
  'test:mutation': { script: 'scripts/mutation-tests.ts' },
}

function vitest(sort) {
  return { script: 'node_modules/vitest/vitest.mjs', args: ['run', '--project', sort], sort }
}

const [name = '', ...typed] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined

try {
  if (!command)
    throw new Error(`There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  const usage = usageOf(name)
  const isHelp = asksForHelp(typed)
  if (usage && isHelp) {
    console.log(usage)
    process.exit(0)
  }
  if (typed.length && takesNoArguments(name)) throw new Error(`Nothing is typed behind it: ${usage}`)
  const args = command.sort ? testFiles(command.sort, typed) : typed
  await ensureInstalled()
  if (command.built && !isHelp) await ensureBuilt()
  const script = (args.length && command.withArgs) || command.script
  if (script)
    process.exitCode = await runOnNode([script, ...(command.args ?? []), ...args], command.env, command.flags)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
