/**
 * The gate: everything a change has to pass, in the order of what fails soonest. Stops at the first failure and
 * ends with a line `N passed, N failed` over the unit, integration and browser tests.
 */
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { testInBrowser } from './browser-tests.ts'
import { runNode } from './run-node.ts'

type Count = { passed: number; failed: number }
type Step = { name: string; run: () => Promise<Count | undefined> }

const GENERATED = 'graphql/generated'
const VITEST_REPORT = '.data/vitest-report.json'
const PLAYWRIGHT_REPORT = '.data/playwright-report.json'
/**
 * A browser test that fails is tried once more: on a machine whose processors somebody else uses too, a browser may
 * stand still for longer than anything waits. It is named then, and more of them than this fail the gate.
 */
const SECOND_TRIES = 2

/** Looked at side by side: none of them needs both processors. */
const looks: Step[] = [
  { name: 'Lint', run: () => expectSuccess('scripts/lint.ts') },
  { name: 'Types', run: () => expectSuccess('node_modules/typescript-native/bin/tsc', '--checkers', '1') },
  {
    name: 'Format',
    run: () => expectSuccess('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  },
  { name: 'Dead code', run: () => expectSuccess('node_modules/knip/bin/knip.js') },
]
const steps: Step[][] = [
  [{ name: 'Generated code is up to date', run: checkGenerated }],
  looks,
  [{ name: 'Unit and integration tests', run: testUnits }],
  [{ name: 'Browser tests', run: testPages }],
]
const AT_ONCE = 2

const total: Count = { passed: 0, failed: 0 }
const begun = performance.now()
for (const [index, beside] of steps.entries()) {
  console.log(`\n── ${index + 1}/${steps.length} ${beside.map(({ name }) => name).join(', ')} ──`)
  const waiting = [...beside]
  const take = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  if (total.failed) break
}
process.exitCode = total.failed ? 1 : 0
console.log(`\nAll in all ${seconds(begun)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)

/** Runs one step and tells what came of it. */
async function perform({ name, run }: Step): Promise<void> {
  const started = performance.now()
  let failed: number
  try {
    const count = await run()
    total.passed += count?.passed ?? 0
    failed = count?.failed ?? 0
  } catch (error) {
    // A step without tests that fails is one failure, so that the last line never reads as if all were well.
    failed = 1
    console.error(error instanceof Error ? error.message : error)
  }
  total.failed += failed
  console.log(`── ${name}: ${failed ? 'FAILED' : 'passed'} in ${seconds(started)} ──`)
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

async function expectSuccess(...args: string[]): Promise<undefined> {
  const code = await runNode(args)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with exit code ${code}`)
}

/** Generates into place and compares: what was not up to date is now, and waits to be committed. */
async function checkGenerated(): Promise<undefined> {
  const before = await contentsOf(GENERATED)
  await expectSuccess('node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent')
  const after = await contentsOf(GENERATED)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
  if (changed.length) {
    throw new Error(
      `${GENERATED} was not what \`npm run codegen\` makes: ${changed.join(', ')}. It is now; commit it.`,
    )
  }
}

async function contentsOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

async function testUnits(): Promise<Count> {
  await rm(VITEST_REPORT, { force: true })
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ])
  const report = await readReport<{ numPassedTests: number; numFailedTests: number }>(VITEST_REPORT)
  return countOf(code, report?.numPassedTests, report?.numFailedTests)
}

async function testPages(): Promise<Count> {
  await rm(PLAYWRIGHT_REPORT, { force: true })
  const code = await testInBrowser(['--reporter=list,json', '--retries=1'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
  })
  const report = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    PLAYWRIGHT_REPORT,
  )
  if (!report) return countOf(code, undefined, undefined)
  const { expected, unexpected, flaky } = report.stats
  if (flaky)
    console.log(`── ${flaky} browser tests passed only when tried again (at most ${SECOND_TRIES} may) ──`)
  const isUnsteady = flaky > SECOND_TRIES
  return countOf(code, isUnsteady ? expected : expected + flaky, isUnsteady ? unexpected + flaky : unexpected)
}

async function readReport<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

/**
 * A runner that failed without a failed test (a file that does not load, a server that does not start) counts as one;
 * so does one that ended without having run any.
 */
function countOf(code: number, passed = 0, failed = 0): Count {
  return { passed, failed: failed || (code !== 0 || passed === 0 ? 1 : 0) }
}
