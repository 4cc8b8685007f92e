import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContext } from '../context.ts'
import { addGateway, createUpstream } from '../gateway.ts'
import { publicErrorOf } from './public-error.ts'
import { UpstreamError } from './upstream-error.ts'

const ADD = 'mutation ($input: AddCartLineInput!) { addCartLine(input: $input) { __typename } }'

describe('a value of a variable that its type does not take', () => {
  const logged: string[] = []
  let app: FastifyInstance
  let upstream: ReturnType<typeof createUpstream>
  beforeAll(async () => {
    const options = {
      // Nothing is asked of it.
      ...{ apiBaseUrl: 'http://127.0.0.1:9', imageBaseUrl: '', cacheSeconds: 0 },
      ...{ timeoutMs: 2_000, changeTimeoutMs: 2_000, persistedOnly: false },
    }
    upstream = createUpstream(options)
    app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } })
    const visitor = {
      sessionToken: 'token',
      authToken: undefined,
      referrerPath: '/',
      fingerprint: '',
      onSession: () => {},
    }
    await addGateway(app, options, () => buildContext(upstream, visitor))
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await upstream.close()
  })

  it.each<[what: string, input: object, place: string, reason: string]>([
    ['a fraction', { productId: 1.5, variantSlug: 'red' }, 'productId', 'value: 1.5'],
    ['a list', { productId: [], variantSlug: 'red' }, 'productId', 'value: []'],
    ['null', { productId: null, variantSlug: 'red' }, 'productId', 'not to be null'],
    ['nothing', { variantSlug: 'red' }, 'productId', 'not provided'],
    [
      'a number that is too large',
      { productId: '253', variantSlug: 'red', quantity: 99_999_999_999 },
      'quantity',
      'non 32-bit signed integer',
    ],
  ])('is the mistake of the client, who is told where it is: %s', async (_, input, place, reason) => {
    // mercurius compiles an operation that comes again, and reads the variables in another way then.
    for (let time = 0; time < 4; time++) {
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: ADD, variables: { input } },
      })
      expect(answer.statusCode).toBe(400)
      const { errors } = answer.json<{ errors: { message: string; extensions: object }[] }>()
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
      expect(errors[0]?.message).toContain(place)
      expect(errors[0]?.message).toContain(reason)
    }
    expect(logged).toEqual([])
  })
})

describe('what is told of a call that failed', () => {
  const failed = (status: number, message = 'There is no such order.') =>
    new UpstreamError('http', 'GET /v1/x', { status, body: { code: 'x', message } })

  it.each([
    [404, 'NOT_FOUND', 'There is no such order.'],
    [403, 'REFUSED', 'There is no such order.'],
    [400, 'BAD_USER_INPUT', 'There is no such order.'],
    [500, 'UPSTREAM_FAILED', 'A part of the shop did not answer.'],
  ])('of %i is %s: %s', (status, code, message) => {
    expect(publicErrorOf(failed(status))).toEqual({ message, extensions: { code } })
  })
})
