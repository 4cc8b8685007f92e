import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dataOf, endpoint } from '../../contract/types/endpoint.ts'
import { createSession } from '../../contract/session.ts'
import type { FakeUpstream, Seen } from '../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../tests/support/stand-ins/upstream.ts'
import { CachePolicy } from '../cache-policy.ts'
import { createUpstream } from '../gateway.ts'
import { UpstreamError } from '../errors/upstream-error.ts'
import type { Identity } from './client.ts'
import { RestClient } from './client.ts'

const Thing = dataOf(z.object({ name: z.string() }))
const call = { summary: '', tag: 'log', response: Thing } as const
const getOwn = endpoint({
  ...call,
  method: 'GET',
  path: '/v1/own/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.int().optional() }),
})
const getSlow = endpoint({ ...call, method: 'GET', path: '/v1/slow/', slow: true })
const getShared = endpoint({ ...call, method: 'GET', path: '/v1/shared/', shared: true })
const change = endpoint({
  ...call,
  method: 'POST',
  path: '/v1/change/',
  access: 'session',
  body: z.object({ name: z.string() }),
})
const book = endpoint({ ...call, method: 'POST', path: '/v1/book/', access: 'session', idempotent: true })
const changeByLink = endpoint({ ...call, method: 'POST', path: '/v1/by-link/' })

const THING = { json: { data: { name: 'rose' } } }
const SESSION = { json: { token: 'new-token', exp_data: '2030-01-01T00:00:00Z' } }
const NO_SESSION = {
  status: 401,
  json: { error: { code: 'session_required', message: 'A session is needed.' } },
}

let server: FakeUpstream
let upstream: ReturnType<typeof createUpstream>
beforeEach(async () => {
  server = await startUpstream()
  server.answer(({ path }) => (path === createSession.path ? SESSION : THING))
  upstream = connect({})
})
afterEach(async () => {
  await upstream.close()
  await server.stop()
})

const connect = (change: object) =>
  createUpstream({
    apiBaseUrl: server.url,
    imageBaseUrl: '',
    cacheSeconds: 600,
    timeoutMs: 2_000,
    changeTimeoutMs: 2_000,
    persistedOnly: false,
    ...change,
  })

function client(identity: Partial<Identity> = {}, cachePolicy = new CachePolicy()): RestClient {
  const visitor: Identity = {
    sessionToken: 'token',
    authToken: 'auth',
    referrerPath: '/roses',
    fingerprint: 'print',
    appPlatform: 'ios',
    onSession: () => {},
    ...identity,
  }
  return new RestClient(upstream, visitor, cachePolicy)
}

const paths = () => server.seen.map(({ method, path }) => `${method} ${path}`)
const failure = async (promise: Promise<unknown>): Promise<UpstreamError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UpstreamError)
  return error as UpstreamError
}

describe('a call about one visitor', () => {
  it('fills in the path and carries the visitor’s headers', async () => {
    await client().call(getOwn, { params: { id: 'a/b c' }, query: { page: 2 } })
    expect(paths()).toEqual(['GET /v1/own/a%2Fb%20c?page=2'])
    expect(server.seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-session-token': 'token',
      authorization: 'Bearer auth',
      'x-referrer-path': '/roses',
      'x-visitor-fingerprint': 'print',
      'x-app-platform': 'ios',
    })
  })

  it('is made once in a request, however often it is asked for', async () => {
    const rest = client()
    await Promise.all(Array.from({ length: 20 }, () => rest.call(getOwn, { params: { id: '1' } })))
    await rest.call(getOwn, { params: { id: '2' } })
    expect(paths()).toEqual(['GET /v1/own/1', 'GET /v1/own/2'])
  })

  it('is made again after a change', async () => {
    const rest = client()
    await rest.call(getOwn, { params: { id: '1' } })
    await rest.call(change, { body: { name: 'x' } })
    await rest.call(getOwn, { params: { id: '1' } })
    expect(paths()).toEqual(['GET /v1/own/1', 'POST /v1/change/', 'GET /v1/own/1'])
  })

  it('is not shared between visitors, and marks the answer as personal', async () => {
    const cachePolicy = new CachePolicy()
    const [one, other] = [client({}, cachePolicy), client({ sessionToken: 'other' })]
    await Promise.all([
      one.call(getOwn, { params: { id: '1' } }),
      other.call(getOwn, { params: { id: '1' } }),
    ])
    expect(server.seen.map(({ headers }) => headers['x-session-token']).sort()).toEqual(['other', 'token'])
    expect(cachePolicy.isPersonal).toBe(true)
  })
})

