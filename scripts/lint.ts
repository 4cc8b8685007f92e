/**
 * Lint, in two programs side by side: ESLint with all rules that look at one file, which it remembers by file, and
 * oxlint with those that need types, which its own type checker finds in a few seconds. `npm run lint -- --fix`.
 */
import { runNode } from './run-node.ts'

const ESLINT = [
  'node_modules/eslint/bin/eslint.js',
  '--cache',
  '--cache-location',
  'node_modules/.cache/eslint/',
]
const OXLINT = ['node_modules/oxlint/bin/oxlint', '--deny-warnings']

/** Lints everything, or the files and flags in `args`. Answers with the exit code. */
export async function lint(args: string[]): Promise<number> {
  const codes = await Promise.all([
    runNode([...ESLINT, ...(args.length ? args : ['.'])]),
    runNode([...OXLINT, ...args]),
  ])
  return Math.max(...codes)
}

if (import.meta.main) process.exitCode = await lint(process.argv.slice(2))
