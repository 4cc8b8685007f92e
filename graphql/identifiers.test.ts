import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLObjectType,
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

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * What others name by an identifier, and has none itself: `vaseId` is that of a `Vase` or of a `SavedVase`, and so is the `id` by which the
 * field `vase` is asked for. A list goes by the identifier of whose entries they are.
 */
function unidentified(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  const objects = types
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().every(({ name }) => name !== 'PagedList'))
  const isIdentified = (type: GraphQLObjectType) => String(type.getFields().id?.type) === 'ID!'
  const named = types
    .flatMap(membersOf)
    .filter(({ name }) => IDENTIFIES.test(name))
    .map(({ name, owner }) => (name === 'id' ? owner : name.replace(/Ids?$/, '')))
    .filter((name) => /^[a-z]/.test(name))
  return [...new Set(named)].map(capitalised).filter((name) => {
    const meant = objects.filter((type) => type.name.endsWith(name))
    return meant.some((type) => type.name === name) && !meant.some(isIdentified)
  })
}

it('what others name by an identifier has one itself', () => {
  expect(unidentified(readSchema())).toEqual([])
})

it('what is named so and has none is found', () => {
  const schema = buildSchema(`
    type Query { vase(id: ID!): Vase, jar(jarIds: [ID!]!): SavedJar, pot: Pot }
    type Vase { title: String }
    type Jar { title: String }
    type SavedJar { id: ID! }
    type Pot { id: ID, lidId: ID!, potId: ID }
    type Lid { id: ID }
  `)
  expect(unidentified(schema)).toEqual(['Vase', 'Lid', 'Pot'])
})

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
