import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { GraphQLError } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { parentTypes } from './graphql/contract-types.ts'
import { contractWords } from './graphql/enum-words.ts'
import { readSchema } from './graphql/execution/executable-schema.ts'
import { checkOperations } from './graphql/operation-files.ts'
import { operationIdOf } from './graphql/operation-id.ts'
import { ownScalars } from './graphql/scalars.ts'

const schema = await readSources().catch((error: unknown) => {
  // Its text names the file and draws the place; the command prints neither.
  throw error instanceof GraphQLError ? new Error(String(error), { cause: error }) : error
})
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string
}

/** Our own scalars are texts. */
const scalars = Object.fromEntries(ownScalars(schema).map(({ name }) => [name, 'string']))

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  generates: {
    // Typed resolvers: parents are what /v1 answered, so that a field is mapped in one place.
    'graphql/generated/resolvers.ts': {
      plugins: [{ typescript: { enumValues: contractWords(schema) } }, 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GatewayContext',
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        maybeValue: 'T | null | undefined',
        mappers: {
          Money: "import('../money.ts').Pence",
          Refusal: "import('../errors/refusal.ts').Refusal",
          CodeNotSent: "import('../errors/code-sent-result.ts').CodeNotSent",
          ...(await parentTypes(schema)),
          AddOn: "import('../add-ons.ts').AddOnSource",
        },
      },
    },
    // Typed operations for the client: a document is its hash, the text stays on the server.
    'graphql/generated/': {
      preset: 'client',
      documents: 'client/**/*.graphql',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: {
          mode: 'replaceDocumentWithHash',
          hashPropertyName: 'documentId',
          hashAlgorithm: (text: string) => operationIdOf(text, version),
        },
      },
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        nonOptionalTypename: false,
        skipTypename: false,
      },
    },
  },
}

/** The schema, when it and the operations can be parsed. */
async function readSources(): Promise<GraphQLSchema> {
  await checkOperations(import.meta.dirname)
  return readSchema()
}

export default config
