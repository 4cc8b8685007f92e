/**
 * Types, twice: all of the house with what Node has, and the client once more with no more of the language than the oldest
 * supported browsers have. `npm run typecheck`.
 */
import { packageProgram } from './package-program.ts'
import { runNode } from './run-node.ts'

// Each checker looks into the types that files share by itself: on two processors one is the quickest.
const TSC = [packageProgram(import.meta.resolve('typescript-native/package.json'), 'tsc'), '--checkers', '1']
const PROJECTS = ['tsconfig.json', 'tsconfig.client.json']

/** Checks the types, with the flags in `args`. Answers with the exit code. */
export async function typecheck(args: string[]): Promise<number> {
  const codes = await Promise.all(PROJECTS.map((project) => runNode([...TSC, '--project', project, ...args])))
  return Math.max(...codes)
}

if (import.meta.main) process.exitCode = await typecheck(process.argv.slice(2))
