import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { buildStore } from './app.ts'
import { CLOSE_TIMEOUT_MS, closeWithTimeout } from './close-with-timeout.ts'
import { logRequests } from '../logging/answered-request.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { observeRequests } from '../metrics/request-metrics.ts'
import { openDatabase, readFromReplica } from './db/database.ts'
import type { Database } from './db/database.ts'
import { findDatabase } from './db/embedded-postgres.ts'
import { listen } from './db/listen.ts'
import { onProductChanges } from './db/product-changes.ts'
import { observePool } from './db/pool-metrics.ts'
import { prepareDatabase } from './db/migrate.ts'
import { Replica } from './db/replica.ts'
import type { Illustrator } from './catalogue/pictures/illustrator.ts'
import type { SeedData } from './seed/seed-data.ts'
import { seedLiveShopIfEmpty, seedIfEmpty } from './seed/seed.ts'
import { addressBook, idealPostcodes, seededAddresses } from './delivery/index.ts'
import type { IdealPostcodesOptions } from './delivery/index.ts'
import type { AuthSettings, CodeCaps } from './visitor/index.ts'
import {
  systemClock,
  parseCountries,
  presentSecret,
  sandboxSecret,
  logFailures,
  countShopEvents,
} from './kernel/index.ts'
import type { Clock, Limits, FailureLog, Secret } from './kernel/index.ts'
import { openInOrder } from './open-in-order.ts'
import type { Defer } from './open-in-order.ts'
import { paymentProviders } from './payment/index.ts'
import type { PaymentOptions } from './payment/index.ts'
import type { Seller } from './order/index.ts'
import { CLOCK_CHANNEL, openShopClock, startWorker } from './tasks/index.ts'
import {
  warmPictures,
  ImageService,
  Photographs,
  photographsInBucket,
  photographsInFolder,
} from './catalogue/index.ts'
import type { BucketOptions, PhotographStorage } from './catalogue/index.ts'
import { createCaptcha } from './account/index.ts'
import type { CaptchaOptions } from './account/index.ts'
import { typesense } from './search/index.ts'
import type { TypesenseOptions } from './search/index.ts'
import { messageProviders } from './outbox/index.ts'
import type { MessageOptions } from './outbox/index.ts'

export { DatabaseNotReady } from './db/migrate.ts'

export type StoreOptions = {
  mode: 'sandbox' | 'live'
  port: number
  /** The address that it listens on; without it, this machine alone. */
  host?: string | undefined
  /** How long it goes on answering, not ready any more, when it is told to stop. */
  drainMs?: number
  /** False when a worker runs the jobs apart. */
  runsJobs?: boolean
  /** The most connections to the database; 20 when it is not set. */
  databasePoolSize?: number | undefined
  /** How many statements each of them keeps prepared. Default: 200. */
  preparedStatements?: number | undefined
  /** The shop's public URL, for links in messages. */
  siteUrl: string
  /** The e-mail address for notices to the staff. */
  shopEmail: string
  /** The seller as invoices show it. */
  seller: Seller
  /** Without it, an embedded PostgreSQL below `dataFolder`. */
  databaseUrl?: string | undefined
  /** The same database past the pooler at `databaseUrl`, for what needs a connection of its own; without it, there is no pooler. */
  sessionUrl?: string | undefined
  /** A replica of the database, for what is read of the catalogue. */
  readUrl?: string | undefined
  dataFolder: string
  /** The bucket where the photographs of products are; without it, they are below `dataFolder`. */
  bucket?: BucketOptions | undefined
  /** The data for an empty database; without it, the database stays empty. */
  seed?: SeedData | undefined
  /** Draws pictures without a photograph. */
  illustrator?: Illustrator | undefined
  /** The number of products for an empty database; without it, the hand-made catalogue. */
  seedProducts?: number | undefined
  /** The secret for codes and signed links. The sandbox generates one. */
  authSecret?: Secret | undefined
  codeCaps: CodeCaps
  /** ISO 3166 codes of the countries whose mobile numbers get texts. */
  codeCountries: readonly string[]
  limits: Limits
  captcha?: CaptchaOptions | undefined
  /** The address provider; without it, the sandbox makes addresses up and a live shop has them typed in. */
  addresses?: IdealPostcodesOptions | undefined
  /** The merchant accounts; without Stripe, the sandbox takes cards. */
  payments?: PaymentOptions
  /** The message providers; the sandbox's outbox for those not set. */
  messages: MessageOptions
  /** Draws the most popular pictures in the background at the start. */
  warmPictures?: boolean
  /** The Typesense server for searches; without it, PostgreSQL searches. */
  search?: TypesenseOptions | undefined
  logger: FastifyBaseLogger
  /** Called when products have changed that shoppers see, or when changes may have been missed (`all`). */
  onProductsChanged?: ((products: number[] | 'all') => void) | undefined
  /** Told when this store begins and ceases to hear of such changes. */
  onHearing?: ((isHearing: boolean) => void) | undefined
  /** Whether each call is logged. */
  accessLog?: boolean
  /** What the process measures; undefined when nobody asks. */
  metrics?: Metrics | undefined
}

