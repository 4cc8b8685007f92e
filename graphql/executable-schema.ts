import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { buildSchema } from 'graphql'
import { resolveByContractName } from './default-resolver.ts'
import { mapEnumsToContract } from './enum-words.ts'
import { resolveRefusals } from './refusal-unions.ts'

/** The schema as it is written below `schema/`. */
export function readSchema(): GraphQLSchema {
  const folder = join(import.meta.dirname, 'schema')
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  // `type Query` stands in layout.graphql and `type Mutation` in cart.graphql; the others extend them.
  return buildSchema(
    names
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n'),
  )
}

/** The schema with all that holds for every field of it; resolvers of fields are put into it. */
export function buildExecutableSchema(): GraphQLSchema {
  const schema = readSchema()
  mapEnumsToContract(schema)
  resolveByContractName(schema)
  resolveRefusals(schema)
  return schema
}
