import type { CodegenConfig } from '@graphql-codegen/cli'
import { generate } from '@graphql-codegen/cli'
import type { Logger } from 'pino'
import type { ModuleRunner } from 'vite/module-runner'

/** Whether code is generated from a file, by its path below the project: the schema, an operation, or how it is done. */
export const isSourceOfCode = (path: string): boolean =>
  /^(graphql\/schema|client)\/.*\.graphql$/.test(path) || path === 'codegen.ts'

/** What is said when an operation or the schema is wrong. */
export const NOT_GENERATED = 'the code was not generated: pages have the operations that they had before'

/** Whether a file is what is generated. */
export const isGenerated = (path: string): boolean => path.startsWith('graphql/generated/')

/**
 * Generates code as `npm run codegen` does. How, is read anew each time: it looks at the contract, which may have changed.
 * What is wrong with the schema or an operation is logged and returned.
 */
export async function generateCode(
  root: string,
  runner: ModuleRunner,
  log: Logger,
): Promise<Error | undefined> {
  try {
    runner.clearCache()
    const { default: config } = (await runner.import('/codegen.ts')) as { default: CodegenConfig }
    await generate({ ...config, cwd: root, silent: true, errorsOnly: true }, true)
    return undefined
  } catch (error) {
    log.error({ err: error }, NOT_GENERATED)
    return error instanceof Error ? error : new Error(String(error))
  }
}
