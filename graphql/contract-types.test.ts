import { buildSchema, extendSchema, isObjectType, isUnionType, parse } from 'graphql'
import { expect, it } from 'vitest'
import { contractMismatches, parentTypes } from './contract-types.ts'
import { mapEnumsToContract } from './enum-words.ts'
import { buildExecutableSchema, readSchema } from './execution/executable-schema.ts'
import { sharedCallOf } from './execution/shared-calls.ts'
import { resolvers } from './resolvers/resolvers.ts'

const hasResolver = (type: string, field: string) =>
  field in ((resolvers[type] ?? {}) as Record<string, unknown>)

it('every field has a resolver, or the contract has it as the schema says', async () => {
  expect(await contractMismatches(buildExecutableSchema(), hasResolver)).toEqual([])
})

it('what is asked for or changed has a resolver, its own or that of the call of its name', () => {
  const schema = buildExecutableSchema()
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {}))
      expect(
        field.resolve ?? hasResolver(type?.name ?? '', field.name),
        `${type?.name}.${field.name}`,
      ).toBeTruthy()
})

it('a query is answered by the call of its name if neither has anything to say, and the answer fits', async () => {
  const schema = buildSchema(`
    type Query {
      navigation: Navigation, categories: String, promotions(first: Int): Int, me: Int, product: Int, zones: [Int!]
    }
    type Navigation { moreThings: Int }
  `)
  const calls = Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => [
    field.name,
    sharedCallOf(field)?.path,
  ])
  expect(Object.fromEntries(calls)).toEqual({
    navigation: '/v1/navigation/',
    categories: '/v1/categories/',
    zones: '/v1/delivery/zones/',
    promotions: undefined,
    me: undefined,
    product: undefined,
  })
  const found = await contractMismatches(schema, (type) => type !== 'Query')
  expect(found).toEqual([
    expect.stringMatching(/^Query\.categories is a /),
    expect.stringMatching(/^Query\.zones is a /),
  ])
})

it('what may be one of several things says which it is', () => {
  for (const type of Object.values(buildExecutableSchema().getTypeMap()))
    if (isUnionType(type))
      expect(type.resolveType !== undefined || hasResolver(type.name, 'resolveType'), type.name).toBe(true)
})

it('a field the contract does not have, or has as something else, is named', async () => {
  const schema = extendSchema(
    readSchema(),
    parse(`
      extend type Stem { petals: Int, length: Int! }
      extend type Variant { real: Boolean }
      extend type Cart { id_: Int }
    `),
  )
  const found = await contractMismatches(
    schema,
    (type, field) => type === 'Variant' || hasResolver(type, field),
  )
  expect(
    found.filter((line) => /^(Stem|Variant|Cart)\./.test(line)).map((line) => line.replace(/ \(.*/, '')),
  ).toEqual([
    'Cart.id_ has neither a resolver nor a property',
    'Stem.petals has neither a resolver nor a property',
    'Stem.length has neither a resolver nor a property',
  ])
})

it.each([
  ['id: String!', 'is a number in the contract'],
  ['city: [String!]!', 'is no list in the contract'],
  ['product_id: Int!', 'may be null in the contract'],
  ['author: Way!', 'may be any text in the contract'],
  ['title: Review', 'is no object in the contract'],
])('a review with %s is not what the contract answers', async (field, problem) => {
  const schema = buildSchema(`type Query { review: Review } enum Way { POST } type Review { ${field} }`)
  expect(await contractMismatches(schema, () => false)).toEqual([expect.stringContaining(problem)])
})

it('an enum has to know all words of the contract', async () => {
  const schema = buildSchema(
    'type Query { p: GalleryPicture } enum V { FRONT DETAIL } type GalleryPicture { view: V! }',
  )
  mapEnumsToContract(schema)
  expect(await contractMismatches(schema, () => false)).toEqual([
    expect.stringContaining('may be at-home, held in the contract'),
  ])
})

it('what a type is made of is found by its name, by a call, or from a type that leads to it', async () => {
  const schema = readSchema()
  const parents = await parentTypes(schema)
  expect(parents).toMatchObject({
    Product: "import('zod').output<typeof import('../../contract/catalogue.ts').Product>",
    SignInSettings:
      "import('zod').output<typeof import('../../contract/auth.ts').getSignInSettings.response>['data']",
    Refund: "import('zod').output<typeof import('../../contract/order.ts').Order>['refunds'][number]",
  })
  for (const name of Object.keys(parents)) expect(isObjectType(schema.getType(name)), name).toBe(true)
})
