import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { inlineHash } from '../inline-hash.ts'
import { pagePolicy } from './page-policy.ts'

type Page = Parameters<typeof pagePolicy>[1]
const policyOf = (environment: Record<string, string>, page: Page = {}) => {
  const header = pagePolicy(readConfig(environment), page)['content-security-policy'] ?? ''
  return Object.fromEntries(header.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

test('scripts are our own files, and inline ones only with the nonce', () => {
  expect(policyOf({})['script-src']).toEqual(["'self'"])
  expect(policyOf({}, { nonce: 'abc=' })['script-src']).toEqual(["'self'", "'nonce-abc='"])
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
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' }
  expect(policyOf(keys)).toEqual(policyOf({}))
  const guarded = policyOf(keys, { path: '/auth?type=phone' })
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
  const config = readConfig({ ...STRIPE, ...PAYPAL, TAG_MANAGER_ID: 'GTM-ABC123' })
  const counted = readConfig({ TAG_MANAGER_ID: 'GTM-ABC123' })
  expect(pagePolicy(config, { nonce: 'n', path: '/cart' })).toEqual(pagePolicy(counted, { nonce: 'n' }))
  const page = { nonce: 'n', path: '/payment/stripe/ABCD2345' }
  const paying = pagePolicy(config, page)
  const policy = paying['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'nonce-n' https://js.stripe.com")
  expect(policy).toContain(
    "connect-src 'self' https://api.stripe.com https://www.paypal.com https://www.sandbox.paypal.com",
  )
  expect(policy).toContain('https://hooks.stripe.com https://www.paypal.com https://www.sandbox.paypal.com')
  expect(policy).not.toMatch(/revolut|googletagmanager/)
  expect(paying['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(pagePolicy(counted, page)).toEqual(pagePolicy(readConfig({}), { nonce: 'n' }))
})

test('styles are our own files and what is named by its hash; nothing inline is let in as such', () => {
  const hash = inlineHash('a{color:red}')
  expect(hash).toBe("'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='")
  for (const path of ['/', '/auth', '/payment/stripe/ABCD2345', '/checkout/final-details'])
    expect(policyOf(STRIPE, { path, styles: [hash] })).toMatchObject({ 'style-src': ["'self'", hash] })
  for (const path of ['/', '/auth', '/payment/stripe/ABCD2345'])
    expect(pagePolicy(readConfig(STRIPE), { path })['content-security-policy']).not.toContain('unsafe')
})

test('who draws with inline styles may do so on the pages where they draw, and no more than they need', () => {
  const page = { path: '/payment/paypal/ABCD2345', nonce: 'n', styles: ["'sha256-x'"] }
  expect(policyOf(PAYPAL, page)).toMatchObject({
    'style-src': ["'self'", "'sha256-x'", "'nonce-n'"],
    'style-src-attr': ["'unsafe-inline'"],
  })
  expect(policyOf(PAYPAL, { ...page, path: '/cart' })).not.toHaveProperty('style-src-attr')
  const captcha = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' }
  expect(policyOf(captcha, { ...page, path: '/auth' })['style-src']).toEqual(["'self'", "'unsafe-inline'"])
  expect(policyOf(captcha, { ...page, path: '/authors' })['style-src']).toEqual(["'self'", "'sha256-x'"])
})

test('what is refused is reported to us, in the newer way where the shop is encrypted', () => {
  const plain = pagePolicy(readConfig({}))
  expect(plain['content-security-policy']).toMatch(/; report-uri \/policy-reports$/)
  expect(plain).not.toHaveProperty('reporting-endpoints')
  const encrypted = pagePolicy(readConfig({ SITE_URL: 'https://larkspur.example' }))
  expect(encrypted['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/)
  expect(encrypted['reporting-endpoints']).toBe('policy="/policy-reports"')
})

test('a tag manager that could be none stops the start', () => {
  expect(() => readConfig({ TAG_MANAGER_ID: 'GTM-1"><script>' })).toThrow('TAG_MANAGER_ID')
})
