import Fastify from 'fastify'
import { buildSchema, printSchema } from 'graphql'
import mercurius from 'mercurius'
import { expect, it } from 'vitest'
import { resolveByContractName } from './default-resolver.ts'
import { mapEnumsToContract } from '../enum-words.ts'
import { buildExecutableSchema, readSchema } from './executable-schema.ts'

const SCHEMA = `
  type Query { bouquet(view: GalleryView = AT_HOME, states: [OrderState!]): Bouquet, asked(input: Asked): String }
  input Asked { state: OrderState = AWAITING_PAYMENT }
  enum GalleryView { FRONT AT_HOME }
  enum OrderState { AWAITING_PAYMENT PAID }
  type Bouquet { title: String, oldPrice: Int, last4: String, inCart: Boolean, leftOut: String, view: GalleryView, states: [OrderState] }
`

/** The answer of the interpreter, which the compiled query has to give as well. */
async function ask(query: string, variables: Record<string, unknown> = {}) {
  const app = Fastify()
  const schema = buildSchema(SCHEMA)
  mapEnumsToContract(schema)
  resolveByContractName(schema)
  await app.register(mercurius, {
    schema,
    resolvers: {
      Query: {
        bouquet: (_root: unknown, { view, states = [] }: { view: string; states?: string[] }) => ({
          ...{ title: 'Meadow', old_price: 0, last4: '1234', in_cart: false, leftOut: 'Lily', view, states },
        }),
        asked: (_root: unknown, { input }: { input: { state: string } }) => input.state,
      },
    },
    jit: 1,
  })
  const interpreted = await app.graphql(query, {}, variables)
  expect(await app.graphql(query, {}, variables)).toEqual(interpreted)
  expect(await app.graphql(query, {}, variables)).toEqual(interpreted)
  await app.close()
  return interpreted
}

it('a field reads what the contract calls it, or what a resolver called as the schema does', async () => {
  expect(await ask('{ bouquet { title oldPrice last4 inCart leftOut } }')).toEqual({
    data: { bouquet: { title: 'Meadow', oldPrice: 0, last4: '1234', inCart: false, leftOut: 'Lily' } },
  })
})

it('resolvers read and answer enums in the words of the contract', async () => {
  expect(await ask('{ bouquet(view: FRONT, states: [PAID, AWAITING_PAYMENT]) { view states } }')).toEqual({
    data: { bouquet: { view: 'FRONT', states: ['PAID', 'AWAITING_PAYMENT'] } },
  })
  expect(
    await ask(
      'query ($states: [OrderState!], $in: Asked) { bouquet(states: $states) { states } asked(input: $in) }',
      {
        ...{ states: ['AWAITING_PAYMENT'], in: { state: 'PAID' } },
      },
    ),
  ).toEqual({ data: { bouquet: { states: ['AWAITING_PAYMENT'] }, asked: 'paid' } })
})

it('so are values that are there by default', async () => {
  expect(await ask('{ bouquet { view } asked(input: {}) }')).toEqual({
    data: { bouquet: { view: 'AT_HOME' }, asked: 'awaiting_payment' },
  })
})

it('who asks for the schema gets it as it is written', () => {
  expect(printSchema(buildExecutableSchema())).toBe(printSchema(readSchema()))
})
