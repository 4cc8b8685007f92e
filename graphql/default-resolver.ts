import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { isObjectType } from 'graphql'

/**
 * Has fields answer what the contract calls otherwise: `oldPrice` reads `old_price`. What a field reads is settled here, once.
 * Where both names are one, a field stays without a resolver, which the compiled queries read faster still; a resolver of a
 * field's own takes the place of this one. Query and Mutation are left out: nothing stands behind their fields but resolvers.
 */
export function resolveByContractName(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.includes(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const name = contractName(field.name)
      if (name !== field.name) field.resolve ??= readerOf(name, field.name)
    }
  }
}

/** What the contract calls a field of the schema: `oldPrice` is `old_price`. */
export function contractName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** What resolvers made themselves (`leftOut` beside a repeated order's cart) has the schema's own names. */
function readerOf(name: string, ownName: string): GraphQLFieldResolver<Record<string, unknown>, unknown> {
  return (parent) => {
    const value = parent[name]
    return value === undefined ? parent[ownName] : value
  }
}
