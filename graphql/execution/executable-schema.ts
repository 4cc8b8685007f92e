import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { buildSchema } from 'graphql'
import { resolveByContractName } from './default-resolver.ts'
import { mapEnumsToContract } from '../enum-words.ts'
import { resolveRefusals } from '../errors/refusal-unions.ts'
import { readScalarsAsText } from '../scalars.ts'

/** The schema from the files in `schema/`. */
export function readSchema(): GraphQLSchema {
  const folder = join(import.meta.dirname, '..', 'schema')
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  // layout.graphql defines `type Query`, cart.graphql `type Mutation`; the others extend them.
  return buildSchema(
    names
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n'),
  )
}

/** The schema with the default resolver, scalars, enums and unions; the resolvers of fields are added to it. */
export function buildExecutableSchema(): GraphQLSchema {
  const schema = readSchema()
  readScalarsAsText(schema)
  mapEnumsToContract(schema)
  resolveByContractName(schema)
  resolveRefusals(schema)
  return schema
}
