import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { GraphQLArgument, GraphQLField, GraphQLInputType } from 'graphql'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GatewayContext } from '../context.ts'
import { readSchema } from '../execution/executable-schema.ts'
import { addGateway } from '../gateway.ts'
import { argumentPlaces } from './argument-places.ts'
import { UpstreamError } from './upstream-error.ts'

describe('the argument that a part of a request comes from', () => {
  const args = buildSchema(`
    type Query { a(input: In!, id: ID, productId: ID): Int }
    input In { text: String, senderName: String, card: Card, list: [Card!] }
    input Card { text: String, name: String }
  `).getQueryType()
  const placeOf = argumentPlaces(args?.getFields()['a']?.args ?? [])

  it.each([
    ['body.text', 'input.text'],
    ['body.sender_name', 'input.senderName'],
    ['sender_name', 'input.senderName'],
    ['body.card', 'input.card'],
    ['body.card.text', 'input.card.text'],
    // The body is the card itself.
    ['body.name', 'input.card.name'],
    ['body.wrapped.name', 'input.card.name'],
    ['body.list.2.text', 'input.list.2.text'],
    ['body.list.2', 'input.list.2'],
    ['params.id', 'id'],
    ['query.offer_id', 'productId'],
    ['input.card.text', 'input.card.text'],
  ])('of %s is %s', (field, place) => {
    expect(placeOf(field)).toBe(place)
  })

  it.each(['body', 'body.device', 'headers.name_of_none', 'body.0', ''])('is none for %j', (field) => {
    expect(placeOf(field)).toBeNull()
  })
})

const schema = readSchema()
// The fields of a form are values by name; they have a test beside the forms.
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ name, type }) => name !== 'submitForm' && isUnionType(getNamedType(type)),
)

function hasParts({ type }: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(type)
  return isUnionType(named) && named.getTypes().some(({ name }) => name === 'Refusal')
}

/** What the gateway sends of its own: nobody who calls the mutation can put it right. */
const OF_ITS_OWN = ['signIn body.device', 'answerSandboxWallet body.capture']

/** The value of each argument, by its place: all differ, so that one that is named wrongly has another value. */
function valuesOf(args: readonly GraphQLArgument[]) {
  const byPlace = new Map<string, unknown>()
  let last = 40
  function valueOf(type: GraphQLInputType, at: string): unknown {
    if (isNonNullType(type)) return valueOf(type.ofType, at)
    if (isListType(type)) return [valueOf(type.ofType, `${at}.0`)]
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields())
      return Object.fromEntries(
        fields.map((field) => [field.name, valueOf(field.type, `${at}.${field.name}`)]),
      )
    }
    last += 1
    const value = isEnumType(type)
      ? type.getValues()[0]?.name
      : ({ Int: last, Float: last, Boolean: true }[type.name] ?? (at === 'method' ? 'paypal' : String(last)))
    byPlace.set(at, value)
    return value
  }
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, name)]))
  return { variables, byPlace }
}

/** The places of the values in a request to /v1, such as `body.gift_card.sender`. */
function partsOf(value: unknown, at: string): [string, unknown][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[at, value]]
  return Object.entries(value).flatMap(([name, inside]) => partsOf(inside, at ? `${at}.${name}` : name))
}

describe('a refusal names the arguments', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = Fastify()
    const options = {
      ...{ apiBaseUrl: 'http://127.0.0.1:9', imageBaseUrl: '', cacheSeconds: 0 },
      ...{ timeoutMs: 2_000, changeTimeoutMs: 2_000, persistedOnly: false },
    }
    await addGateway(app, options, () => ({}) as never)
    await app.ready()
  })
  afterAll(() => app.close())

  /** Makes a change, of which /v1 refuses every part of the call after `before` others; null when no such call is made. */
  async function refuse(field: GraphQLField<unknown, unknown>, before: number) {
    const { variables, byPlace } = valuesOf(field.args)
    let calls = 0
    let sent: [string, unknown][] | null = null
    const call = (_endpoint: unknown, { params, query, body }: Record<string, unknown> = {}) => {
      if (calls++ !== before)
        return Promise.resolve({ ...{ success: true, message: '', id: 'x', state: 'x' }, data: {}, user: {} })
      sent = partsOf({ params, query, body }, '')
      const parts = sent.map(([name]) => ({ field: name, code: 'too_long', message: 'is too long' }))
      const message = parts.map((part) => `${part.field}: ${part.message}`).join(', ')
      const refused = { code: 'invalid', message, field: parts[0]?.field, parts }
      return Promise.reject(new UpstreamError('http', 'POST /v1/x', { status: 400, body: refused as never }))
    }
    const rest = {
      call,
      data: call,
      device: 'Firefox',
      isSignedIn: true,
      hasSession: true,
      keepSignIn() {},
      forgetSignIn() {},
    }
    const named = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
    const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
    const { data } = await app.graphql(
      `mutation ${named && `(${named})`} { ${field.name}${given && `(${given})`} {
        ... on UserError { message field } ${hasParts(field) ? '... on Refusal { parts { field } }' : ''} } }`,
      { rest } as unknown as GatewayContext as never,
      variables,
    )
    const answer = (data as Record<string, Answer | null> | null)?.[field.name]
    return sent === null ? null : { sent: sent as [string, unknown][], answer, byPlace }
  }
  type Answer = { message?: string; field?: string | null; parts?: { field: string }[] }

  it.each(mutations.map((field) => [field.name, field] as const))('of %s', async (name, field) => {
    for (let before = 0; before < 3; before++) {
      const made = await refuse(field, before)
      if (!made) break
      const { sent, answer, byPlace } = made
      const isOurs = ([part]: [string, unknown]) => OF_ITS_OWN.includes(`${name} ${part}`)
      // A refused call that goes before or after the change itself is not what it answers.
      if (!answer?.message) continue
      const theirs = sent.filter((part) => !isOurs(part))
      const places = answer.parts?.map((part) => part.field)
      expect([places?.length ?? theirs.length, theirs]).toEqual([theirs.length, theirs])
      for (const [at, place] of (places ?? []).entries()) {
        const value = byPlace.get(place)
        const [part, was] = theirs[at] ?? []
        const isWord = typeof was === 'boolean' || /[a-z]/i.test(String(was))
        if (!isWord) expect(`${part} ${place} ${String(value)}`).toBe(`${part} ${place} ${String(was)}`)
      }
      if (theirs.length)
        expect(
          field.args.some((arg) => answer.field === arg.name || answer.field?.startsWith(`${arg.name}.`)),
        ).toBe(true)
    }
  })
})
