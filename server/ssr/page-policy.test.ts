import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { pagePolicy } from './page-policy.ts'

const policyOf = (environment: Record<string, string>, nonce?: string) => {
  const header = pagePolicy(readConfig(environment), nonce)['content-security-policy'] ?? ''
  return Object.fromEntries(header.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

test('scripts are our own files, and inline ones only with the nonce', () => {
  expect(policyOf({})['script-src']).toEqual(["'self'"])
  expect(policyOf({}, 'abc=')['script-src']).toEqual(["'self'", "'nonce-abc='"])
})

test('pictures may come from where they are served', () => {
  expect(policyOf({})['img-src']).toEqual(["'self'", 'data:'])
  expect(policyOf({ IMAGE_BASE_URL: 'https://pictures.example/larkspur' })['img-src']).toContain(
    'https://pictures.example',
  )
})

test('nobody may put our pages in a frame, send our forms elsewhere or start a worker of others', () => {
  expect(policyOf({})).toMatchObject({
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
  })
})

test('development is left alone: hot reload needs more', () => {
  expect(pagePolicy(readConfig({ NODE_ENV: 'development' }))).toEqual({})
})

test('others are let in only where they are configured, and only what they need', () => {
  expect(policyOf({})).not.toHaveProperty('frame-src')
  expect(policyOf({})).not.toHaveProperty('connect-src')
  const counted = policyOf({ TAG_MANAGER_ID: 'GTM-ABC123' })
  expect(counted['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com'])
  expect(counted['connect-src']).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ])
  const guarded = policyOf({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' })
  const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  expect(guarded['script-src']).toEqual(["'self'", ...captcha])
  expect(guarded['frame-src']).toEqual(captcha)
})

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }

test('those who take payments are let in where they are configured, on the pages of the payment only', () => {
  const config = readConfig({ ...STRIPE, ...PAYPAL })
  expect(pagePolicy(config, 'n', '/cart')).toEqual(pagePolicy(readConfig({}), 'n'))
  const paying = pagePolicy(config, 'n', '/payment/stripe/ABCD2345')
  const policy = paying['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'nonce-n' https://js.stripe.com")
  expect(policy).toContain(
    "connect-src 'self' https://api.stripe.com https://www.paypal.com https://www.sandbox.paypal.com",
  )
  expect(policy).toContain('https://hooks.stripe.com https://www.paypal.com https://www.sandbox.paypal.com')
  expect(policy).not.toContain('revolut')
  expect(paying['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(pagePolicy(readConfig({}), 'n', '/payment/stripe/ABCD2345')).toEqual(pagePolicy(readConfig({}), 'n'))
})

test('a tag manager that could be none stops the start', () => {
  expect(() => readConfig({ TAG_MANAGER_ID: 'GTM-1"><script>' })).toThrow('TAG_MANAGER_ID')
})
