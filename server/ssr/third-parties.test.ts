import { afterAll, afterEach, beforeEach, beforeAll, expect, test, vi } from 'vitest'
import { buildContext } from '../../graphql/context.ts'
import { createUpstream } from '../../graphql/gateway.ts'
import type { FakeUpstream } from '../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../tests/support/stand-ins/upstream.ts'
import { readConfig } from '../config.ts'
import { thirdPartiesFor } from './third-parties.ts'
import { drawsInline, pagePolicy } from './page-policy.ts'

let backend: FakeUpstream
let upstream: ReturnType<typeof createUpstream>
beforeAll(async () => {
  backend = await startUpstream()
})
afterAll(() => backend.stop())
// One for each test: calls that fail in one would open the circuit of the next.
beforeEach(() => {
  upstream = createUpstream({
    ...{
      apiBaseUrl: backend.url,
      imageBaseUrl: '/images',
      cacheSeconds: 0,
      persistedOnly: true,
    },
    ...{ timeoutMs: 5_000, changeTimeoutMs: 5_000 },
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await upstream.close()
})

/** A backend with the providers' keys, as the store answers. */
const withKeys = (path: string) =>
  path.startsWith('/v1/auth/settings/')
    ? { data: { captcha_site_key: 'site', code_length: 6, resend_seconds: 25 } }
    : {
        data: {
          methods: [],
          default: 'stripe',
          providers: [
            { name: 'stripe', is_sandbox: false },
            { name: 'paypal', is_sandbox: true },
            { name: 'revolut', is_sandbox: false },
          ],
        },
      }
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  backend.answer(({ path }) => ({ json: withKeys(path) }))
})

const NOBODY = {
  ...{ sessionToken: undefined, authToken: undefined, referrerPath: '', fingerprint: '' },
  onSession: () => {},
}
const gateway = readConfig({ API_BASE_URL: 'http://store.example' })
const lookup = () => thirdPartiesFor(gateway, () => buildContext(upstream, NOBODY).rest)
const policyAt = async (path: string, thirdParties: ReturnType<typeof lookup>) =>
  pagePolicy(gateway, { nonce: 'n', path, thirdParties: await thirdParties() })['content-security-policy'] ??
  ''

test('a gateway without the keys lets in those whom the backend takes payments and signs people in with', async () => {
  const thirdParties = lookup()
  const paying = await policyAt('/payment/stripe/ABCD2345', thirdParties)
  for (const site of [
    'https://js.stripe.com',
    'https://api.stripe.com',
    'https://www.sandbox.paypal.com',
    'https://merchant.revolut.com',
  ])
    expect(paying).toContain(site)
  expect(await policyAt('/auth', thirdParties)).toContain('https://www.google.com/recaptcha/')
  expect(paying).not.toContain('sandbox-merchant')
  expect(drawsInline(await thirdParties(), '/payment/stripe/ABCD2345')).toBe(true)
  const elsewhere = await policyAt('/cart', thirdParties)
  expect(elsewhere).not.toContain('recaptcha')
  expect(elsewhere).not.toContain('stripe')
})

test('the backend is asked once a minute, and one that is away said what it said last', async () => {
  const thirdParties = lookup()
  const before = backend.seen.length
  for (let count = 0; count < 5; count++) await thirdParties()
  expect(backend.seen).toHaveLength(before + 2)
  backend.answer(() => 'hang up')
  vi.advanceTimersByTime(61_000)
  expect((await thirdParties()).captcha).toBe(true)
  await expect.poll(() => backend.seen.length).toBeGreaterThan(before + 2)
  expect((await thirdParties()).captcha).toBe(true)
})

test('a backend that was away at first is asked again', async () => {
  backend.answer(() => ({ status: 503, json: {} }))
  const thirdParties = lookup()
  expect(await thirdParties()).toEqual({ captcha: false, payments: [] })
  backend.answer(({ path }) => ({ json: withKeys(path) }))
  expect((await thirdParties()).payments).toHaveLength(3)
})

test('a shop with a store of its own needs to ask nobody', async () => {
  const config = readConfig({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' })
  const thirdParties = thirdPartiesFor(config, () => {
    throw new Error('asked')
  })
  expect(await thirdParties()).toEqual({ captcha: true, payments: [] })
})
