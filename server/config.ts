import { z } from 'zod'
import type { EdgeOptions } from './edge/edge-purges.ts'
import type { MetricsAddress } from '../metrics/serve-metrics.ts'
import type { StoreOptions } from '../store/start.ts'
import type { TraceOptions } from '../tracing/open-telemetry.ts'
import type { RequestLimits } from './hooks/request-limits.ts'
import { misspelledVariables } from './misspelled.ts'
import { readHeaders } from './monitoring/otlp-headers.ts'
import { readTrustProxy } from './trust-proxy.ts'
import type { TrustProxy } from './trust-proxy.ts'

/** A number in a setting. Each says by itself what is expected, where zod tells of NaN. */
const number = () => z.coerce.number('must be a number')
/** An address that begins with one of these protocols. */
const address = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols.join('|')})$`),
    error: `must be an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  })
/** The address of a server with a password in it. One that is not encoded ends too early, and what follows would be taken for a name, and shown. */
const serverAddress = (...protocols: string[]) =>
  z.string().refine(
    (text) => {
      if (!URL.canParse(text)) return false
      const { protocol, pathname, search, hash } = new URL(text)
      return protocols.includes(protocol.slice(0, -1)) && !hash && !`${pathname}${search}`.includes('@')
    },
    {
      error: `must be an address that begins with ${protocols[0]}://, with / @ # ? and % of the password written as %2F %40 %23 %3F and %25`,
    },
  )
const port = number().int().min(0).max(65_535)
const TEN_MINUTES = 600
const limit = number().int().min(1).max(1_000_000_000)
const milliseconds = number().int().min(1).max(120_000)

const SECRET_LENGTH = 32
const SHORT_SECRET = `must be at least ${SECRET_LENGTH} characters long`