describe('a sign-in', () => {
  const DEAD = { status: 401, json: { error: { code: 'auth_invalid', message: 'No longer.' } } }
  const told: string[] = []
  const onSession = () => void told.push('session')
  const onAuth = () => void told.push('auth')
  const onSignedOut = () => void told.push('signed out')
  const SIGN_IN = {
    token: 'new-auth',
    expires_at: '2031-01-01T00:00:00Z',
    session: { token: 'rotated', exp_data: '2030-01-01T00:00:00Z' },
  }
  beforeEach(() => {
    told.length = 0
  })

  it('is used by the calls that follow, under the new session token', async () => {
    const rest = client({ authToken: undefined, onSession, onAuth, onSignedOut })
    await rest.call(getOwn, { params: { id: '1' } })
    rest.keepSignIn(SIGN_IN)
    await rest.call(getOwn, { params: { id: '1' } })
    expect(server.seen.map(({ headers }) => headers['x-session-token'])).toEqual(['token', 'rotated'])
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer new-auth'])
    expect(told).toEqual(['session', 'auth'])
  })

  it('whose token is dead is forgotten: the caller is told, the calls that follow are a guest’s', async () => {
    server.answer(({ headers }) => (headers.authorization ? DEAD : THING))
    const rest = client({ onSession, onAuth, onSignedOut })
    expect((await failure(rest.call(getOwn, { params: { id: '1' } }))).status).toBe(401)
    expect(told).toEqual(['signed out'])
    expect(rest.isSignedIn).toBe(false)
    await rest.call(getOwn, { params: { id: '1' } })
    expect(server.seen.at(-1)?.headers).not.toHaveProperty('authorization')
  })

  it('stays through a 401 that is about the session', async () => {
    server.answer(() => NO_SESSION)
    const rest = client({ onSession, onAuth, onSignedOut })
    await failure(rest.call(getOwn, { params: { id: '1' } }))
    expect(told).toEqual([])
    expect(rest.isSignedIn).toBe(true)
  })

  it('alone is enough to be known by', () => {
    expect(client({ sessionToken: undefined }).hasSession).toBe(true)
    expect(client({ sessionToken: undefined, authToken: undefined }).hasSession).toBe(false)
  })
})

describe('a call that is the same for everybody', () => {
  it('carries nothing of the visitor', async () => {
    const cachePolicy = new CachePolicy()
    const rest = client({}, cachePolicy)
    const asked = Date.now()
    expect(await rest.data(getShared)).toEqual({ name: 'rose' })
    const headers = server.seen[0]?.headers ?? {}
    for (const name of [
      'x-session-token',
      'authorization',
      'x-referrer-path',
      'x-visitor-fingerprint',
      'cookie',
    ]) {
      expect(headers).not.toHaveProperty(name)
    }
    expect(cachePolicy.isPersonal).toBe(false)
    expect(cachePolicy.freshUntil - asked).toBeCloseTo(600_000, -4)
  })

  it('is made once for two hundred visitors at the same time, and kept', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => client().call(getShared, {})))
    expect(answers.every(({ data }) => data.name === 'rose')).toBe(true)
    await client().call(getShared, {})
    expect(paths()).toEqual(['GET /v1/shared/'])
  })

  it('that was asked before all was forgotten is not remembered after', async () => {
    const old = Promise.withResolvers<object>()
    server.answer((_request, earlier) => (earlier ? THING : old.promise.then((json) => ({ json }))))
    const before = client().call(getShared, {})
    await expect.poll(() => paths().length).toBe(1)
    await upstream.cache.purge('all')
    expect(await client().call(getShared, {})).toEqual({ data: { name: 'rose' } })
    old.resolve({ data: { name: 'old' } })
    expect(await before).toEqual({ data: { name: 'old' } })
    expect(await client().call(getShared, {})).toEqual({ data: { name: 'rose' } })
    expect(paths()).toHaveLength(2)
  })

  it('that failed is asked again', async () => {
    server.answer((_request, earlier) => (earlier ? THING : { status: 503, json: {} }))
    expect((await failure(client().call(getShared, {}))).status).toBe(503)
    expect((await client().call(getShared, {})).data.name).toBe('rose')
  })
})