export type RunningStore = { url: string; databaseUrl: string; stop: () => Promise<void> }

/**
 * Starts the commerce service, with its database started, ready and filled; it runs the jobs in the background as well,
 * unless a worker does that apart. Throws when a live shop lacks settings or migrations.
 */
export function startStore(options: StoreOptions): Promise<RunningStore> {
  return openInOrder((defer, stop) => openStore(options, defer, stop))
}

async function openStore(
  options: StoreOptions,
  defer: Defer,
  stop: () => Promise<void>,
): Promise<RunningStore> {
  const { logger } = options
  const parts = await openParts(options, defer)
  const { ctx, auth, images, payments, sandbox, logFailure } = parts
  await fill(options, ctx)
  const search = options.search && typesense(options.search, logFailure)
  const addresses = addressBook(addressProvider(options), logFailure)
  const app = await buildStore(
    { ...ctx, links: auth, images, search, auth, addresses, payments, sandbox, seller: options.seller },
    logger,
    [
      ...(options.metrics ? [observeRequests(options.metrics, 'store')] : []),
      ...(options.accessLog ? [logRequests(logger)] : []),
    ],
  )
  const replica = await openReplica(options, { db: ctx.db, isPooled: parts.isPooled })
  if (replica) defer(() => waitAtMost(2_000, replica.stop()))
  let stopWorker: (() => Promise<void>) | undefined
  // It ends after the server, which may still add jobs.
  defer(() => waitAtMost(4_000, Promise.resolve(stopWorker?.())))
  const stopHearing =
    (replica || options.onProductsChanged) &&
    onProductChanges(
      parts.sessionUrl,
      (products) => {
        // Who is told asks again at once.
        replica?.productsChanged()
        options.onProductsChanged?.(products)
      },
      (isHearing) => {
        replica?.hearing(isHearing)
        options.onHearing?.(isHearing)
      },
    )
  defer(() => waitAtMost(2_000, Promise.resolve(stopHearing?.())))
  defer(closeWithTimeout(app, { ms: CLOSE_TIMEOUT_MS, drainMs: options.drainMs ?? 0 }))
  const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port })
  if (options.runsJobs !== false) stopWorker = await startJobs(options, parts, url)
  const stopping = new AbortController()
  const warming =
    options.warmPictures && options.illustrator
      ? warmPictures(ctx, images, stopping.signal).catch((error: unknown) =>
          logger.warn({ err: error }, 'pictures were not warmed'),
        )
      : undefined
  defer(async () => {
    stopping.abort()
    await warming
  })
  return { url, databaseUrl: parts.databaseUrl, stop }
}

/**
 * Starts a worker alone: it runs the jobs in the background, such as e-mails, reminders and later deliveries, for stores that
 * do not (`runsJobs: false`), and for ones that do. `storeUrl` is where a store answers. Returns a function that stops it
 * after its running jobs.
 */
export function startWorkerAlone(options: StoreOptions, storeUrl: string): Promise<() => Promise<void>> {
  return openInOrder(async (defer, stop) => {
    const parts = await openParts(options, defer)
    const stopWorker = await startJobs(options, parts, storeUrl)
    defer(() => waitAtMost(STOP_JOBS_MS, stopWorker()))
    return stop
  })
}

/** A worker has nobody who waits for it, and ends what it has begun. */
const STOP_JOBS_MS = 15_000

/** Longer than any statement and any idle transaction of a request may take. */
const SILENCE_MS = 17_000

type Parts = Awaited<ReturnType<typeof openParts>>

/** What a store and a worker work with: the database, the clock, secrets, pictures, and who takes payments. `defer` is told what closes them. */
async function openParts(options: StoreOptions, defer: Defer) {
  requireLiveSettings(options)
  const { logger, dataFolder } = options
  const { url: databaseUrl, stop } = await findDatabase(options, (message) => logger.info(message))
  defer(stop)
  const sessionUrl = options.sessionUrl ?? databaseUrl
  await prepareDatabase(sessionUrl, options.mode)
  const { databasePoolSize: max, preparedStatements } = options
  const isPooled = sessionUrl !== databaseUrl
  const db = openDatabase(databaseUrl, { max, preparedStatements, silenceMs: SILENCE_MS, isPooled })
  defer(() => waitAtMost(2_000, db.$client.end()))
  if (isPooled) await warnOfMissingTimeouts(db, logger)
  const { clock, sandbox, stopClock } = await startClock(options, db, sessionUrl)
  defer(() => waitAtMost(2_000, stopClock()))
  if (options.metrics) observePool(options.metrics, 'requests', db)
  const logFailure = logFailures(logger)
  const auth = await authSettings(options, db, logFailure)
  const payments = paymentProviders(
    { db, clock, secret: presentSecret(auth.secret), logFailure },
    options.payments,
  )
  const providers = new Set(payments.providers.map(({ name }) => name))
  const ctx = { db, clock, onEvent: options.metrics && countShopEvents(options.metrics, providers) }
  const photographs = new Photographs(await photographStorage(options), logFailure)
  defer(await photographs.keepLooking())
  const images = new ImageService(dataFolder, options.illustrator, photographs)
  return { databaseUrl, sessionUrl, isPooled, ctx, sandbox, auth, images, logFailure, payments }
}

