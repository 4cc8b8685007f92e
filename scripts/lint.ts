/**
 * Lint, in three programs side by side: ESLint with all rules that look at one file, which it remembers by file; ESLint with
 * those for GraphQL, where a change of the schema makes an operation wrong that nobody touched, so that it remembers nothing;
 * and oxlint with those that need types, which its own type checker finds in a few seconds. `npm run lint -- --fix`.
 */
import { runNode } from './run-node.ts'

const ESLINT = 'node_modules/eslint/bin/eslint.js'
/** Files and flags are for all three: each leaves out what the others look at, even where that is all there is. */
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
const OXLINT = ['node_modules/oxlint/bin/oxlint', UNMATCHED, '--deny-warnings']

/** Lints everything, or the files and flags in `args`. Answers with the exit code. */
export async function lint(args: string[]): Promise<number> {
  const chosen = args.length ? args : ['.']
  const codes = await Promise.all([
    runNode([...SCRIPTS, ...chosen]),
    runNode([...GRAPHQL, ...chosen]),
    runNode([...OXLINT, ...args]),
  ])
  return Math.max(...codes)
}

if (import.meta.main) process.exitCode = await lint(process.argv.slice(2))
