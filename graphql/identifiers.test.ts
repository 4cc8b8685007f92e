import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { readSchema } from './execution/executable-schema.ts'

const IDENTIFIES = /^ids?$|Ids?$/

/** Fields and arguments that identify something and are no `ID`. */
function problemsOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(membersOf)
    .filter(({ name, type }) => IDENTIFIES.test(name) && type !== 'ID')
    .map(({ name, owner, type }) => `${owner}.${name} is ${type}, not ID`)
}

/** What a type has: the name of each, that of what it belongs to, and its type. */
function membersOf(type: GraphQLNamedType): { name: string; owner: string; type: string }[] {
  const partOf = (
    own: GraphQLArgument | GraphQLField<unknown, unknown> | GraphQLInputField,
    owner: string,
  ) => ({
    name: own.name,
    owner,
    type: getNamedType(own.type).name,
  })
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => partOf(field, type.name))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    partOf(field, type.name),
    ...field.args.map((argument) => partOf(argument, field.name)),
  ])
}

it('what identifies something is an ID', () => {
  expect(problemsOf(readSchema())).toEqual([])
})

it('an identifier of another type is found, wherever it is', () => {
  const schema = buildSchema(`
    type Query { vase(id: String!): Vase, vases(vaseIds: [Int!]!, find: Find): [Vase!]!, valid: Boolean }
    type Vase { id: String!, makerId: Int, maker: String, productId: ID! }
    input Find { ids: [String!] }
  `)
  expect(problemsOf(schema)).toEqual([
    'vase.id is String, not ID',
    'vases.vaseIds is Int, not ID',
    'Vase.id is String, not ID',
    'Vase.makerId is Int, not ID',
    'Find.ids is String, not ID',
  ])
})
