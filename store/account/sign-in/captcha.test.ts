import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FakeUpstream, Reply } from '../../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import { createCaptcha } from './captcha.ts'

let server: FakeUpstream
beforeAll(async () => {
  server = await startUpstream()
})
beforeEach(() => {
  server.seen.length = 0
  // A stand-in for Google's siteverify with one valid secret and token.
  server.answer(({ body }) => {
    const sent = new URLSearchParams(body)
    const success = sent.get('secret') === 'the-secret' && sent.get('response') === 'a person'
    return { json: { success, ...(!success && { 'error-codes': ['invalid-input-response'] }) } }
  })
})
afterAll(() => server.stop())

const captcha = () =>
  createCaptcha({ siteKey: 'site', secretKey: 'the-secret', verifyUrl: `${server.url}/siteverify` })

test('a token is verified with the secret, on the server', async () => {
  expect(await captcha().passes('a person')).toBe(true)
  expect(await captcha().passes('a programme')).toBe(false)
  expect(server.seen).toHaveLength(2)
  expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/siteverify' })
})

test('no token is no proof, and nobody is asked', async () => {
  expect(await captcha().passes(undefined)).toBe(false)
  expect(await captcha().passes('')).toBe(false)
  expect(server.seen).toHaveLength(0)
})

test.each<Reply>([{ status: 500, text: 'x' }, { json: { success: 'true' } }, { json: null }, 'hang up'])(
  'an answer of %o is no proof',
  async (reply) => {
    server.answer(() => reply)
    expect(await captcha().passes('a person')).toBe(false)
  },
)

test('without keys everybody passes', async () => {
  expect(createCaptcha(undefined).siteKey).toBeNull()
  expect(await createCaptcha(undefined).passes(undefined)).toBe(true)
})
