import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { NO_LIMITS } from '../scripts/topology/no-limits.ts'
import { ConfigError, readConfig } from './config.ts'
import { proxyTrust } from './trust-proxy.ts'

const LIVE = {
  SHOP_MODE: 'live',
  SITE_URL: 'https://larkspur.example/',
  API_BASE_URL: 'https://api.larkspur.example',
  COOKIE_DOMAIN: 'larkspur.example',
  SECURITY_CONTACT: 'mailto:security@larkspur.example',
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
    'SECURITY_CONTACT',
    'AUTH_SECRET',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
  ])
    expect(message).toContain(name)
})

test.each(['http://larkspur.example', 'http://localhost:3000'])(
  'a live shop is not opened at %s',
  (address) => {
    expect(messageOf({ ...LIVE, SITE_URL: address })).toMatch(/SITE_URL .*https:/)
  },
)

test('a live shop keeps its orders where it was told to', () => {
  const { API_BASE_URL: _, ...own } = LIVE
  const all = {
    ...own,
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.example',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_SMS_FROM: '+44',
    TWILIO_WHATSAPP_FROM: '+44',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
  }
  expect(messageOf(all)).toMatch(/DATABASE_URL: .*EMBEDDED_DATABASE=true/)
  expect(messageOf({ ...all, EMBEDDED_DATABASE: 'false' })).toContain('DATABASE_URL')
  expect(readConfig({ ...all, EMBEDDED_DATABASE: 'true' }).store.databaseUrl).toBeUndefined()
  expect(readConfig({ ...all, DATABASE_URL: 'postgres://db.example/shop' }).mode).toBe('live')
})

test('a live shop does not start with the secrets of an example', () => {
  expect(messageOf({ ...LIVE, EDGE_PURGE_TOKEN: 'change-me', S3_SECRET_ACCESS_KEY: 'x-change-me' })).toMatch(
    /change-me\): (?=.*EDGE_PURGE_TOKEN)(?=.*S3_SECRET_ACCESS_KEY)(?!.*SITE_URL)/,
  )
})

test('live mode starts with all it needs', () => {
  expect(readConfig(LIVE)).toMatchObject({
    mode: 'live',
    siteUrl: 'https://larkspur.example',
    cookieDomain: 'larkspur.example',
  })
})

test.each(['ab/cd+ef', 'p@ss#w/rd', 'a?b@c', 'a#b'])(
  'a password %s that is not encoded is said to be, and not shown',
  (password) => {
    const message = messageOf({ DATABASE_URL: `postgres://larkspur:${password}@10.0.0.31/larkspur` })
    expect(message).toMatch(/DATABASE_URL.*%2F %40 %23/)
    expect(message).not.toContain(password)
  },
)

test('a password that is encoded is taken', () => {
  const url = 'postgres://larkspur:p%40ss%23w%2Frd@10.0.0.31/larkspur'
  expect(readConfig({ DATABASE_URL: url }).store.databaseUrl).toBe(url)
})

test.each(['65536', '-1', '3000.5', '3000a'])('%s is no port', (port) => {
  expect(messageOf({ PORT: port })).toContain('PORT')
})