describe('a change', () => {
  it('that needs no token starts no session', async () => {
    await client({ sessionToken: undefined }).call(changeByLink)
    expect(paths()).toEqual(['POST /v1/by-link/'])
  })

  it('starts one session when there is none, and tells of it once', async () => {
    const told: string[] = []
    const rest = client({ sessionToken: undefined, onSession: ({ token }) => told.push(token) })
    await Promise.all([
      rest.call(change, { body: { name: 'a' } }),
      rest.call(change, { body: { name: 'b' } }),
    ])
    expect(paths().filter((path) => path === 'POST /v1/session/')).toHaveLength(1)
    expect(told).toEqual(['new-token'])
    expect(server.seen.slice(1).map(({ headers }) => headers['x-session-token'])).toEqual([
      'new-token',
      'new-token',
    ])
  })

  it('is made again, once, with a new session when the old one ran out', async () => {
    server.answer(({ path, headers }) =>
      path === createSession.path ? SESSION : headers['x-session-token'] === 'new-token' ? THING : NO_SESSION,
    )
    await client({ sessionToken: 'old' }).call(change, { body: { name: 'x' } })
    expect(paths()).toEqual(['POST /v1/change/', 'POST /v1/session/', 'POST /v1/change/'])
  })

  it('is not made a third time', async () => {
    server.answer(({ path }) => (path === createSession.path ? SESSION : NO_SESSION))
    const error = await failure(client().call(change, { body: { name: 'x' } }))
    expect(error.body?.code).toBe('session_required')
    expect(paths()).toEqual(['POST /v1/change/', 'POST /v1/session/', 'POST /v1/change/'])
  })

  it.each([
    ['a fault', () => ({ status: 500, json: {} })],
    ['a connection that breaks', () => 'hang up' as const],
    ['a refusal', () => ({ status: 409, json: { error: { code: 'busy', message: 'Busy.' } } })],
  ])('is never made again after %s', async (_what, reply) => {
    server.answer(reply)
    await failure(client().call(change, { body: { name: 'x' } }))
    expect(paths()).toEqual(['POST /v1/change/'])
  })

  it('that books has a key: the caller’s, or a new one each time', async () => {
    const rest = client()
    await rest.call(book, {}, 'press-1')
    await rest.call(book, {})
    await rest.call(book, {})
    await rest.call(change, { body: { name: 'x' } })
    const keys = server.seen.map(({ headers }: Seen) => headers['idempotency-key'])
    expect(keys[0]).toBe('press-1')
    expect(new Set(keys.slice(0, 3)).size).toBe(3)
    expect(keys[3]).toBeUndefined()
  })
})

/** Has so many calls answered that this many may be sent again, and forgets them. */
async function earnRepeats(count: number): Promise<void> {
  for (let asked = 0; asked < count * 10; asked++)
    await client().call(getOwn, { params: { id: `earned-${asked}` } })
  server.seen.length = 0
}

describe('an upstream in trouble', () => {
  const ask = (id: number) =>
    client()
      .call(getOwn, { params: { id: String(id) } })
      .then(
        () => undefined,
        (error: unknown) => error as UpstreamError,
      )

  it('is sent no more repeats than a tenth of what it answers', async () => {
    await earnRepeats(5)
    server.answer(() => 'hang up')
    // One is left over from the beginning, and that ends the budget.
    for (let id = 0; id < 4; id++) await ask(id)
    server.answer((_request, earlier) => (earlier ? THING : 'hang up'))
    server.seen.length = 0
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, id) => ask(id + 100)))
    const answered = outcomes.filter((error) => !error).length
    // A repeat may be hung up on as well: its connection was opened for another call.
    const repeats = server.seen.length - 100
    expect(repeats).toBeLessThanOrEqual(1)
    expect(answered).toBeLessThanOrEqual(repeats)
  })

  it.each([
    ['hangs up', 'hang up' as const],
    ['answers 503', { status: 503, json: {} }],
    ['answers with something else', { text: '<h1>Hello</h1>' }],
  ])('that %s is left alone until a probe is answered', async (_what, reply) => {
    const changes: boolean[] = []
    await upstream.close()
    upstream = connect({ onCircuitChange: (isOpen: boolean) => changes.push(isOpen) })
    server.answer(() => reply)
    for (let id = 0; id < 5; id++) expect(await ask(id)).toMatchObject({ refused: false })
    expect(changes).toEqual([true])
    server.seen.length = 0
    expect(await ask(6)).toMatchObject({ failure: 'open', status: 503, retryAfter: 2 })
    const held = await failure(client().call(change, { body: { name: 'x' } }))
    expect(held).toMatchObject({ failure: 'open', status: 503 })
    expect(server.seen).toEqual([])
    server.answer(() => THING)
    await expect.poll(() => changes, { timeout: 20_000 }).toEqual([true, false])
    expect(paths().every((path) => path === 'GET /v1/navigation/')).toBe(true)
    expect(await ask(7)).toBeUndefined()
  })
})

