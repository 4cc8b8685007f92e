import type { DocumentNode } from 'graphql'
import { buildSchema, parse, separateOperations, validate } from 'graphql'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { readSchema } from '../../graphql/execution/executable-schema.ts'
import { breakingChanges, undatedDeprecations } from './breaking-changes.ts'
import { operationsOf, readReleased } from './released.ts'

const { schema: lastSchema, releases: kept } = readReleased()
/** The operations that the releases still serve, by release, the newest first. */
const releases = kept.map(operationsOf)

describe('the schema', () => {
  // Pages of each release that is kept are open in browsers, and ask for what theirs asked for.
  const release = { schema: lastSchema, operations: releases.flat() }

  it('breaks no operation of the releases that are kept', async () => {
    expect(await breakingChanges(release, readSchema(), Temporal.Now.plainDateISO().toString())).toEqual([])
  })

  it('says of everything deprecated from when it may be gone', () => {
    expect(undatedDeprecations(readSchema())).toEqual([])
  })

  it('of the last release fits its operations', () => {
    const [newest = []] = releases
    expect(newest.length).toBeGreaterThan(100)
    expect(newest.flatMap((operation) => validate(release.schema, operation))).toEqual([])
  })
})

const operationsIn = (text: string): DocumentNode[] => Object.values(separateOperations(parse(text)))

const SDL = `
  type Query {
    vase(id: ID!, size: Size): Vase
    find(filter: Filter): Found
    flower: Flower
  }
  type Mutation { buy(input: Buying!): Vase }
  type Vase {
    id: ID!
    idOfMaker: ID!
    height: Int!
    width: Int
    depth: Int @deprecated(reason: "Take width, from 2026-03-01.")
    weight: Int @deprecated(reason: "Nobody weighs one.")
    sort: Sort
  }
  type Flower { stems(length: Int): Int }
  union Found = Vase | Flower
  enum Sort { CLAY GLASS }
  enum Size { LARGE SMALL }
  input Filter { text: String, colours: [Colour!] }
  enum Colour { RED BLUE }
  input Buying { id: ID!, address: Address }
  input Address { postcode: String }
`
const release = {
  schema: buildSchema(SDL),
  operations: operationsIn(`
    query VasePage($id: ID!) { vase(id: $id) { ...Vase_vase depth weight sort } }
    query FlowerPage { flower { stems } }
    query Search($filter: Filter) { find(filter: $filter) { ... on Vase { idOfMaker } } }
    mutation Buy($input: Buying!) { buy(input: $input) { ...Vase_vase } }
    fragment Vase_vase on Vase { height }
  `),
}

