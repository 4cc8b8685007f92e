import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const LIVE = {
  SHOP_MODE: 'live',
  SITE_URL: 'https://larkspur.example/',
  API_BASE_URL: 'https://api.larkspur.example',
  COOKIE_DOMAIN: 'larkspur.example',
}

const messageOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  return ''
}

test('nothing has to be set for the sandbox', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'sandbox',
    development: false,
    port: 3000,
    apiBaseUrl: undefined,
    siteUrl: 'http://localhost:3000',
    cacheSeconds: 600,
  })
})

test('a variable that is empty was not set', () => {
  expect(readConfig({ PORT: '', API_BASE_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('every variable that is wrong is named at once', () => {
  const message = messageOf({
    PORT: 'eighty',
    API_BASE_URL: 'api',
    SHOP_MODE: 'demo',
    CACHE_SECONDS: '-1',
    LOG_LEVEL: 'loud',
    BLOCK_TIMEOUT_MS: '0',
  })
  for (const name of ['PORT', 'API_BASE_URL', 'SHOP_MODE', 'CACHE_SECONDS', 'LOG_LEVEL', 'BLOCK_TIMEOUT_MS'])
    expect(message).toContain(name)
})

test('live mode names all that is missing at once', () => {
  const message = messageOf({ SHOP_MODE: 'live' })
  for (const name of [
    'SITE_URL',
    'API_BASE_URL',
    'COOKIE_DOMAIN',
    'AUTH_SECRET',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
  ])
    expect(message).toContain(name)
})

test('live mode starts with all it needs', () => {
  expect(readConfig(LIVE)).toMatchObject({
    mode: 'live',
    siteUrl: 'https://larkspur.example',
    cookieDomain: 'larkspur.example',
  })
})

test.each(['65536', '-1', '3000.5', '3000a'])('%s is no port', (port) => {
  expect(messageOf({ PORT: port })).toContain('PORT')
})

test.each([
  [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET_KEY'],
  [{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_SMS_FROM: '+44' }, 'TWILIO_AUTH_TOKEN, TWILIO_WHATSAPP_FROM'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET is not set'],
  [{ PAYPAL_CLIENT_ID: 'a b' }, 'PAYPAL_CLIENT_ID'],
  [{ REVOLUT_SECRET_KEY: 'sk_1' }, 'REVOLUT_WEBHOOK_SECRET'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
  [{ CODES_PER_ADDRESS: '0' }, 'CODES_PER_ADDRESS'],
])('half of what a provider needs, or nonsense, does not start: %o', (environment, named) => {
  expect(messageOf(environment)).toContain(named)
})

test('messages and codes go out as configured', () => {
  const { store } = readConfig({
    SMTP_URL: 'smtp://mail.example:25',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_SMS_FROM: '+442079460000',
    TWILIO_WHATSAPP_FROM: '+442079460001',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'secret',
    CODES_PER_DESTINATION: '3',
  })
  expect(store).toMatchObject({
    mode: 'sandbox',
    codeCaps: { destination: 3, address: 300, total: 20_000 },
    captcha: { siteKey: 'site', verifyUrl: 'https://www.google.com/recaptcha/api/siteverify' },
    messages: { smtp: { url: 'smtp://mail.example:25' }, twilio: { baseUrl: 'https://api.twilio.com' } },
  })
  expect(readConfig({}).store).toMatchObject({ captcha: undefined, messages: {} })
})

test('a secret in a variable that is wrong is not repeated', () => {
  expect(messageOf({ DATABASE_URL: 'hunter2-not-a-url' })).not.toContain('hunter2')
})
