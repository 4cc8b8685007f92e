import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'pino'

const run = promisify(execFile)
const CODEGEN = join(
  dirname(createRequire(import.meta.url).resolve('@graphql-codegen/cli/package.json')),
  'esm/bin.js',
)

/** Whether code is generated from a file, by its path below the project: the schema, an operation, or how it is done. */
export const isSourceOfCode = (path: string): boolean =>
  /^(graphql\/schema|client)\/.*\.graphql$/.test(path) || path === 'codegen.ts'

/** Whether a file is what is generated. */
export const isGenerated = (path: string): boolean => path.startsWith('graphql/generated/')

/**
 * Generates code as `npm run codegen` does, in a process of its own: it looks at the contract, which may have changed since it
 * was last read here. What is wrong with the schema or an operation is logged.
 */
export async function generateCode(root: string, log: Logger): Promise<void> {
  try {
    await run(process.execPath, [CODEGEN, '--config', 'codegen.ts', '--silent'], { cwd: root })
  } catch (error) {
    log.error({ err: error }, 'the code was not generated')
  }
}