describe('what goes wrong', () => {
  const ask = () => failure(client().call(getOwn, { params: { id: '1' } }))

  it('is a refusal with its code and field when the answer says so', async () => {
    server.answer(() => ({
      status: 400,
      json: { error: { code: 'invalid', message: 'No.', field: 'params.id' } },
    }))
    expect(await ask()).toMatchObject({
      failure: 'http',
      status: 400,
      refused: true,
      body: { code: 'invalid', field: 'params.id' },
    })
  })

  it('is a fault when the answer says 500', async () => {
    server.answer(() => ({ status: 500, json: { error: { code: 'fault', message: 'Oh.' } } }))
    expect(await ask()).toMatchObject({ failure: 'http', status: 500, refused: false })
  })

  it('is a fault when the answer is none of the contract', async () => {
    server.answer(() => ({ json: { data: { name: 7 } } }))
    expect(await ask()).toMatchObject({ failure: 'invalid', refused: false })
  })

  it('is a fault when the answer is no JSON', async () => {
    server.answer(() => ({ status: 404, text: '<h1>Not found</h1>' }))
    expect(await ask()).toMatchObject({ failure: 'invalid', refused: false, unavailable: false })
  })

  it.each([
    [500, false],
    [502, true],
    [503, true],
    [504, true],
  ])('is a fault when a proxy answers %i in its own words', async (status, unavailable) => {
    server.answer(() => ({ status, text: '<h1>Bad gateway</h1>' }))
    expect(await ask()).toMatchObject({ failure: 'http', status, refused: false, unavailable })
  })

  it('waits as long for what asks somebody else as for a change', async () => {
    await upstream.close()
    upstream = connect({ timeoutMs: 50 })
    server.answer(async () => {
      await new Promise((later) => setTimeout(later, 300))
      return THING
    })
    expect(await client().call(getSlow, {})).toEqual(THING.json)
  })

  it('is a time-out when no answer comes in time', async () => {
    await upstream.close()
    upstream = connect({ timeoutMs: 50 })
    server.answer(() => 'silence')
    expect(await ask()).toMatchObject({ failure: 'timeout', status: 504 })
  })

  it('is a time-out, too, when this process stood still as it was due', async () => {
    await upstream.close()
    upstream = connect({ changeTimeoutMs: 600 })
    server.answer(() => 'silence')
    const failed = failure(client().call(change, { body: { name: 'rose' } }))
    await expect.poll(paths).toContain('POST /v1/change/')
    // As a page that is long in the making does.
    const until = performance.now() + 1_700
    while (performance.now() < until);
    expect(await failed).toMatchObject({ failure: 'timeout', status: 504 })
  })

  it('is nothing when the other side hangs up on what may be repeated, and answers it then', async () => {
    await earnRepeats(3)
    server.answer((_request, earlier) => (earlier ? THING : 'hang up'))
    expect(await client().call(getOwn, { params: { id: '1' } })).toEqual({ data: { name: 'rose' } })
    expect(await client().call(getShared, {})).toEqual({ data: { name: 'rose' } })
    expect(paths()).toEqual(['GET /v1/own/1', 'GET /v1/own/1', 'GET /v1/shared/', 'GET /v1/shared/'])
    expect(await client().call(book, {})).toEqual({ data: { name: 'rose' } })
    const [first, again] = server.seen.slice(4).map(({ headers }) => headers['idempotency-key'])
    expect(again).toBe(first)
  })

  it('is the network’s when the other side hangs up twice, or on a change, which is not made again', async () => {
    server.answer(() => 'hang up')
    expect(await ask()).toMatchObject({ failure: 'network', status: 502 })
    expect(paths()).toHaveLength(2)
    expect(await failure(client().call(change, { body: { name: 'rose' } }))).toMatchObject({
      ...{ failure: 'network', status: 502 },
    })
    expect(paths()).toHaveLength(3)
  })

  it('is the network’s when the connection breaks or cannot be made', async () => {
    server.answer(() => 'hang up')
    expect(await ask()).toMatchObject({ failure: 'network', status: 502 })
    await server.stop()
    expect(await ask()).toMatchObject({ failure: 'network', status: 502 })
    server = await startUpstream()
  })

  it('names the call and never a token', async () => {
    server.answer(() => ({ status: 500, json: {} }))
    const error = await ask()
    expect(error.message).toContain('GET /v1/own/1')
    expect(JSON.stringify(error)).not.toMatch(/token|Bearer/)
  })
})
