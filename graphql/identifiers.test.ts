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

/** Numbers in /v1, which the pages compute with or have in a path, by the last two names of where they stand. */
const NUMBERS = new Set([
  // The number of a product, a variant of it, a combination of several, and the sort of thing in a line.
  ...['productId', 'extraOfferVariantId', 'comboId', 'policyId'],
  ...[
    'Product.id',
    'ProductCard.id',
    'Variant.id',
    'Combo.id',
    'product.id',
    'recentlyViewed.ids',
    'Favorites.ids',
  ],
  ...['productReviews.id'],
  // A window of time on a day.
  ...['intervalId', 'Interval.id', 'ChoiceInterval.id'],
  // What is counted from one.
  ...['Article.id', 'ArticleCard.id', 'Review.id', 'BonusEntry.id', 'Promotion.id', 'promotion.id'],
  ...['ImportantDate.id', 'dateCalendar.id', 'changeImportantDate.id', 'removeImportantDate.id'],
  ...['SavedRecipient.id', 'useSavedRecipient.id', 'changeSavedRecipient.id', 'removeSavedRecipient.id'],
  ...['savedRecipientId', 'recipientId'],
])

/** A field or an argument that identifies something: its name, the name of what it belongs to, and its type. */
type Identifier = { name: string; owner: string; type: string }

const IDENTIFIES = /^ids?$|Ids?$/

function identifiersOf(schema: GraphQLSchema): Identifier[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(membersOf)
    .filter(({ name }) => IDENTIFIES.test(name))
}

function membersOf(type: GraphQLNamedType): Identifier[] {
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

/** Which entry of the table of numbers an identifier has: its name alone, or that of its owner before it. */
const entryIn = ({ name, owner }: Identifier) =>
  [name, `${owner}.${name}`].find((entry) => NUMBERS.has(entry))

function problemsOf(schema: GraphQLSchema): string[] {
  return identifiersOf(schema).flatMap((identifier) => {
    const { name, owner, type } = identifier
    const wanted = entryIn(identifier) ? 'Int' : 'ID'
    return type === wanted ? [] : [`${owner}.${name} is ${type}, not ${wanted}`]
  })
}

it('what identifies something is an ID, or a number that is in the table', () => {
  expect(problemsOf(readSchema())).toEqual([])
})

it('the table has nothing that the schema has not', () => {
  const known = new Set(identifiersOf(readSchema()).map(entryIn))
  expect([...NUMBERS].filter((entry) => !known.has(entry))).toEqual([])
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
    'Vase.productId is ID, not Int',
    'Find.ids is String, not ID',
  ])
})
