import { afterAll, beforeAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string
    mode: 'dry-run' | 'mutant'
    mutantActivation: 'static' | 'runtime' | undefined
    testNameSeparator: string
  }
}

/** What Stryker keeps of a run. */
type Coverage = { activeMutant?: string | undefined; currentTestId?: string | undefined }

const stryker = (globalThis as unknown as Record<string, Coverage>)[inject('globalNamespace')] ?? {}

// A worker is kept: the mutant before this one must not be on while the next file is loaded.
if (inject('mode') === 'mutant' && inject('mutantActivation') !== 'static') stryker.activeMutant = undefined

/*
 * Stryker takes all that happens outside of a test for what happens once, while files are loaded, and has every test run for
 * it. What a file does in its hooks belongs to that file: it is counted with its first test.
 */
if (inject('mode') === 'dry-run') {
  let current: string | undefined
  let first: string | undefined
  Object.defineProperty(stryker, 'currentTestId', {
    configurable: true,
    get: () => current ?? first,
    set: (id: string | undefined) => (current = id),
  })
  // eslint-disable-next-line no-empty-pattern -- Vitest wants the first argument taken apart
  beforeAll(({}, suite) => {
    const names: string[] = []
    let task: { name: string; tasks?: unknown[] } | undefined = suite.tasks[0]
    while (task) {
      names.push(task.name)
      task = task.tasks?.[0] as typeof task
    }
    first = `${suite.file.filepath}#${names.join(inject('testNameSeparator')).trim()}`
  })
  afterAll(() => {
    first = undefined
  })
}