const CONTACT = 'must be addresses that begin with mailto:, https:// or tel:, with commas between'

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SHOP_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  STORE_PORT: port.default(3001),
  STORE_HOST: z.string().default('127.0.0.1'),
  RUN_JOBS: z.stringbool().default(true),
  DRAIN_SECONDS: number().min(0).max(60).default(0),
  ACCESS_LOG: z.stringbool().optional(),
  REDIS_URL: serverAddress('redis', 'rediss').optional(),
  EDGE_PURGE_URL: address('http', 'https').optional(),
  EDGE_PURGE_TOKEN: z.string().optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((list, context): Record<string, string> => {
      try {
        return readHeaders(list)
      } catch (error) {
        context.addIssue((error as Error).message)
        return z.NEVER
      }
    }),
  OTEL_SERVICE_NAME: z.string().max(200).optional(),
  OTEL_TRACES_SAMPLER: z.literal('parentbased_traceidratio').optional(),
  OTEL_TRACES_SAMPLER_ARG: number().min(0).max(1).default(1),
  DATABASE_POOL_SIZE: number().int().min(2).max(1_000).default(20),
  DATABASE_PREPARED_STATEMENTS: number().int().min(0).max(10_000).default(200),
  API_BASE_URL: address('http', 'https').optional(),
  DATABASE_URL: serverAddress('postgres', 'postgresql').optional(),
  DATABASE_SESSION_URL: serverAddress('postgres', 'postgresql').optional(),
  DATABASE_READ_URL: serverAddress('postgres', 'postgresql').optional(),
  EMBEDDED_DATABASE: z.stringbool().default(false),
  DATA_DIR: z.string().default('.data'),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SITE_URL: address('http', 'https').optional(),
  IMAGE_BASE_URL: z.string().default('/images'),
  COOKIE_DOMAIN: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context): TrustProxy => {
      try {
        return readTrustProxy(text)
      } catch (error) {
        context.addIssue((error as Error).message)
        return z.NEVER
      }
    }),
  CACHE_SECONDS: number().min(0).max(86_400).optional(),
  BLOCK_TIMEOUT_MS: milliseconds.optional(),
  CHANGE_TIMEOUT_MS: milliseconds.default(10_000),
  STREAM_GRACE_MS: milliseconds.default(150),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WARM_PICTURES: z.stringbool().default(true),
  LANDING_DISCOUNTS: z
    .string()
    .transform((list) => list.split(',').map((entry) => Number(entry.trim() || Number.NaN)))
    .pipe(z.array(z.number().min(1).max(100)).min(1))
    .default([50, 70, 80, 90]),
  AB_TESTING: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('download_mobile_app'),
  AC_TESTING: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default('checkout_nullable_intervals_v2'),
  AUTH_SECRET: z.string().min(SECRET_LENGTH, SHORT_SECRET).optional(),
  AUTH_SECRETS_BEFORE: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(SECRET_LENGTH, SHORT_SECRET)))
    .optional(),
  CODES_PER_DESTINATION: number().int().min(1).max(1_000_000).default(20),
  CODES_PER_ADDRESS: number().int().min(1).max(1_000_000).default(300),
  CODES_PER_DAY: number().int().min(1).max(100_000_000).default(20_000),
  CODE_COUNTRIES: z
    .string()
    .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be country codes, e.g. GB,IE')).min(1))
    .default(['GB']),
  WRONG_SIGN_IN_CODES_PER_ADDRESS: limit.default(200),
  READS_PER_MINUTE: limit.default(1_200),
  NEW_VISITORS_PER_MINUTE: limit.default(120),
  NEW_VISITORS_PER_DAY: limit.default(3_000),
  CLIENT_ERRORS_PER_SESSION: limit.default(50),
  CLIENT_ERRORS_PER_ADDRESS: limit.default(500),
  CLIENT_ERRORS_PER_DAY: limit.default(5_000),
  WRONG_CODES_PER_SESSION: limit.default(20),
  WRONG_CODES_PER_ADDRESS: limit.default(200),
  DECLINED_CARDS_PER_ORDER: limit.default(10),
  DECLINED_CARDS_PER_ADDRESS: limit.default(60),
  UNPAID_LETTERS_PER_DESTINATION: limit.default(6),
  HELD_SHARE_PER_ADDRESS: limit.default(50),
  HELD_PLACES_PER_ADDRESS: limit.default(60),
  HELD_PLACES_PER_DEVICE: limit.default(20),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_VERIFY_URL: address('http', 'https').default('https://www.google.com/recaptcha/api/siteverify'),
  SMTP_URL: serverAddress('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().default('Larkspur <flowers@larkspur.example>'),
  SEARCH_PROVIDER: z.enum(['postgres', 'typesense']).default('postgres'),
  TYPESENSE_URL: address('http', 'https').optional(),
  TYPESENSE_API_KEY: z.string().optional(),
  TYPESENSE_COLLECTION: z.string().default('products'),
  SECURITY_CONTACT: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(
      z
        .array(z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, CONTACT))
        .min(1, CONTACT),
    )
    .optional(),
  SHOP_EMAIL: z.email().default('hello@larkspur.example'),
  SELLER_NAME: z.string().default('Larkspur'),
  SELLER_ADDRESS: z.string().default('Arch 12, Larkspur Yard, London SE1'),
  VAT_NUMBER: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_SMS_FROM: z.string().optional(),
  TWILIO_WHATSAPP_FROM: z.string().optional(),
  TWILIO_URL: address('http', 'https').default('https://api.twilio.com'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: address('http', 'https').optional(),
  PAYPAL_CLIENT_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be a client id of PayPal')
    .optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_URL: address('http', 'https').optional(),
  REVOLUT_SECRET_KEY: z.string().optional(),
  REVOLUT_WEBHOOK_SECRET: z.string().optional(),
  REVOLUT_URL: address('http', 'https').optional(),
  IDEAL_POSTCODES_API_KEY: z.string().regex(/^\w+$/, 'must be a key of Ideal Postcodes').optional(),
  IDEAL_POSTCODES_URL: address('http', 'https').default('https://api.ideal-postcodes.co.uk'),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s;,']+\{z\}[^\s;,']*$/, 'must be an address with {z}, {x} and {y} in it')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(300).default('© OpenStreetMap contributors'),
  SERVICE_WORKER: z.stringbool().default(true),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{1,12}$/, 'must look like GTM-XXXXXXX')
    .optional(),
  SEED_PRODUCTS: number().int().min(1).max(2_000_000).optional(),
})

