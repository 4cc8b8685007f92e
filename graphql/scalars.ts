import type { GraphQLScalarType, GraphQLSchema } from 'graphql'
import { GraphQLError, Kind, isScalarType, isSpecifiedScalarType, print } from 'graphql'

/** The scalars that the schema itself defines. */
export function ownScalars(schema: GraphQLSchema): GraphQLScalarType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  ) as GraphQLScalarType[]
}

/**
 * Makes the schema's own scalars texts, in answers and as input. What a text must be like is /v1's to say: it refuses a wrong one
 * with the field that it stands in, so that a person who mistyped an address hears of it beside the field.
 */
export function readScalarsAsText(schema: GraphQLSchema): void {
  for (const scalar of ownScalars(schema)) {
    const text = (value: unknown): string => {
      if (typeof value === 'string') return value
      throw new GraphQLError(`${scalar.name} is a text, and this is not: ${JSON.stringify(value)}`)
    }
    scalar.serialize = text
    scalar.parseValue = text
    scalar.parseLiteral = (node) => {
      if (node.kind === Kind.STRING) return node.value
      throw new GraphQLError(`${scalar.name} is a text, and this is not: ${print(node)}`, { nodes: node })
    }
  }
}
