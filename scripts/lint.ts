/**
 * Lint, in four programs side by side: ESLint with all rules that look at one file, which it remembers by file; ESLint with
 * those for GraphQL, where a change of the schema makes an operation wrong that nobody touched, so that all or nothing is remembered;
 * oxlint with those that need types, of what has changed and whatever imports it; and squawk, which reads migrations. `npm run lint -- --fix`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { affectedFiles } from './affected-files.ts'
import { hashOfFiles, knownFiles } from './known-files.ts'
import { lintMigrations } from './lint-migrations.ts'
import { packageProgram } from './package-program.ts'
import { runNode } from './run-node.ts'

const ROOT = join(import.meta.dirname, '..')
const MEMORY = join(ROOT, 'node_modules', '.cache')
const ESLINT = 'node_modules/eslint/bin/eslint.js'
/** Files and flags are for all: each leaves out what the others look at, even where that is all there is. */
const UNMATCHED = '--no-error-on-unmatched-pattern'
const SCRIPTS = [
  ESLINT,
  UNMATCHED,
  '--no-warn-ignored',
  '--ignore-pattern=**/*.graphql',
  '--cache',
  '--cache-location',
  'node_modules/.cache/eslint/',
]
const GRAPHQL = [ESLINT, UNMATCHED, '--no-warn-ignored', '--ignore-pattern=**/*.{js,mjs,ts,tsx}']
const OXLINT = [
  packageProgram(import.meta.resolve('oxlint/package.json'), 'oxlint'),
  UNMATCHED,
  '--deny-warnings',
]

/** Has the hash of what the rules for GraphQL found nothing wrong with. */
const CLEAN_GRAPHQL = join(MEMORY, 'graphql-lint')
/** All that they read: schema, operations, the rules and their packages. */
const READ_BY_GRAPHQL = [
  '*.graphql',
  'eslint.config.js',
  'graphql.config.yml',
  'scripts/graphql-lint',
  'package-lock.json',
]

/** Lints everything, or the files and flags in `args`. Answers with the exit code. */
export async function lint(args: string[]): Promise<number> {
  const chosen = args.length ? args : ['.']
  const codes = await Promise.all([
    runNode([...SCRIPTS, ...chosen]),
    args.length ? runNode([...GRAPHQL, ...chosen]) : lintAllGraphql(),
    args.length ? runNode([...OXLINT, ...args]) : lintAllTypes(),
    lintMigrations({ chosen: args.length ? args : undefined }),
  ])
  return Math.max(...codes)
}

/** Lints all by types, but for what was found clean and imports nothing that has changed since. */
async function lintAllTypes(): Promise<number> {
  const { files, remember } = await affectedFiles(ROOT, join(MEMORY, 'type-lint.json'))
  const code = files.length ? await runNode([...OXLINT, ...(files === 'all' ? [] : files)]) : 0
  if (code === 0) await remember()
  return code
}

/** Lints all GraphQL, unless nothing has changed since it was found clean. */
async function lintAllGraphql(): Promise<number> {
  const hash = hashOfFiles(ROOT, knownFiles(ROOT, READ_BY_GRAPHQL))
  if (hash === (await readFile(CLEAN_GRAPHQL, 'utf8').catch(() => ''))) return 0
  const code = await runNode([...GRAPHQL, '.'])
  if (code === 0) {
    await mkdir(dirname(CLEAN_GRAPHQL), { recursive: true })
    await writeFile(CLEAN_GRAPHQL, hash)
  }
  return code
}

if (import.meta.main) process.exitCode = await lint(process.argv.slice(2))