test.each([
  [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET_KEY'],
  [{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_SMS_FROM: '+44' }, 'TWILIO_AUTH_TOKEN, TWILIO_WHATSAPP_FROM'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  [{ AUTH_SECRET: 'x'.repeat(32), AUTH_SECRETS_BEFORE: `${'y'.repeat(32)},short` }, 'AUTH_SECRETS_BEFORE'],
  [{ AUTH_SECRETS_BEFORE: 'y'.repeat(32) }, 'AUTH_SECRETS_BEFORE goes with AUTH_SECRET'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET is not set'],
  [{ PAYPAL_CLIENT_ID: 'a b' }, 'PAYPAL_CLIENT_ID'],
  [{ REVOLUT_SECRET_KEY: 'sk_1' }, 'REVOLUT_WEBHOOK_SECRET'],
  [{ S3_BUCKET: 'photographs' }, 'S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
  [{ EDGE_PURGE_URL: 'edge.example' }, 'EDGE_PURGE_URL'],
  [{ EDGE_PURGE_TOKEN: 'token' }, 'EDGE_PURGE_URL'],
  [{ S3_BUCKET: 'a bucket' }, 'S3_BUCKET'],
  [{ S3_ENDPOINT: 'ftp://s3.example' }, 'S3_ENDPOINT'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
  [{ CODES_PER_ADDRESS: '0' }, 'CODES_PER_ADDRESS'],
  [{ CODE_COUNTRIES: 'GB,Britain' }, 'CODE_COUNTRIES'],
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

test('photographs are in a bucket that is named with all it takes', () => {
  const { store } = readConfig({
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'photographs',
    S3_REGION: 'eu-west-2',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  expect(store.bucket).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'photographs',
    region: 'eu-west-2',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
  expect(readConfig({}).store.bucket).toBeUndefined()
})

test('limits are generous by default, and can be raised', () => {
  expect(readConfig({})).toMatchObject({
    requestLimits: { reads: 1_200, newVisitors: 120 },
    store: { limits: { sessionsPerNetwork: 3_000, declinesPerOrder: 10, emailsPerAddress: 6 } },
  })
  expect(readConfig(NO_LIMITS).requestLimits).toEqual({ reads: 1_000_000, newVisitors: 1_000_000 })
  for (const name of Object.keys(NO_LIMITS)) expect(messageOf({ [name]: '0' }), name).toContain(name)
})

test('a secret in a variable that is wrong is not repeated', () => {
  expect(messageOf({ DATABASE_URL: 'hunter2-not-a-url' })).not.toContain('hunter2')
})

describe('whose word about a visitor’s address is taken', () => {
  const trusted = (value?: string) => readConfig(value === undefined ? {} : { TRUST_PROXY: value }).trustProxy

  test.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['192.0.2.1, 2001:db8::/32 ,::1', ['192.0.2.1', '2001:db8::/32', '::1']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(trusted(value)).toEqual(expected)
  })

  test.each([
    'true',
    'TRUE',
    'yes',
    'on',
    '-1',
    '1.5',
    '11',
    '10.0.0.0/33',
    '10.0.0/8',
    '0.0.0.0/0',
    '::/0',
    '::/129',
    'proxy',
    ',',
  ])('%s is refused, and it is said what to write', (value) => {
    expect(messageOf({ TRUST_PROXY: value })).toMatch(/TRUST_PROXY: .*how many proxies .*10\.0\.0\.0\/8/)
  })

  test.each([
    // What the visitor wrote stands to the left of what proxies add.
    ['1', '198.51.100.66, 203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.66, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['127.0.0.1,10.0.0.0/8', '10.0.0.66, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['192.0.2.1', '203.0.113.7', '127.0.0.1'],
    ['false', '203.0.113.7', '127.0.0.1'],
  ])('TRUST_PROXY=%s reads X-Forwarded-For: %s as %s', async (value, header, address) => {
    const app = Fastify({ trustProxy: proxyTrust(trusted(value)) })
    app.get('/', (request) => request.ip)
    expect((await app.inject({ url: '/', headers: { 'x-forwarded-for': header } })).body).toBe(address)
  })
})

test('reads where traces are sent, and refuses headers and shares that are none', () => {
  expect(readConfig({}).traces).toBeUndefined()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example:4318'
  const settings = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, authorization=Basic%20abc=' }
  expect(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...settings, OTEL_TRACES_SAMPLER_ARG: '0.1' }).traces,
  ).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: { 'x-key': 'a key', authorization: 'Basic abc=' },
    serviceName: undefined,
    share: 0.1,
  })
  const wrong = [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_TRACES_SAMPLER: 'always_off' },
  ]
  for (const environment of wrong)
    expect(() => readConfig(environment)).toThrow(Object.keys(environment)[0] ?? '')
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).not.toThrow(/secret/)
})

test('a replica and a way past a pooler go with a database', () => {
  const DATABASE_URL = 'postgres://pooler:6432/larkspur'
  const others = {
    DATABASE_SESSION_URL: 'postgres://db/larkspur',
    DATABASE_READ_URL: 'postgres://copy/larkspur',
  }
  expect(readConfig({ DATABASE_URL, ...others }).store).toMatchObject({
    databaseUrl: DATABASE_URL,
    sessionUrl: others.DATABASE_SESSION_URL,
    readUrl: others.DATABASE_READ_URL,
  })
  for (const [name, value] of Object.entries(others))
    expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('a secret is one, or the present one and those from before it', () => {
  const [now, before, first] = ['n', 'b', 'f'].map((letter) => letter.repeat(32))
  const secretOf = (environment: NodeJS.ProcessEnv) => readConfig(environment).store.authSecret
  expect(secretOf({})).toBeUndefined()
  expect(secretOf({ AUTH_SECRET: now })).toBe(now)
  expect(secretOf({ AUTH_SECRET: now, AUTH_SECRETS_BEFORE: `${before},${first}` })).toEqual([
    now,
    before,
    first,
  ])
})

test('a gateway of a live shop that hears of no change is told so, and what would mend it', () => {
  const [warning, ...more] = readConfig(LIVE).warnings
  expect(warning).toMatch(/^API_BASE_URL is set without REDIS_URL/)
  expect(more).toEqual([])
  expect(
    readConfig({ ...LIVE, REDIS_URL: 'redis://10.0.0.31', AUTH_SECRET: 's'.repeat(40) }).warnings,
  ).toEqual([])
})
