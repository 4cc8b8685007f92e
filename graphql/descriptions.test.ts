import type { GraphQLNamedType, GraphQLSchema } from 'graphql'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, it } from 'vitest'
import { readSchema } from './execution/executable-schema.ts'

/** A type, field, argument, input field or enum value: its path, and the names it consists of, its own first. */
type Part = { path: string; names: string[]; description: string | null | undefined }

type Described = { name: string; description?: string | null | undefined }

/** Shorter texts say nothing. */
const SHORTEST = 12
/** Words that add nothing to a name. */
const FILLER = new Set(['the', 'a', 'an', 'of', 'its', 'this', 'is', 's'])

/** Everything that a client can ask for or send, without what GraphQL itself defines. */
function partsOf(schema: GraphQLSchema): Part[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [partOf(type), ...membersOf(type)])
}

function membersOf(type: GraphQLNamedType): Part[] {
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap((field) => [
      partOf(field, type),
      ...field.args.map((argument) => partOf(argument, field, type)),
    ])
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => partOf(field, type))
  return isEnumType(type) ? type.getValues().map((value) => partOf(value, type)) : []
}

function partOf(own: Described, ...within: Described[]): Part {
  const names = [own, ...within].map(({ name }) => name)
  return { path: names.toReversed().join('.'), names, description: own.description }
}

/** The words of a text, or of a name: `giftCardAmount` has three. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

const singular = (word: string) => word.replace(/s$/, '')

/**
 * Returns true if a text has no words but those of the name and of what it belongs to. One that refers to another name, such
 * as "The `id` of the product", says where a value comes from.
 */
function onlyRepeats(text: string, names: string[]): boolean {
  const [own = ''] = names
  if (text.replaceAll(`\`${own}\``, '').includes('`')) return false
  const known = new Set(names.flatMap(wordsOf).map(singular))
  return wordsOf(text).every((word) => FILLER.has(word) || known.has(singular(word)))
}

/** What is wrong with a description; an empty text when nothing is. */
function problemOf({ names, description }: Part): string {
  const text = description?.trim() ?? ''
  if (!text) return 'has no description'
  if (onlyRepeats(text, names)) return `only says its name: "${text}"`
  return text.length < SHORTEST ? `says too little: "${text}"` : ''
}

const problemsOf = (schema: GraphQLSchema): string[] =>
  partsOf(schema).flatMap((part) => {
    const problem = problemOf(part)
    return problem ? [`${part.path} ${problem}`] : []
  })

it('the schema says of everything what it is', () => {
  expect(problemsOf(readSchema())).toEqual([])
})

it('a text that is missing, too short or no more than the name is found, wherever it is', () => {
  const schema = buildSchema(`
    "Everything that can be read."
    type Query {
      "A gift."
      gift("The id of the gift." id: ID, size: Size, "Narrows the gifts." filter: Filter): Gift
    }
    type Gift implements Sold {
      "The card's texts"
      cardText: String
      "The \`sender\` of the gift."
      sender: String
      "The \`slug\` of a gift."
      positionSlug: String
      "In pence."
      price: Int
    }
    "Whatever has a price."
    interface Sold { price: Int }
    "The size."
    enum Size { LARGE "For a small vase." SMALL }
    "What is wanted of a gift."
    input Filter { colour: String }
    "Where to go on from."
    scalar Cursor
    union Found = Gift
  `)
  expect(problemsOf(schema)).toEqual([
    'Query.gift only says its name: "A gift."',
    'Query.gift.id only says its name: "The id of the gift."',
    'Query.gift.size has no description',
    'Gift has no description',
    'Gift.cardText only says its name: "The card\'s texts"',
    'Gift.sender only says its name: "The `sender` of the gift."',
    'Gift.price says too little: "In pence."',
    'Sold.price has no description',
    'Size only says its name: "The size."',
    'Size.LARGE has no description',
    'Filter.colour has no description',
    'Found has no description',
  ])
})