async function photographStorage({ bucket, dataFolder }: StoreOptions): Promise<PhotographStorage> {
  return bucket ? photographsInBucket(bucket) : photographsInFolder(dataFolder)
}

/** Fills an empty database. A live shop starts without demo products. */
async function fill({ seed, mode, seedProducts, logger }: StoreOptions, ctx: Parts['ctx']): Promise<void> {
  const say = (message: string) => logger.info(message)
  if (seed && mode === 'live') await seedLiveShopIfEmpty(ctx, seed, say)
  else if (seed) await seedIfEmpty(ctx, seed, seedProducts, say)
}

function startJobs(
  { messages, mode, logger, metrics, preparedStatements }: StoreOptions,
  { sessionUrl, ctx, auth, images, payments }: Parts,
  storeUrl: string,
): Promise<() => Promise<void>> {
  return startWorker({
    preparedStatements,
    // The queue listens.
    databaseUrl: sessionUrl,
    clock: ctx.clock,
    onEvent: ctx.onEvent,
    metrics,
    settings: auth,
    payments,
    pictures: images,
    storeUrl,
    carriers: { providers: messageProviders(messages), eraseSecrets: mode === 'live' },
    logger,
  })
}

/** Opens the replica of the database, if there is one, and has the catalogue read from it. */
async function openReplica(
  { readUrl, databasePoolSize: max, preparedStatements, metrics, logger }: StoreOptions,
  { db, isPooled }: { db: Database; isPooled: boolean },
): Promise<Replica | undefined> {
  if (!readUrl) return undefined
  // Where a pooler stands before the database, one stands before its replica.
  const copy = openDatabase(readUrl, { max, preparedStatements, silenceMs: SILENCE_MS, isPooled })
  if (metrics) observePool(metrics, 'replica', copy)
  const replica = new Replica(db.$client, copy.$client, logger)
  readFromReplica(db, replica)
  await replica.start()
  return replica
}

/** A pooler's connections have the settings of their role: without a limit there, a query may hold one for ever. */
async function warnOfMissingTimeouts({ $client }: Database, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await $client.query<{ name: string }>(
    `select name from pg_settings where setting = '0'
       and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  if (rows.length)
    log.warn(
      `the pooler's connections have no ${rows.map(({ name }) => name).join(', ')}: set them for its role (docs/deployment.md)`,
    )
}

/** Waits for a step of the shutdown, at most `ms` milliseconds: a lost database may never answer. */
async function waitAtMost(ms: number, step: Promise<unknown>): Promise<void> {
  await Promise.race([Promise.allSettled([step]), pause(ms, undefined, { ref: false })])
}

/** Returns the clock: in the sandbox it can be set and follows other processes, live it is the real one. */
async function startClock({ mode, logger }: StoreOptions, db: Database, databaseUrl: string) {
  if (mode === 'live') return { clock: systemClock as Clock, stopClock: async () => {} }
  const clock = await openShopClock(db)
  const stopClock = listen(databaseUrl, CLOCK_CHANNEL, () => {
    clock.refresh().catch((error: unknown) => logger.warn({ err: error }, 'the clock was not read'))
  })
  return { clock: clock as Clock, sandbox: { clock }, stopClock }
}

/** A live shop has no made-up addresses. */
function addressProvider({ addresses, mode }: StoreOptions) {
  if (addresses) return idealPostcodes(addresses)
  return mode === 'live' ? undefined : seededAddresses
}

async function authSettings(
  options: StoreOptions,
  db: Database,
  logFailure: FailureLog,
): Promise<AuthSettings> {
  return {
    secret: options.authSecret ?? (await sandboxSecret(db)),
    siteUrl: options.siteUrl,
    shopEmail: options.shopEmail,
    caps: options.codeCaps,
    texts: { countries: parseCountries(options.codeCountries), examples: options.mode === 'sandbox' },
    limits: options.limits,
    captcha: createCaptcha(options.captcha, logFailure),
  }
}

/** Throws when a live shop lacks required settings. */
function requireLiveSettings({ mode, authSecret, messages, payments }: StoreOptions): void {
  if (mode !== 'live') return
  const missing = [
    authSecret ? '' : 'AUTH_SECRET: the key of codes and signed links',
    messages.smtp ? '' : 'SMTP_URL and MAIL_FROM: who carries e-mail',
    messages.twilio
      ? ''
      : 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_SMS_FROM and TWILIO_WHATSAPP_FROM: who carries text messages',
    payments?.stripe
      ? ''
      : 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: who takes card payments',
  ].filter(Boolean)
  if (missing.length)
    throw new Error(`The live store needs what is not set:\n${missing.map((line) => `  ${line}`).join('\n')}`)
}