/** Undefined parts are up to the process. */
type TraceSettings = Pick<TraceOptions, 'endpoint' | 'headers' | 'share'> & {
  serviceName: string | undefined
}

export type Config = {
  mode: 'sandbox' | 'live'
  /** Warnings about the environment, one line each. */
  warnings: string[]
  development: boolean
  host: string
  port: number
  /** Where metrics are served; undefined when they are not. */
  metrics: MetricsAddress | undefined
  /** Where traces and failures are sent; undefined when they are not. */
  traces: TraceSettings | undefined
  /** The Redis or Valkey that copies share; undefined when each is for itself. */
  redisUrl: string | undefined
  /** The CDN that keeps pages and is told what to forget; undefined when none does. */
  edge: EdgeOptions | undefined
  /** The base URL of another backend; undefined for the embedded store. */
  apiBaseUrl: string | undefined
  store: Omit<StoreOptions, 'logger'>
  /** The shop's public address, without a trailing slash. */
  siteUrl: string
  /** Where weaknesses are reported, as URIs. */
  securityContacts: string[]
  imageBaseUrl: string
  cookieDomain: string | undefined
  /** The proxies whose `X-Forwarded-For` counts. */
  trustProxy: TrustProxy
  /** Requests that one network may make in a minute: uncached pages, gateway requests, and new sessions. */
  requestLimits: RequestLimits
  cacheSeconds: number
  blockTimeoutMs: number
  changeTimeoutMs: number
  streamGraceMs: number
  logLevel: string
  /** Whether each request is logged. */
  accessLog: boolean
  /** Discounts of the first-bouquet page in per cent; the first is the default. */
  landingDiscounts: number[]
  /** The address of map tiles (`{z}`, `{x}`, `{y}`) and their attribution; without it the shop draws maps. */
  mapTiles: { url: string; attribution: string } | undefined
  /** The tag manager, for visitors who agreed to analytics. */
  tagManagerId: string | undefined
  /** Whether browsers get a service worker; if not, they lose the one they have. */
  serviceWorker: boolean
  /** The tests that `?ab_testing` and `?ac_testing` enable. */
  abTests: { ab_testing: string; ac_testing: string }
}

