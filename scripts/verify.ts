/**
 * The gate: everything a change has to pass, in the order of what fails soonest. Stops behind the first stage that
 * fails, and ends with a line `N passed, N failed` over all tests. With `--long` it runs the tests that the gate leaves out
 * (`long-tests.ts`), what pages look like, and the journeys in old browsers.
 */
import { readFile, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { testInBrowser } from './browser-tests.ts'
import { LONG_IN_BROWSER, LONG_VITEST_FILES } from './long-tests.ts'
import { CORE_IN_OLDEST, testInOtherBrowsers } from './other-browsers-tests.ts'
import { runNode } from './run-node.ts'
import { testVisually } from './visual-tests.ts'

type Count = { passed: number; failed: number }
type Step = { name: string; run: () => Promise<Count | undefined> }

const GENERATED = 'graphql/generated'
const vitestReport = (sort: string) => `.data/vitest-report-${sort}.json`

const LEFT_OUT = LONG_VITEST_FILES.flatMap((file) => ['--exclude', file])

/** What needs no shop: two steps at a time. */
const CHECKS: Step[][] = [
  [{ name: 'Generated code is up to date', run: checkGenerated }],
  // What takes longest is begun first.
  [
    { name: 'Lint', run: () => expectSuccess('scripts/lint.ts') },
    { name: 'Format', run: () => expectSuccess('node_modules/oxfmt/bin/oxfmt', '--list-different') },
    { name: 'Pure tests', run: () => testWithVitest(['unit']) },
    { name: 'Types', run: () => expectSuccess('scripts/typecheck.ts') },
    { name: 'Tests of the lint rules', run: () => testWithVitest(['lint'], ...LEFT_OUT) },
    { name: 'Dead code', run: () => expectSuccess('node_modules/knip/bin/knip.js') },
  ],
]
const GATE: Step[] = [
  {
    name: 'Tests of the store and the server',
    run: () => testWithVitest(['store', 'server'], ...LEFT_OUT),
  },
  {
    name: 'Browser tests',
    run: () => testWithPlaywright('browser', testInBrowser, `--grep-invert=${LONG_IN_BROWSER}`),
  },
]
const LONG: Step[] = [
  {
    name: 'Long tests of the store and the server, and recipes',
    run: () => testWithVitest(['store', 'server', 'lint'], ...LONG_VITEST_FILES),
  },
  {
    name: 'Long browser tests',
    run: () => testWithPlaywright('browser', testInBrowser, `--grep=${LONG_IN_BROWSER}`),
  },
  {
    name: 'What pages look like',
    run: () => testWithPlaywright('visual', testVisually),
  },
  { name: 'Taps and keys of ten errands', run: () => expectSuccess('scripts/count-taps.ts') },
  {
    name: 'Journeys in old browsers',
    run: () => testWithPlaywright('old-browsers', testInOtherBrowsers, ...CORE_IN_OLDEST),
  },
]
const isLong = process.argv.includes('--long')
/**
 * One after the other. The heavy steps run alone, as each of them keeps two processors busy by itself: beside one another they take
 * as long in all, and each test waits so long for its turn that a slow machine runs into limits that are there for what hangs.
 */
const stages: Step[][] = isLong ? LONG.map((step) => [step]) : [...CHECKS, ...GATE.map((step) => [step])]
const AT_ONCE = 2
const SLOWEST = 10
const LINES_OF_A_FAILURE = 8

const total: Count = { passed: 0, failed: 0 }
/** How long each test file took, in milliseconds. */
const files = new Map<string, number>()
/** The tests that failed, with what they said: told again at the end, where a long log is read first. */
const failures: string[] = []
const times: string[] = []
const begun = performance.now()
for (const [index, stage] of stages.entries()) {
  console.log(`\n── ${index + 1}/${stages.length} ${stage.map(({ name }) => name).join(', ')} ──`)
  const waiting = [...stage]
  const take = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  // What the long run looks at is far apart: one fault does not hide the others.
  if (total.failed && !isLong) break
}
process.exitCode = total.failed ? 1 : 0
report()

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
    failures.push(error instanceof Error ? error.message : String(error))
  }
  total.failed += failed
  const line = `${name}: ${failed ? 'FAILED' : 'passed'} in ${seconds(performance.now() - started)}`
  times.push(line)
  console.log(`── ${line} ──`)
}

function report(): void {
  const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, SLOWEST)
  if (slowest.length) console.log('\nThe slowest test files:')
  for (const [name, ms] of slowest) console.log(`${seconds(ms).padStart(8)}  ${name}`)
  if (failures.length) console.log(`\nWhat failed:\n${failures.join('\n')}`)
  console.log(`\n${times.join('\n')}\nAll in all ${seconds(performance.now() - begun)}.`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
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

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

async function testWithVitest(sorts: string[], ...args: string[]): Promise<Count> {
  const path = vitestReport(sorts.join('-'))
  await rm(path, { force: true })
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...sorts.map((sort) => `--project=${sort}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...args,
  ])
  const found = await readReport<VitestReport>(path)
  for (const { name, startTime, endTime, message, assertionResults } of found?.testResults ?? []) {
    const file = relative(process.cwd(), name)
    files.set(file, endTime - startTime)
    if (message) note(file, message)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'failed') note(`${file} › ${fullName}`, failureMessages?.join('\n') ?? '')
  }
  return countOf(code, found?.numPassedTests, found?.numFailedTests)
}

type PlaywrightReport = {
  config: { rootDir: string }
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number }
}
type Suite = { file: string; suites?: Suite[]; specs: Spec[] }
type Spec = {
  title: string
  ok: boolean
  tests: { results: { duration: number; error?: { message?: string } }[] }[]
}

async function testWithPlaywright(
  sort: string,
  run: (args: string[], env: NodeJS.ProcessEnv) => Promise<number>,
  ...args: string[]
): Promise<Count> {
  const path = `.data/playwright-report-${sort}.json`
  await rm(path, { force: true })
  const code = await run([...args, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: path })
  const found = await readReport<PlaywrightReport>(path)
  for (const suite of found?.suites ?? []) {
    const file = relative(process.cwd(), join(found?.config.rootDir ?? '', suite.file))
    const specs = specsIn(suite)
    files.set(
      file,
      specs.flatMap(resultsOf).reduce((sum, { duration }) => sum + duration, 0),
    )
    for (const spec of specs)
      if (!spec.ok) note(`${file} › ${spec.title}`, resultsOf(spec).at(-1)?.error?.message ?? '')
  }
  return countOf(code, found?.stats.expected, found?.stats.unexpected)
}

function specsIn({ suites = [], specs }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function resultsOf({ tests }: Spec) {
  return tests.flatMap(({ results }) => results)
}

/** Notes a test that failed with the beginning of what it said; the whole stands further up in the log. */
function note(test: string, message: string): void {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES_OF_A_FAILURE)
  failures.push([`  ${test}`, ...lines.map((line) => `      ${line}`)].join('\n'))
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
