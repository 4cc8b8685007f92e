import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { GraphQLField, GraphQLInputType } from 'graphql'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import { buildContext } from '../../context.ts'
import { WrongArgument } from '../../errors/wrong-argument.ts'
import { readSchema } from '../../execution/executable-schema.ts'
import { addGateway, createUpstream } from '../../gateway.ts'
import { numberIfAny, numberOf } from './number-of.ts'

describe('the number of an identifier', () => {
  it.each([
    ['1', 1],
    ['101', 101],
    ['2147483647', 2_147_483_647],
  ])('%j is %i', (id, number) => {
    expect(numberOf(id, 'productId')).toBe(number)
  })

  it.each(['', '0', '-1', '007', '1.5', '1e3', ' 1', '1\n', 'abc', '2147483648', '99999999999'])(
    '%j is none, and the argument is named',
    (id) => {
      expect(() => numberOf(id, 'input.productId')).toThrow(
        new WrongArgument('input.productId: must be a whole number from 1 to 2147483647'),
      )
    },
  )

  it('is missing where there is no identifier', () => {
    expect([numberIfAny(null, 'id'), numberIfAny(undefined, 'id'), numberIfAny('7', 'id')]).toEqual([
      ...[undefined, undefined, 7],
    ])
    expect(() => numberIfAny('', 'id')).toThrow('id: must be')
  })
})

/** An identifier among the arguments of a field: `addCartLine(input.productId)`. */
type Identifier = { kind: 'query' | 'mutation'; field: GraphQLField<unknown, unknown>; path: string[] }

const schema = readSchema()

const identifiers: Identifier[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(root?.getFields() ?? {}).flatMap((field) =>
    field.args
      .flatMap(({ name, type }) => identifiersIn([name], type))
      .map((path) => ({ kind, field, path })),
  )
})

function identifiersIn(path: string[], type: GraphQLInputType): string[][] {
  const named = getNamedType(type)
  if (named.name === 'ID') return [path]
  if (!isInputObjectType(named)) return []
  return Object.values(named.getFields()).flatMap((field) => identifiersIn([...path, field.name], field.type))
}

/** A value that a type allows, with what it requires: `id` is that of the identifier at the end of `path`, and 7 of all others. */
function valueOf(type: GraphQLInputType, path: string[] | undefined, id: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, path, id)
  if (isListType(type)) return [valueOf(type.ofType, path, id)]
  if (isInputObjectType(type)) {
    const [name, ...rest] = path ?? []
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => field.name === name || isRequiredInputField(field))
        .map((field) => [field.name, valueOf(field.type, field.name === name ? rest : undefined, id)]),
    )
  }
  if (isEnumType(type)) return type.getValues()[0]?.name
  return { ID: path ? id : '7', Int: 1, Boolean: true }[type.name] ?? 'stripe'
}

/** Those that are text in /v1 as well, beside every `orderId`. */
const TEXTS = [
  ...['order.id', 'cancelOrder.id', 'removeOrder.id', 'repeatOrder.id', 'takeOverAddress.id'],
  'updateOrder.id',
  ...[
    'pauseSubscription.id',
    'resumeSubscription.id',
    'skipDelivery.id',
    'swapSubscriptionProduct.id',
    'setSubscriptionWindow.id',
  ],
  ...['cancelSubscription.id', 'removeGiftCard.id', 'endSignIn.id'],
]
const isText = (name: string) => name.endsWith('.orderId') || TEXTS.includes(name)

const named = identifiers.map((one) => [`${one.field.name}.${one.path.join('.')}`, one] as const)
const numbers = named.filter(([name]) => !isText(name))
const texts = named.filter(([name]) => isText(name))

describe('an identifier among the arguments', () => {
  let server: FakeUpstream
  let app: FastifyInstance
  let upstream: ReturnType<typeof createUpstream>
  beforeAll(async () => {
    server = await startUpstream()
    const options = {
      ...{ apiBaseUrl: server.url, imageBaseUrl: '', cacheSeconds: 0 },
      ...{ timeoutMs: 2_000, changeTimeoutMs: 2_000, persistedOnly: false },
    }
    upstream = createUpstream(options)
    app = Fastify()
    await addGateway(app, options, () => signedIn())
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await upstream.close()
    await server.stop()
  })
  beforeEach(() => {
    server.answer(() => ({ status: 404, json: { error: { code: 'not_found', message: 'There is none.' } } }))
    server.seen.length = 0
  })

  const signedIn = () =>
    buildContext(upstream, {
      ...{ sessionToken: 'token', authToken: 'auth', referrerPath: '/', fingerprint: '' },
      onSession: () => {},
    })

  async function ask({ kind, field, path }: Identifier, id: string) {
    const args = field.args.filter((one) => one.name === path[0] || isRequiredArgument(one))
    const given = (of: (arg: (typeof args)[number]) => string) => args.map(of).join(', ')
    const document = `${kind} (${given(({ name, type }) => `$${name}: ${String(type)}`)}) {
      ${field.name}(${given(({ name }) => `${name}: $${name}`)}) { __typename }
    }`
    const variables = Object.fromEntries(
      args.map(({ name, type }) => [name, valueOf(type, name === path[0] ? path.slice(1) : undefined, id)]),
    )
    const { errors } = await app.graphql(document, signedIn() as never, variables)
    return { errors, sent: server.seen.map(({ path: at, body }) => at + body).join('\n') }
  }

  it.each(numbers)('%s that is no number is refused by its name, and nothing is asked', async (_, one) => {
    const { errors, sent } = await ask(one, 'abc')
    expect(errors).toMatchObject([
      {
        message: `${one.path.join('.')}: must be a whole number from 1 to 2147483647`,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ])
    expect(sent).toBe('')
  })

  it.each(numbers)('%s is a number in /v1', async (_, one) => {
    const { sent } = await ask(one, '2101')
    expect(sent).toContain('2101')
    expect(sent).not.toContain('"2101"')
  })

  it.each(texts)('%s is the same text in /v1', async (_, one) => {
    const { errors, sent } = await ask(one, 'A2101')
    expect(errors).toBeUndefined()
    expect(sent).toContain('A2101')
  })
})
