import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const milliseconds = z.coerce.number().int().min(1).max(120_000)

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SHOP_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  STORE_PORT: port.default(3001),
  API_BASE_URL: z.url().optional(),
  DATABASE_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  SITE_URL: z.url().optional(),
  IMAGE_BASE_URL: z.string().default('/images'),
  COOKIE_DOMAIN: z.string().optional(),
  TRUST_PROXY: z.stringbool().default(false),
  CACHE_SECONDS: z.coerce.number().min(0).max(86_400).default(600),
  BLOCK_TIMEOUT_MS: milliseconds.default(2_300),
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
  SEED_PRODUCTS: z.coerce.number().int().min(1).max(2_000_000).optional(),
})

export type Config = {
  mode: 'sandbox' | 'live'
  development: boolean
  host: string
  port: number
  /** Where /v1 is when it is not the embedded store. */
  apiBaseUrl: string | undefined
  store: {
    port: number
    databaseUrl: string | undefined
    dataFolder: string
    seedProducts: number | undefined
    warmPictures: boolean
  }
  /** The shop's public address, without a slash at the end. */
  siteUrl: string
  imageBaseUrl: string
  cookieDomain: string | undefined
  trustProxy: boolean
  cacheSeconds: number
  blockTimeoutMs: number
  changeTimeoutMs: number
  streamGraceMs: number
  logLevel: string
  /** Percent off that the landing page of the first bouquet offers; the first is the default. */
  landingDiscounts: number[]
  /** The tests that `?ab_testing` and `?ac_testing` switch on. */
  abTests: { ab_testing: string; ac_testing: string }
}

/** A configuration that cannot be started with; the message names every variable that is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the configuration from environment variables: the only place that does. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable is one that was not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration is not usable:\n${problems.join('\n')}`)
  }
  const env = parsed.data
  if (env.SHOP_MODE === 'live') refuseUnfinishedLive(env)
  return {
    mode: env.SHOP_MODE,
    development: env.NODE_ENV === 'development',
    host: env.HOST,
    port: env.PORT,
    apiBaseUrl: env.API_BASE_URL,
    store: {
      port: env.STORE_PORT,
      databaseUrl: env.DATABASE_URL,
      dataFolder: env.DATA_DIR,
      seedProducts: env.SEED_PRODUCTS,
      warmPictures: env.WARM_PICTURES,
    },
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    imageBaseUrl: env.IMAGE_BASE_URL,
    cookieDomain: env.COOKIE_DOMAIN,
    trustProxy: env.TRUST_PROXY,
    cacheSeconds: env.CACHE_SECONDS,
    blockTimeoutMs: env.BLOCK_TIMEOUT_MS,
    changeTimeoutMs: env.CHANGE_TIMEOUT_MS,
    streamGraceMs: env.STREAM_GRACE_MS,
    logLevel: env.LOG_LEVEL,
    landingDiscounts: env.LANDING_DISCOUNTS,
    abTests: { ab_testing: env.AB_TESTING, ac_testing: env.AC_TESTING },
  }
}

/** Live mode takes real money: it starts with everything it needs or not at all. */
function refuseUnfinishedLive(env: z.infer<typeof Environment>): void {
  const needed = {
    SITE_URL: 'the public https address of the shop',
    API_BASE_URL: 'the address of the commerce backend (the embedded store takes sandbox cards only)',
    COOKIE_DOMAIN: 'the domain that cookies are set for',
  } as const
  const missing = Object.entries(needed).filter(([name]) => !env[name as keyof typeof needed])
  if (missing.length) {
    const lines = missing.map(([name, what]) => `  ${name}: ${what}`)
    throw new ConfigError(`SHOP_MODE=live needs these variables, which are not set:\n${lines.join('\n')}`)
  }
}
