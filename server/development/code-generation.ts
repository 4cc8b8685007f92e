import { join } from 'node:path'
import { generate, loadCodegenConfig } from '@graphql-codegen/cli'
import type { Logger } from 'pino'

/** Whether code is generated from a file, by its path below the project: the schema, an operation, or how it is done. */
export const isSourceOfCode = (path: string): boolean =>
  /^(graphql\/schema|client)\/.*\.graphql$/.test(path) || path === 'codegen.ts'

/** Whether a file is what is generated. */
export const isGenerated = (path: string): boolean => path.startsWith('graphql/generated/')

/** Generates code as `npm run codegen` does. What is wrong with the schema or an operation is logged. */
export async function generateCode(root: string, log: Logger): Promise<void> {
  try {
    const { config } = await loadCodegenConfig({ configFilePath: join(root, 'codegen.ts') })
    await generate({ ...config, cwd: root, silent: true, errorsOnly: true }, true)
  } catch (error) {
    log.error({ err: error }, 'the code was not generated')
  }
}
