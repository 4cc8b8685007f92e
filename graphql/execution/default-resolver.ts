import { V1_NAMES } from '../v1-names.ts'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { isObjectType } from 'graphql'

/**
 * Adds a resolver to fields with another name in the contract: `oldPrice` reads `old_price`. Where both names are equal, the
 * field has no resolver, which compiled queries read even faster. A field's own resolver replaces this one. Query and Mutation
 * are left out: their fields make calls, by their names (`shared-calls.ts`) or by resolvers.
 */
export function resolveByContractName(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.includes(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const name = contractName(field.name, type.name)
      if (name !== field.name) field.resolve ??= readerOf(name, field.name)
    }
  }
}

/** The contract's name of a field or an argument: `oldPrice` is `old_price`, and `lines` is `positions`. `type` is whose field it is. */
export function contractName(field: string, type = ''): string {
  return V1_NAMES[`${type}.${field}`] ?? V1_NAMES[field] ?? snakeCase(field)
}

/** A name in the spelling of /v1: `oldPrice` is `old_price`. */
export const snakeCase = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Objects that resolvers build (`leftOut` beside a repeated order's cart) use the schema's names. */
function readerOf(name: string, ownName: string): GraphQLFieldResolver<Record<string, unknown>, unknown> {
  return (parent) => {
    const value = parent[name]
    return value === undefined ? parent[ownName] : value
  }
}
