import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createSession } from '../../contract/session.ts'
import { dataOf, endpoint } from '../../contract/types/endpoint.ts'
import type { FakeUpstream } from '../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../tests/support/stand-ins/upstream.ts'
import { buildContext } from '../context.ts'
import { createUpstream } from '../gateway.ts'
import { CallRecorder } from './call-recorder.ts'
import { sumOf } from './call-words.ts'

const Thing = dataOf(z.object({ name: z.string() }))
const call = { summary: '', tag: 'log', response: Thing } as const
const getOwn = endpoint({ ...call, method: 'GET', path: '/v1/own/' })
const getShared = endpoint({ ...call, method: 'GET', path: '/v1/shared/', shared: true })
const change = endpoint({
  ...call,
  method: 'POST',
  path: '/v1/change/',
  access: 'session',
  body: z.object({}),
})

const THING = { json: { data: { name: 'rose' } } }

let server: FakeUpstream
let upstream: ReturnType<typeof createUpstream>
beforeEach(async () => {
  server = await startUpstream()
  server.answer(({ path }) =>
    path === createSession.path ? { json: { token: 'new-token', exp_data: '2030-01-01T00:00:00Z' } } : THING,
  )
  upstream = createUpstream({
    apiBaseUrl: server.url,
    imageBaseUrl: '',
    cacheSeconds: 600,
    timeoutMs: 2_000,
    changeTimeoutMs: 2_000,
    persistedOnly: false,
  })
})
afterEach(async () => {
  await upstream.close()
  await server.stop()
})

function recorded(sessionToken: string | undefined = 'a-session-token') {
  const recorder = new CallRecorder()
  const visitor = {
    sessionToken,
    authToken: undefined,
    referrerPath: '',
    fingerprint: '',
    onSession: () => {},
  }
  const { rest } = buildContext(upstream, visitor, recorder)
  return { rest, report: () => recorder.report() }
}

test('a visitor’s own call passes the cache by; asked for twice it is made once', async () => {
  const { rest, report } = recorded()
  await Promise.all([rest.call(getOwn), rest.call(getOwn)])
  const { calls, rounds } = report()
  expect(calls).toMatchObject([
    { method: 'GET', path: '/v1/own/', status: 200, failure: null, cache: 'bypass', times: 2, round: 1 },
  ])
  expect(rounds).toBe(1)
})

test('a shared call is a miss at first, and a hit for whoever comes later', async () => {
  const [first, later] = [recorded(), recorded()]
  await first.rest.call(getShared)
  expect(first.report().calls).toMatchObject([{ cache: 'miss', status: 200, round: 1 }])
  // The next millisecond: what is kept was there before.
  const now = Date.now()
  while (Date.now() === now);
  await later.rest.call(getShared)
  expect(later.report()).toMatchObject({ calls: [{ cache: 'hit', status: null, round: 0 }], rounds: 0 })
  expect(sumOf(later.report())).toBe('1 answer of /v1: 1 kept')
})

test('whoever asks while an equal call is under way shares its answer', async () => {
  let answer = () => {}
  const asked = new Promise<void>((arrived) => {
    server.answer(async () => {
      arrived()
      await new Promise<void>((release) => (answer = release))
      return THING
    })
  })
  const [first, second] = [recorded(), recorded()]
  const both = [first.rest.call(getShared), second.rest.call(getShared)]
  await asked
  const now = Date.now()
  while (Date.now() === now);
  answer()
  await Promise.all(both)
  expect(first.report().calls).toMatchObject([{ cache: 'miss' }])
  expect(second.report().calls).toMatchObject([{ cache: 'shared', status: null }])
  expect(server.seen).toHaveLength(1)
})

test('what waits for an answer is of a later round: a stranger’s change begins a session first', async () => {
  const { rest, report } = recorded('')
  await rest.call(change, { body: {} })
  await Promise.all([rest.call(getOwn), rest.call(getShared)])
  expect(report().calls.map(({ method, path, round }) => `${round} ${method} ${path}`)).toEqual([
    '1 POST /v1/session/',
    '2 POST /v1/change/',
    '3 GET /v1/own/',
    '3 GET /v1/shared/',
  ])
  expect(sumOf(report())).toBe('4 answers of /v1: 4 calls in 3 rounds')
})

test('a call that fails says how', async () => {
  server.answer(({ path }) =>
    path === '/v1/own/'
      ? { status: 503, json: { error: { code: 'busy', message: 'Later.' } } }
      : { text: 'no JSON' },
  )
  const { rest, report } = recorded()
  await Promise.allSettled([rest.call(getOwn), rest.call(getShared)])
  expect(report().calls).toMatchObject([
    { path: '/v1/own/', status: 503, failure: 'http' },
    { path: '/v1/shared/', status: 200, failure: 'invalid' },
  ])
})

test('times are told from the beginning of the request', async () => {
  const { rest, report } = recorded()
  await rest.call(getOwn)
  await rest.call(getShared)
  const { calls, ms } = report()
  const [own, shared] = calls
  expect(shared?.startMs).toBeGreaterThanOrEqual((own?.startMs ?? 0) + (own?.ms ?? 0) - 0.2)
  expect(ms).toBeGreaterThanOrEqual(shared?.startMs ?? 0)
})