/** An invalid configuration; the message names every wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const UNSIGNED_FILES =
  'REDIS_URL is set without AUTH_SECRET: this copy cannot answer for the scripts and styles of another version, which are signed with it'

const HEARS_OF_NO_CHANGE =
  'API_BASE_URL is set without REDIS_URL: this gateway does not hear of changed products, and shows them as they were until its answers are old (CACHE_SECONDS)'

/** Variables that mean something only with another. */
const GO_TOGETHER = [
  ['DATABASE_SESSION_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['EDGE_PURGE_TOKEN', 'EDGE_PURGE_URL'],
] as const

/** Reads the configuration from environment variables; the only code that does. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name, place], message }) => {
      const which = typeof place === 'number' ? `, number ${place + 1}` : ''
      return `  ${String(name)}${which}: ${message}`
    })
    throw new ConfigError(`The configuration is not usable:\n${problems.join('\n')}`)
  }
  const env = parsed.data
  if (env.SHOP_MODE === 'live') refuseUnfinishedLive(env)
  for (const [name, other] of GO_TOGETHER)
    if (env[name] && !env[other]) throw new ConfigError(`${name} goes with ${other}, which is not set`)
  const development = env.NODE_ENV === 'development'
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    mode: env.SHOP_MODE,
    warnings: [
      ...misspelledVariables(Object.keys(given), Object.keys(Environment.shape)),
      ...(env.REDIS_URL && !env.AUTH_SECRET && env.SHOP_MODE === 'live' ? [UNSIGNED_FILES] : []),
      ...(env.API_BASE_URL && !env.REDIS_URL && env.SHOP_MODE === 'live' ? [HEARS_OF_NO_CHANGE] : []),
    ],
    development,
    host: env.HOST,
    port: env.PORT,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    traces: traceSettings(env),
    redisUrl: env.REDIS_URL,
    edge: env.EDGE_PURGE_URL ? { purgeUrl: env.EDGE_PURGE_URL, token: env.EDGE_PURGE_TOKEN } : undefined,
    apiBaseUrl: env.API_BASE_URL,
    store: storeOptions(env, siteUrl),
    siteUrl,
    securityContacts: env.SECURITY_CONTACT ?? [`mailto:${env.SHOP_EMAIL}`],
    imageBaseUrl: env.IMAGE_BASE_URL,
    cookieDomain: env.COOKIE_DOMAIN,
    trustProxy: env.TRUST_PROXY,
    requestLimits: { reads: env.READS_PER_MINUTE, newVisitors: env.NEW_VISITORS_PER_MINUTE },
    // Development shows the current state: nothing is cached.
    cacheSeconds: env.CACHE_SECONDS ?? (development ? 0 : TEN_MINUTES),
    // In development the first page loads its modules in the same process, which blocks calls.
    blockTimeoutMs: env.BLOCK_TIMEOUT_MS ?? (development ? 30_000 : 2_300),
    changeTimeoutMs: env.CHANGE_TIMEOUT_MS,
    streamGraceMs: env.STREAM_GRACE_MS,
    logLevel: env.LOG_LEVEL,
    accessLog: accessLog(env),
    landingDiscounts: env.LANDING_DISCOUNTS,
    mapTiles: env.MAP_TILES_URL
      ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION }
      : undefined,
    tagManagerId: env.TAG_MANAGER_ID,
    // It would stand between an edit and the page that shows it.
    serviceWorker: env.SERVICE_WORKER && !development,
    abTests: { ab_testing: env.AB_TESTING, ac_testing: env.AC_TESTING },
  }
}

type Env = z.infer<typeof Environment>

function traceSettings(env: Env): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env
  if (!endpoint) return undefined
  return { endpoint, headers, serviceName: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG }
}

/** A live shop logs its requests unless it is told not to. */
const accessLog = (env: Env) => env.ACCESS_LOG ?? env.SHOP_MODE === 'live'

function storeOptions(env: Env, siteUrl: string): Config['store'] {
  return {
    mode: env.SHOP_MODE,
    port: env.STORE_PORT,
    host: env.STORE_HOST,
    runsJobs: env.RUN_JOBS,
    accessLog: accessLog(env),
    drainMs: env.DRAIN_SECONDS * 1000,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    preparedStatements: env.DATABASE_PREPARED_STATEMENTS,
    siteUrl,
    shopEmail: env.SHOP_EMAIL,
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS,
      // The example number of HMRC.
      vatNumber: env.VAT_NUMBER ?? (env.SHOP_MODE === 'sandbox' ? 'GB 999 9999 73' : null),
    },
    databaseUrl: env.DATABASE_URL,
    sessionUrl: env.DATABASE_SESSION_URL ?? env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    dataFolder: env.DATA_DIR,
    bucket: bucketOptions(env),
    seedProducts: env.SEED_PRODUCTS,
    warmPictures: env.WARM_PICTURES,
    authSecret: authSecret(env),
    codeCaps: {
      destination: env.CODES_PER_DESTINATION,
      address: env.CODES_PER_ADDRESS,
      total: env.CODES_PER_DAY,
      wrong: env.WRONG_SIGN_IN_CODES_PER_ADDRESS,
    },
    codeCountries: env.CODE_COUNTRIES,
    limits: {
      sessionsPerNetwork: env.NEW_VISITORS_PER_DAY,
      errorsPerSession: env.CLIENT_ERRORS_PER_SESSION,
      errorsPerNetwork: env.CLIENT_ERRORS_PER_ADDRESS,
      errorsPerDay: env.CLIENT_ERRORS_PER_DAY,
      wrongCodesPerSession: env.WRONG_CODES_PER_SESSION,
      wrongCodesPerNetwork: env.WRONG_CODES_PER_ADDRESS,
      declinesPerOrder: env.DECLINED_CARDS_PER_ORDER,
      declinesPerNetwork: env.DECLINED_CARDS_PER_ADDRESS,
      emailsPerAddress: env.UNPAID_LETTERS_PER_DESTINATION,
      slotSharePerNetwork: env.HELD_SHARE_PER_ADDRESS,
      holdsPerNetwork: env.HELD_PLACES_PER_ADDRESS,
      holdsPerDevice: env.HELD_PLACES_PER_DEVICE,
    },
    search: searchOptions(env),
    payments: paymentOptions(env),
    captcha: captchaOptions(env),
    addresses: env.IDEAL_POSTCODES_API_KEY
      ? { apiKey: env.IDEAL_POSTCODES_API_KEY, url: env.IDEAL_POSTCODES_URL.replace(/\/$/, '') }
      : undefined,
    messages: {
      smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
      twilio: twilioAccount(env),
    },
  }
}

const BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function bucketOptions(env: Env): Config['store']['bucket'] {
  const given = allOrNone(env, ...BUCKET)
  if (!given) return undefined
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = given
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

function searchOptions(env: Env): Config['store']['search'] {
  const { TYPESENSE_URL: url, TYPESENSE_API_KEY: apiKey, TYPESENSE_COLLECTION: collection } = env
  if (env.SEARCH_PROVIDER === 'postgres') return undefined
  if (!url || !apiKey)
    throw new ConfigError('SEARCH_PROVIDER=typesense needs TYPESENSE_URL and TYPESENSE_API_KEY')
  return { url: url.replace(/\/$/, ''), apiKey, collection }
}

function captchaOptions(env: Env): Config['store']['captcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env
  if (Boolean(siteKey) !== Boolean(secretKey))
    throw new ConfigError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY go together: one of them is not set')
  return siteKey && secretKey ? { siteKey, secretKey, verifyUrl: env.RECAPTCHA_VERIFY_URL } : undefined
}

function twilioAccount(env: Env): Config['store']['messages']['twilio'] {
  const account = {
    TWILIO_ACCOUNT_SID: env.TWILIO_ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: env.TWILIO_AUTH_TOKEN,
    TWILIO_SMS_FROM: env.TWILIO_SMS_FROM,
    TWILIO_WHATSAPP_FROM: env.TWILIO_WHATSAPP_FROM,
  }
  const missing = Object.entries(account).filter(([, value]) => !value)
  if (missing.length === Object.keys(account).length) return undefined
  if (missing.length) throw new ConfigError(`Twilio also needs ${missing.map(([name]) => name).join(', ')}`)
  return {
    baseUrl: env.TWILIO_URL,
    accountSid: env.TWILIO_ACCOUNT_SID ?? '',
    authToken: env.TWILIO_AUTH_TOKEN ?? '',
    smsFrom: env.TWILIO_SMS_FROM ?? '',
    whatsappFrom: env.TWILIO_WHATSAPP_FROM ?? '',
  }
}

function paymentOptions(env: Env): Config['store']['payments'] {
  const live = env.SHOP_MODE === 'live'
  const stripe = allOrNone(env, 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET')
  const paypal = allOrNone(env, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID')
  const revolut = allOrNone(env, 'REVOLUT_SECRET_KEY', 'REVOLUT_WEBHOOK_SECRET')
  const [paypalUrl, revolutUrl] = live
    ? ['https://api-m.paypal.com', 'https://merchant.revolut.com']
    : ['https://api-m.sandbox.paypal.com', 'https://sandbox-merchant.revolut.com']
  return {
    stripe: stripe && {
      secretKey: stripe[0] ?? '',
      publishableKey: stripe[1] ?? '',
      webhookSecret: stripe[2] ?? '',
      url: env.STRIPE_URL,
    },
    paypal: paypal && {
      clientId: paypal[0] ?? '',
      clientSecret: paypal[1] ?? '',
      webhookId: paypal[2] ?? '',
      url: env.PAYPAL_URL ?? paypalUrl,
    },
    revolut: revolut && {
      secretKey: revolut[0] ?? '',
      webhookSecret: revolut[1] ?? '',
      url: env.REVOLUT_URL ?? revolutUrl,
      mode: live ? 'prod' : 'sandbox',
    },
  }
}

/** The values of variables that belong together; undefined when none is set. Throws when only some are. */
function allOrNone(env: Env, ...names: (keyof Env)[]): string[] | undefined {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return undefined
  if (missing.length)
    throw new ConfigError(`${names.join(', ')} go together: ${missing.join(', ')} is not set`)
  return names.map((name) => String(env[name]))
}

/** Throws ConfigError for secrets from before without one of today. */
function authSecret({ AUTH_SECRET, AUTH_SECRETS_BEFORE }: Env): StoreOptions['authSecret'] {
  if (AUTH_SECRET === undefined && AUTH_SECRETS_BEFORE)
    throw new ConfigError('AUTH_SECRETS_BEFORE goes with AUTH_SECRET, which is not set')
  if (AUTH_SECRET === undefined || !AUTH_SECRETS_BEFORE) return AUTH_SECRET
  return [AUTH_SECRET, ...AUTH_SECRETS_BEFORE]
}

const STORE_NEEDS: Partial<Record<keyof Env, string>> = {
  AUTH_SECRET: 'the key of codes and signed links, or API_BASE_URL for another backend',
  SMTP_URL: 'who carries e-mail',
  TWILIO_ACCOUNT_SID: 'who carries text messages',
  TWILIO_AUTH_TOKEN: 'who carries text messages',
  TWILIO_SMS_FROM: 'who carries text messages',
  TWILIO_WHATSAPP_FROM: 'who carries text messages',
  STRIPE_SECRET_KEY: 'who takes card payments',
  STRIPE_PUBLISHABLE_KEY: 'who takes card payments',
  STRIPE_WEBHOOK_SECRET: 'who takes card payments',
}

const DATABASE_OF_YOURS =
  'the PostgreSQL where orders are kept, or EMBEDDED_DATABASE=true for the one that comes along'

/** Live mode takes real money, so it starts with everything that it needs or not at all. */
function refuseUnfinishedLive(env: z.infer<typeof Environment>): void {
  const needed: Partial<Record<keyof Env, string>> = {
    SITE_URL: 'the public https address of the shop',
    COOKIE_DOMAIN: 'the domain that cookies are set for',
    SECURITY_CONTACT: 'where weaknesses are reported, for /.well-known/security.txt',
    // Another backend has its own keys.
    ...(env.API_BASE_URL ? {} : STORE_NEEDS),
    ...(env.API_BASE_URL || env.EMBEDDED_DATABASE ? {} : { DATABASE_URL: DATABASE_OF_YOURS }),
  }
  if (env.SITE_URL && !env.SITE_URL.startsWith('https://'))
    throw new ConfigError(
      'SHOP_MODE=live needs a SITE_URL that begins with https://: cookies and links of a live shop travel encrypted',
    )
  const missing = Object.entries(needed).filter(([name]) => !env[name as keyof Env])
  if (missing.length) {
    const lines = missing.map(([name, what]) => `  ${name}: ${what}`)
    throw new ConfigError(`SHOP_MODE=live needs these variables, which are not set:\n${lines.join('\n')}`)
  }
  refusePlaceholders(env)
}

/** What stands in the examples of `operations/` for a secret: it is published, and so a key for everybody. */
const PLACEHOLDER = 'change-me'

function refusePlaceholders(env: Env): void {
  const names = Object.entries(env).flatMap(([name, value]) =>
    typeof value === 'string' && value.includes(PLACEHOLDER) ? [name] : [],
  )
  if (names.length)
    throw new ConfigError(
      `SHOP_MODE=live does not start with what an example has in the place of a secret (${PLACEHOLDER}): ${names.join(', ')}`,
    )
}
