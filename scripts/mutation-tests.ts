/**
 * Breaks the rules of the shop one by one and looks whether a test notices: `npm run test:mutation`, with the names of
 * groups or files behind it for a part. Fails when fewer are noticed than docs/testing.md says.
 */
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { MutantResult } from '@stryker-mutator/api/core'
import { readCommandLine } from './command-line.ts'
import { GROUPS, testsOf } from './mutation/groups.ts'

const FOLDER = '.data/mutation'
/** Percent of the mutants that tests have to notice. */
const LEAST = { all: 85, group: 80 }

const USAGE = `npm run test:mutation -- [--force] [group or file …]

Groups: ${Object.keys(GROUPS).join(', ')}. Without a name all are broken anew, in about an hour;
with names what is known of unchanged rules is taken from the last run, unless --force is given.`
const { values: flags, positionals: names } = readCommandLine(
  USAGE,
  { force: { type: 'boolean', default: false } },
  true,
)
const files = chosenFiles(names)
const tests = [...new Set(files.flatMap(testsOf))]

const results = await new Stryker({
  mutate: files,
  testFiles: tests,
  testRunner: 'nearest-first',
  appendPlugins: ['test-runner.ts', 'words.ts'].map((name) => join(import.meta.dirname, 'mutation', name)),
  ignorers: ['words'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The time is for what hangs: a mutant that is only slow is not noticed by that.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 15,
  incremental: true,
  // What the code beneath a rule does may have changed since: all are run anew when all are asked for.
  force: !names.length || flags.force,
  incrementalFile: `${FOLDER}/incremental.json`,
  tempDirName: `${FOLDER}/sandbox`,
  cleanTempDir: 'always',
  ignorePatterns: ['/bench', '/docs', '/public', '/dist', '/.data', '/test-results'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `${FOLDER}/report.json` },
  htmlReporter: { fileName: `${FOLDER}/report.html` },
}).runMutationTest()

const chosen = new Set(files.map((file) => join(process.cwd(), file)))
process.exitCode = report(results.filter(({ fileName }) => chosen.has(fileName))) ? 0 : 1

/** The files of the groups and files that were named, or all. */
function chosenFiles(wanted: string[]): string[] {
  const all = Object.values(GROUPS).flatMap((group) => Object.keys(group))
  if (!wanted.length) return all
  return wanted.flatMap((name) => {
    const found = GROUPS[name] ? Object.keys(GROUPS[name]) : all.filter((file) => file === name)
    if (!found.length)
      throw new Error(`"${name}" is no group (${Object.keys(GROUPS).join(', ')}) and no file of one.`)
    return found
  })
}

/** Prints what was noticed of each group and of all, and answers whether it is enough. */
function report(mutants: MutantResult[]): boolean {
  const isFile = (file: string) => (mutant: MutantResult) => mutant.fileName === join(process.cwd(), file)
  const lines = Object.entries(GROUPS).flatMap(([name, group]) => {
    const own = Object.keys(group).flatMap((file) => mutants.filter(isFile(file)))
    return own.length ? [score(name, own, LEAST.group)] : []
  })
  if (lines.length > 1) lines.push(score('all', mutants, LEAST.all))
  for (const { text } of lines) console.log(text)
  return lines.every(({ isEnough }) => isEnough)
}

function score(name: string, mutants: MutantResult[], least: number): { text: string; isEnough: boolean } {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const of = noticed + count('Survived', 'NoCoverage')
  const percent = of ? (noticed / of) * 100 : 100
  const isEnough = percent >= least
  const rest = `${count('Survived')} survived, ${count('NoCoverage')} are run by no test`
  return {
    text: `${name.padEnd(8)} ${percent.toFixed(1).padStart(5)} %${isEnough ? '' : `, less than ${least}`} (${noticed} of ${of}; ${rest})`,
    isEnough,
  }
}