describe('a change breaks the operations that use', () => {
  it.each([
    [
      'a field that is gone',
      'height: Int!\n',
      '',
      "Field 'height' was removed from object type 'Vase': breaks VasePage, Buy",
    ],
    [
      'a field of another type',
      'height: Int!',
      'height: String!',
      "Field 'Vase.height' changed type from 'Int!' to 'String!': breaks VasePage, Buy",
    ],
    [
      'a field that may be null now',
      'height: Int!',
      'height: Int',
      "Field 'Vase.height' changed type from 'Int!' to 'Int': breaks VasePage, Buy",
    ],
    [
      'a field whose name begins as that of another',
      'idOfMaker: ID!\n',
      '',
      "Field 'idOfMaker' was removed from object type 'Vase': breaks Search",
    ],
    [
      'a field with a new argument that is required',
      'vase(id',
      'vase(shop: ID!, id',
      "Argument 'shop: ID!' added to field 'Query.vase': breaks VasePage",
    ],
    [
      'a field with an argument that is required now',
      'stems(length: Int)',
      'stems(length: Int!)',
      "Type for argument 'length' on field 'Flower.stems' changed from 'Int' to 'Int!': breaks FlowerPage",
    ],
    [
      'an argument that is gone',
      'vase(id: ID!, ',
      'vase(',
      "Argument 'id: ID!' was removed from field 'Query.vase': breaks VasePage",
    ],
    [
      'a value that is gone, in an answer',
      'CLAY GLASS',
      'CLAY',
      "Enum value 'GLASS' was removed from enum 'Sort': breaks VasePage",
    ],
    [
      'a value that is gone, in a variable',
      'RED BLUE',
      'RED',
      "Enum value 'BLUE' was removed from enum 'Colour': breaks Search",
    ],
    [
      'a field of a variable that is gone',
      'postcode: String',
      'town: String',
      "Input field 'postcode' was removed from input object type 'Address': breaks Buy",
    ],
    [
      'a new required field of a variable',
      'postcode: String',
      'postcode: String, town: String!',
      "Input field 'town' of type 'String!' was added to input object type 'Address': breaks Buy",
    ],
    [
      'a member of a union that is gone',
      'Vase | Flower',
      'Flower',
      "Member 'Vase' was removed from Union type 'Found': breaks Search",
    ],
    [
      'a type that is gone',
      'type Flower { stems(length: Int): Int }',
      'scalar Flower',
      "'Flower' kind changed from 'ObjectTypeDefinition' to 'ScalarTypeDefinition': breaks FlowerPage",
    ],
    [
      'what is deprecated without a date',
      /weight: Int .*/,
      '',
      "Field 'weight' (deprecated) was removed from object type 'Vase': breaks VasePage",
    ],
  ])('%s', async (_what, before, after, line) => {
    expect(await breakingChanges(release, buildSchema(SDL.replace(before, after)), '2026-03-01')).toContain(
      line,
    )
  })

  it.each([
    ['a field is new', 'height: Int!', 'height: Int!, colour: String'],
    ['an argument is new and may be missing', 'vase(id', 'vase(shop: ID, id'],
    ['a value is new', 'CLAY GLASS', 'CLAY GLASS WOOD'],
    ['no operation uses the field', 'width: Int\n', ''],
    ['no operation sends the argument', 'stems(length: Int)', 'stems'],
    ['no operation sends the argument, which has another type', 'length: Int', 'length: String'],
    ['no operation sends the value', 'LARGE SMALL', 'LARGE'],
    ['it was deprecated, and its day has come', /depth: Int .*/, ''],
  ])('but none when %s', async (_what, before, after) => {
    expect(await breakingChanges(release, buildSchema(SDL.replace(before, after)), '2026-03-01')).toEqual([])
  })

  it('also of an earlier release, which no longer has a name of its own', async () => {
    const operations = [
      ...operationsIn('query VasePage { vase(id: 1) { height } }'),
      ...operationsIn('query VasePage { vase(id: 1) { width } }'),
    ]
    const schema = buildSchema(SDL.replace('width: Int\n', ''))
    expect(await breakingChanges({ schema: release.schema, operations }, schema, '2026-03-01')).toEqual([
      "Field 'width' was removed from object type 'Vase': breaks VasePage",
    ])
  })

  it('but not of one that asked for what has gone before', async () => {
    const operations = operationsIn('query VasePage { vase(id: 1) { glaze height } }')
    const schema = buildSchema(SDL.replace('width: Int\n', ''))
    expect(await breakingChanges({ schema: release.schema, operations }, schema, '2026-03-01')).toEqual([])
  })

  it('what was deprecated, as long as its day has not come', async () => {
    const schema = buildSchema(SDL.replace(/depth: Int .*/, ''))
    expect(await breakingChanges(release, schema, '2026-02-28')).toEqual([
      "Field 'depth' (deprecated) was removed from object type 'Vase': breaks VasePage",
    ])
  })
})

it('a deprecation without a date is found, wherever it is', () => {
  const schema = buildSchema(`
    type Query { vase(size: Int @deprecated(reason: "Soon.")): Int, sort: Sort @deprecated }
    enum Sort { CLAY @deprecated(reason: "Until 2026-03-01."), GLASS @deprecated(reason: "In 2026.") }
    input Filter { text: String @deprecated(reason: "No.") }
  `)
  expect(undatedDeprecations(schema)).toEqual(['Query.vase.size', 'Query.sort', 'Sort.GLASS', 'Filter.text'])
})
