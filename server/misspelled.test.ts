import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const warningsOf = (environment: Record<string, string>) => readConfig(environment).warnings

test.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['STRIPE_SECRET', 'STRIPE_'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['trust_proxy', 'TRUST_PROXY'],
  ['SITEURL', 'SITE_URL'],
  ['COOKIES_DOMAIN', 'COOKIE_DOMAIN'],
  ['SHOP_MOD', 'SHOP_MODE'],
  ['TWILIO_FROM', 'TWILIO_'],
])('%s is spoken of', (name, meant) => {
  const [warning, ...more] = warningsOf({ [name]: 'sk_live_hunter2' })
  expect(more).toEqual([])
  expect(warning).toContain(name)
  expect(warning).toContain(meant)
  expect(warning).not.toContain('hunter2')
})

test('what is set right, or is of others, is not', () => {
  const of = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'box',
    LOGNAME: 'ann',
    TZ: 'UTC',
    LANG: 'en',
    PWD: '/',
    SHELL: '/bin/sh',
  }
  const npm = {
    npm_config_registry: 'x',
    NODE_OPTIONS: '--x',
    INIT_CWD: '/',
    CI: 'true',
    GITHUB_SHA: 'x',
    DEBUG: '1',
    EDITOR: 'vi',
  }
  expect(
    warningsOf({ ...of, ...npm, PORT: '3000', SHOP_MODE: 'sandbox', STRIPE_URL: 'http://stripe.example' }),
  ).toEqual([])
})
