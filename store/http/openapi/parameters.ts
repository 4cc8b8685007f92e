import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '../../../contract/types/endpoint.ts'
import { APP_PLATFORMS } from '../../../contract/types/primitives.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: true
  description?: string
  schema: JsonSchema
  example?: unknown
}
type Reference = { $ref: string }
type Parameters = (Parameter | Reference)[]

/** The operations of a path by their method, and the parameters that all of them have. */
export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', JsonSchema>> & {
  parameters?: Parameters
}

const header = (name: string, description: string, schema: JsonSchema, example: string): Parameter => ({
  ...{ name, in: 'header', description, schema, example },
})

/** The parameters of many calls. Tokens are security schemes instead. */
export const SHARED_PARAMETERS = {
  IdempotencyKey: header(
    'Idempotency-Key',
    'A new value for each intention, the same for its repeats: a repeat gets the first answer, and nothing is done twice. It is the session’s, so X-Session-Token is needed with it.',
    { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
    '7f9a1c52-2a52-4a5e-8a52-5d1e6f0a9b11',
  ),
  ReferrerPath: header(
    'X-Referrer-Path',
    'The page of the shop from which the call is made.',
    { type: 'string' },
    '/category/roses',
  ),
  VisitorFingerprint: header(
    'X-Visitor-Fingerprint',
    'The visitor’s network and device as two hashes with a dot between them. Limits are counted by them; without it, by the address that the call comes from.',
    { type: 'string' },
    '3f2a9c1b7d5e4f60.a1b2c3d4e5f60718',
  ),
  AppPlatform: header(
    'X-App-Platform',
    'Sent by the shop’s apps: promo codes for the app are taken with it only.',
    { type: 'string', enum: APP_PLATFORMS },
    'ios',
  ),
  OrderNumber: {
    name: 'id',
    in: 'path',
    required: true,
    schema: { $ref: '#/components/schemas/OrderId' },
    example: '7F3K2M9Q',
  },
} as const satisfies Record<string, Parameter>

export function parametersOf(endpoint: Endpoint, schemas: Schemas): Parameters {
  const { params, query, shared, idempotent, readsAppPlatform, example = {} } = endpoint
  const reference = (name: keyof typeof SHARED_PARAMETERS) => ({ $ref: `#/components/parameters/${name}` })
  return [
    ...(params
      ? partsOf('path', schemas.inputObject(params), example.params).map((one) =>
          isDeepStrictEqual(one, SHARED_PARAMETERS.OrderNumber) ? reference('OrderNumber') : one,
        )
      : []),
    ...(query ? partsOf('query', schemas.inputObject(query), example.query) : []),
    ...(idempotent ? [reference('IdempotencyKey')] : []),
    // The gateway asks for shared answers without anything of the visitor.
    ...(shared ? [] : [reference('ReferrerPath'), reference('VisitorFingerprint')]),
    ...(readsAppPlatform ? [reference('AppPlatform')] : []),
  ]
}

/** The properties of an object as parameters. */
function partsOf(place: 'path' | 'query', { properties, required }: JsonSchema, example: object = {}) {
  return Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, { description, ...schema }]): Parameter => {
      const value = Object.entries(example).find(([key]) => key === name)?.[1] as unknown
      return {
        name,
        in: place,
        ...((place === 'path' || (required as string[] | undefined)?.includes(name)) && { required: true }),
        ...(typeof description === 'string' && { description }),
        schema,
        ...(value !== undefined && { example: value }),
      }
    },
  )
}

/** Says once for a path which parameters all of its operations have, where it has several. */
export function shareParameters(path: PathItem): PathItem {
  const operations = Object.entries(path) as [string, JsonSchema & { parameters?: Parameters }][]
  const [first, ...others] = operations.map(([, { parameters = [] }]) => parameters)
  if (!first || others.length === 0) return path
  const isIn = (parameters: Parameters) => (one: Parameters[number]) =>
    parameters.some((other) => isDeepStrictEqual(one, other))
  const shared = first.filter((one) => others.every((parameters) => isIn(parameters)(one)))
  if (shared.length === 0) return path
  const withOwn = operations.map(([method, { parameters = [], ...operation }]) => {
    const own = parameters.filter((one) => !isIn(shared)(one))
    return [method, { ...operation, ...(own.length && { parameters: own }) }]
  })
  return { parameters: shared, ...(Object.fromEntries(withOwn) as PathItem) }
}
