import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { identityOf } from './identity.ts'
import { proxyTrust } from './trust-proxy.ts'

let app: FastifyInstance
beforeAll(async () => {
  // As behind a proxy that says whom it asks for.
  app = Fastify({ trustProxy: proxyTrust(readConfig({ TRUST_PROXY: '1' }).trustProxy) })
  await app.register(cookie)
  app.get('/', (request, reply) => identityOf(readConfig({}), request, reply).fingerprint)
})
afterAll(() => app.close())

/** What stands for the network a request comes from, and what for the browser. */
async function printOf(address: string, agent = 'Mozilla/5.0'): Promise<string[]> {
  const { body } = await app.inject({
    url: '/',
    headers: { 'x-forwarded-for': address, 'user-agent': agent },
  })
  return body.split('.')
}
const networkOf = async (address: string) => (await printOf(address))[0]

describe('a visitor is told apart for limits', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:a:b:c:d'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    // The same network, however short its addresses are written.
    ['2001:db8:1::1', '2001:db8:1:0:5:6:7:8'],
    ['2001:db8::1', '2001:db8::2'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0:1::'],
    ['2001:db8::a:5:6:7:8', '2001:db8:0:a::'],
    ['2001:DB8:00AB:2::1', '2001:db8:ab:2::2'],
    ['fe80::1%eth0', 'fe80::2'],
    ['fe80::1%vlan:0.1::', 'fe80::2'],
    // As proxies write them that add the port, or know IPv6 addresses alone.
    ['203.0.113.7:4711', '203.0.113.7:4712'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::2'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])(
    'by the network alone: %s and %s are one, as whoever has one IPv6 address has 2^64',
    async (one, two) => {
      expect(await networkOf(one)).toBe(await networkOf(two))
    },
  )

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1::1', '2001:db8:2::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['2001:db8::a:5:6:7:8', '2001:db8::b:5:6:7:8'],
    ['203.0.113.7', '203.0.113.8'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ])('by the network: %s and %s are two', async (one, two) => {
    expect(await networkOf(one)).not.toBe(await networkOf(two))
  })

  it('by the address that the proxy saw, whatever the visitor wrote before it', async () => {
    for (const written of ['9.9.9.1', '127.0.0.1', '10.0.0.1', 'unknown', '9.9.9.1, 9.9.9.2'])
      expect(await networkOf(`${written}, 203.0.113.7`), written).toBe(await networkOf('203.0.113.7'))
  })

  it('by the browser in a part of its own: another browser is in the same network', async () => {
    const [one, other] = [await printOf('203.0.113.7'), await printOf('203.0.113.7', 'curl/8')]
    expect(one).toHaveLength(2)
    expect(other[0]).toBe(one[0])
    expect(other[1]).not.toBe(one[1])
  })

  it.each(['', 'unknown', '1:2', ':::', '2001:db8::1::2', '%', '1:2:3:4:5:6:7:8:9', '[2001:db8::1]:443'])(
    'also when the proxy names %j',
    async (address) => {
      expect((await printOf(address)).join('.')).toMatch(/^[\w-]{16}\.[\w-]{16}$/)
    },
  )

  it('by nothing that says who they are', async () => {
    expect((await printOf('203.0.113.7')).join('.')).toMatch(/^[\w-]{16}\.[\w-]{16}$/)
  })
})

describe('the tokens of a visitor', () => {
  const COOKIES = 'session_token=session-of-the-cookie; auth_token=auth-of-the-cookie-1'
  const FROM_COOKIES = { sessionToken: 'session-of-the-cookie', authToken: 'auth-of-the-cookie-1' }
  const SESSION = { 'x-session-token': 'session-of-the-header' }

  async function tokensOf(headers: Record<string, string>, { mode = 'sandbox', url = '/graphql' } = {}) {
    const config = { ...readConfig({}), mode: mode as 'sandbox' | 'live' }
    const asked = Fastify()
    await asked.register(cookie)
    asked.get(url, (request, reply) => {
      const identity = identityOf(config, request, reply)
      identity.onSession({ token: 'a-new-session', exp_data: '2030-01-01T00:00:00Z' })
      identity.onSignedOut?.('expired')
      return { sessionToken: identity.sessionToken, authToken: identity.authToken }
    })
    const answer = await asked.inject({ url, headers: { cookie: COOKIES, ...headers } })
    await asked.close()
    return answer
  }

  it.each([
    ['a session', SESSION, { sessionToken: 'session-of-the-header' }],
    [
      'a session and a sign-in',
      { ...SESSION, authorization: 'Bearer auth-of-the-header-1' },
      { sessionToken: 'session-of-the-header', authToken: 'auth-of-the-header-1' },
    ],
    ['a sign-in', { authorization: 'bearer auth-of-the-header-1' }, { authToken: 'auth-of-the-header-1' }],
  ])(
    'are those of the headers at the sandbox’s gateway, without what the cookies say: %s',
    async (_what, headers, tokens) => {
      const answer = await tokensOf(headers)
      expect(answer.json()).toEqual(tokens)
      // The browser stays who it is; the developer is told of the new session.
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['x-session-token']).toBe('a-new-session')
    },
  )

  it.each<Record<string, string>>([{ 'x-session-token': 'short' }, { authorization: 'Bearer short' }])(
    'are nobody’s where the headers can be no tokens: %j',
    async (headers) => {
      const answer = await tokensOf(headers)
      expect(answer.json()).toEqual({})
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  it.each([
    ['there are none', {}, {}],
    ['the shop is live', SESSION, { mode: 'live' }],
    ['a page is asked for', SESSION, { url: '/cart' }],
    ['a proxy asks for a password', { authorization: 'Basic dXNlcjpwYXNzd29yZA==' }, {}],
  ])('are those of the cookies where %s', async (_where, headers, options) => {
    const answer = await tokensOf(headers as Record<string, string>, options)
    expect(answer.json()).toEqual(FROM_COOKIES)
    expect(answer.headers['x-session-token']).toBeUndefined()
    expect(String(answer.headers['set-cookie'])).toContain('session_token=a-new-session')
  })
})
