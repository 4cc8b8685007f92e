/** A plug-in of Stryker that runs the tests of a mutant with Stryker's own runner for Vitest, the nearest first. */
import { join, relative } from 'node:path'
import type { Injector } from '@stryker-mutator/api/plugin'
import { PluginKind, commonTokens, declareFactoryPlugin, tokens } from '@stryker-mutator/api/plugin'
import type { MutantRunOptions, MutantRunResult, TestRunner } from '@stryker-mutator/api/test-runner'
import { MutantRunStatus } from '@stryker-mutator/api/test-runner'
import { strykerPlugins as vitest } from '@stryker-mutator/vitest-runner'
import { testsBeside, testsOf } from './groups.ts'

const ROOT = join(import.meta.dirname, '..', '..')

function createRunner(injector: Injector): TestRunner {
  const [{ factory }] = vitest as unknown as [{ factory: (injector: Injector) => TestRunner }]
  const runner = injector.injectFunction(factory as never) as unknown as TestRunner
  const alone = new Map<string, boolean>()
  return {
    capabilities: () => runner.capabilities(),
    init: async () => runner.init?.(),
    dryRun: (options) => runner.dryRun(options),
    mutantRun: (options) => runNearestFirst(runner, alone, options),
    dispose: async () => runner.dispose?.(),
  }
}
createRunner.inject = tokens(commonTokens.injector)

/** The tests beside the mutated file, and when they let the mutant live, the others that groups.ts names for it. */
async function runNearestFirst(
  runner: TestRunner,
  alone: Map<string, boolean>,
  options: MutantRunOptions,
): Promise<MutantRunResult> {
  let nrOfTests = 0
  for (const tests of testsInTurn(options)) {
    const result = await runTests(runner, alone, { ...options, testFilter: tests })
    if (result.status !== MutantRunStatus.Survived) return result
    nrOfTests += result.nrOfTests
  }
  return { status: MutantRunStatus.Survived, nrOfTests }
}

async function runTests(
  runner: TestRunner,
  alone: Map<string, boolean>,
  options: MutantRunOptions,
): Promise<MutantRunResult> {
  if (options.reloadEnvironment) return runAnew(runner, options)
  const result = await runner.mutantRun(options)
  if (result.status === MutantRunStatus.Error) return runAnew(runner, options)
  if (result.status !== MutantRunStatus.Killed) return result
  const [killer = ''] = [result.killedBy].flat()
  const passes = alone.get(killer) ?? (await passesAlone(runner, options, killer))
  alone.set(killer, passes)
  if (passes) return result
  // It counts on what tests before it did, which do not come by the mutant and were left out: with them, then.
  return runAnew(runner, { ...options, testFilter: [...new Set(options.testFilter?.map(fileOf))] })
}

/**
 * In a process that has loaded nothing yet: for what is worked out while a file is loaded, and for what fails before a test begins,
 * which may come from what an earlier mutant left behind. A file whose set-up fails does notice the mutant.
 */
async function runAnew(runner: TestRunner, options: MutantRunOptions): Promise<MutantRunResult> {
  const result = await runner.mutantRun({ ...options, mutantActivation: 'static' })
  if (result.status !== MutantRunStatus.Error) return result
  return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: result.errorMessage, nrOfTests: 0 }
}

async function passesAlone(runner: TestRunner, options: MutantRunOptions, test: string): Promise<boolean> {
  const activeMutant = { ...options.activeMutant, id: 'none' }
  const { status } = await runner.mutantRun({ ...options, activeMutant, testFilter: [test] })
  return status === MutantRunStatus.Survived
}

const fileOf = (testId: string) => testId.split('#')[0] ?? ''

/** Those that come by the mutant, the nearest first; all of a file when it is not known which do. */
function testsInTurn({ activeMutant, testFilter = [], reloadEnvironment }: MutantRunOptions): string[][] {
  const file = relative(ROOT, activeMutant.fileName).replaceAll('\\', '/')
  const inFiles = (files: string[]) =>
    reloadEnvironment ? files : testFilter.filter((test) => files.includes(fileOf(test)))
  const beside = testsBeside(file)
  const others = testsOf(file).filter((test) => !beside.includes(test))
  return [inFiles(beside), inFiles(others)].filter((tests) => tests.length)
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'nearest-first', createRunner)]
