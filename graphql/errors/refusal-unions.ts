import type { GraphQLSchema } from 'graphql'
import { isUnionType } from 'graphql'
import { Refusal } from './refusal.ts'

/** Adds `resolveType` to the unions of one type and `Refusal` that mutations return. */
export function resolveRefusals(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isUnionType(type)) continue
    const [other, ...further] = type.getTypes().filter(({ name }) => name !== Refusal.name)
    if (!other || further.length || type.getTypes().length === 1) continue
    type.resolveType = (value) => (value instanceof Refusal ? Refusal.name : other.name)
  }
}
