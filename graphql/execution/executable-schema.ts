import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { Source, buildASTSchema, concatAST, parse } from 'graphql'
import { resolveByContractName } from './default-resolver.ts'
import { mapEnumsToContract } from '../enum-words.ts'
import { resolveRefusals } from '../errors/refusal-unions.ts'
import { readScalarsAsText } from '../scalars.ts'
import { resolveBySharedCalls } from './shared-calls.ts'

/** The schema from the files in `schema/`. Throws a GraphQLError that names the file. */
export function readSchema(): GraphQLSchema {
  const folder = join(import.meta.dirname, '..', 'schema')
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  // layout.graphql defines `type Query`, cart.graphql `type Mutation`; the others extend them.
  const documents = names
    .sort()
    .map((name) => parse(new Source(readFileSync(join(folder, name), 'utf8'), `graphql/schema/${name}`)))
  return buildASTSchema(concatAST(documents))
}

/** The schema with the default resolvers, scalars, enums and unions; the resolvers of fields are added to it. */
export function buildExecutableSchema(): GraphQLSchema {
  const schema = readSchema()
  readScalarsAsText(schema)
  mapEnumsToContract(schema)
  resolveByContractName(schema)
  resolveBySharedCalls(schema)
  resolveRefusals(schema)
  return schema
}
