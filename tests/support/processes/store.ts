import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Temporal } from 'temporal-polyfill'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { z } from 'zod'
import { Session } from '../../../contract/session.ts'
import { DEMO } from '../../../demo/demo.ts'
import { buildStore } from '../../../store/app.ts'
import { addressBook } from '../../../store/delivery/addresses/addresses.ts'
import type { AuthSettings } from '../../../store/visitor/auth-settings.ts'
import type { AddressProvider } from '../../../store/delivery/addresses/address-provider.ts'
import { seededAddresses } from '../../../store/delivery/addresses/seeded.ts'
import { logFailures } from '../../../store/kernel/log-failures.ts'
import { presentSecret } from '../../../store/kernel/secret.ts'
import { createCaptcha } from '../../../store/account/sign-in/captcha.ts'
import { openDatabase } from '../../../store/db/database.ts'
import type { Database } from '../../../store/db/database.ts'
import { paymentProviders } from '../../../store/payment/payment-providers.ts'
import type { PaymentOptions, Payments } from '../../../store/payment/payment-providers.ts'
import { ImageService } from '../../../store/catalogue/pictures/image-service.ts'
import type { TestClock } from '../shopping/clock.ts'
import { testClock } from '../shopping/clock.ts'
import { copyTemplate } from './test-server.ts'

/** A Tuesday morning in March: every London window of the day can still be had. */
export const MORNING = '2026-03-10T08:00:00Z'

/** Caps no test reaches unless it means to. */
export const TEST_AUTH: AuthSettings & { secret: string } = {
  secret: 'a secret of the tests, long enough for anything',
  siteUrl: 'https://larkspur.example',
  shopEmail: 'hello@larkspur.example',
  caps: { destination: 1_000_000, address: 1_000_000, total: 1_000_000, wrong: 1_000_000 },
  texts: { countries: ['GB'], examples: true },
  limits: {
    sessionsPerNetwork: 1_000_000,
    errorsPerSession: 1_000_000,
    errorsPerNetwork: 1_000_000,
    errorsPerDay: 1_000_000,
    wrongCodesPerSession: 1_000_000,
    wrongCodesPerNetwork: 1_000_000,
    declinesPerOrder: 1_000_000,
    declinesPerNetwork: 1_000_000,
    emailsPerAddress: 1_000_000,
    slotSharePerNetwork: 1_000_000,
    holdsPerNetwork: 1_000_000,
    holdsPerDevice: 1_000_000,
  },
  captcha: createCaptcha(undefined),
}

export type Answer = { status: number; headers: Record<string, unknown>; body: any }

export type Sent = {
  session?: string | undefined
  /** An auth token. */
  auth?: string | undefined
  key?: string | undefined
  /** Sent as JSON; a string goes out as it is. */
  body?: unknown
  headers?: Record<string, string>
}

export type TestStore = {
  app: FastifyInstance
  db: Database
  databaseUrl: string
  /** The database with a host and a port, for what stands in the way to it. */
  tcpUrl: string
  clock: TestClock
  payments: Payments
  images: ImageService
  /** Calls the store and answers with the parsed body. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, sent?: Sent) => Promise<Answer>
  get: (path: string, session?: string) => Promise<Answer>
  /** Starts a guest session and answers with its token. */
  newSession: () => Promise<string>
  stop: () => Promise<void>
}

/** Prints the faults of the store, each with its stack, so that a 500 in a test says why. */
const FAULTS = pino(
  { level: 'error' },
  {
    write: (line) => {
      const { err, msg } = JSON.parse(line) as { err?: { stack?: string }; msg?: string }
      console.error(err?.stack ?? msg)
    },
  },
)

/**
 * The store over a fresh copy of the filled database, with a clock that stands still, or another copy of a store beside it. Without a
 * `logger` it prints its faults.
 */
export async function startTestStore({
  now = MORNING,
  auth = {},
  accounts,
  addresses = seededAddresses,
  logger,
  beside,
  skew,
}: {
  now?: string
  auth?: Partial<AuthSettings>
  /** Payment providers in place of the sandbox's bank. */
  accounts?: PaymentOptions
  /** Who lists the addresses of a postcode. */
  addresses?: AddressProvider
  logger?: FastifyBaseLogger
  /** A store whose database and clock it has as well, and which is stopped after it. */
  beside?: TestStore
  /** How far its clock is ahead of that of the store beside it, as two machines' are that nobody sets. */
  skew?: Temporal.DurationLike
} = {}): Promise<TestStore> {
  const testServer = inject('testServer')
  const database = beside
    ? { url: beside.databaseUrl, tcpUrl: beside.tcpUrl, name: 'beside', drop: async () => {} }
    : await copyTemplate(testServer)
  const db = openDatabase(database.url)
  const own = beside?.clock ?? testClock(now)
  const clock = skew ? { ...own, now: () => own.now().add(skew) } : own
  const images = new ImageService(join(testServer.scratchFolder, database.name), DEMO.illustrator)
  const settings = { ...TEST_AUTH, ...auth }
  const logFailure = logger && logFailures(logger)
  const payments = paymentProviders(
    { db, clock, secret: presentSecret(settings.secret), logFailure, realClock: clock },
    accounts,
  )
  const app = await buildStore(
    {
      ...{
        db,
        clock,
        images,
        auth: settings,
        links: settings,
        payments,
        addresses: addressBook(addresses, logFailure),
      },
      seller: {
        name: 'Larkspur',
        address: 'Arch 12, Larkspur Yard, London SE1',
        vatNumber: 'GB 999 9999 73',
      },
    },
    logger ?? FAULTS,
  )

  const call: TestStore['call'] = async (method, path, { session, auth: token, key, body, headers } = {}) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session && { 'x-session-token': session }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: parse(answer.body) }
  }
  return {
    app,
    db,
    databaseUrl: database.url,
    tcpUrl: database.tcpUrl,
    clock,
    payments,
    images,
    call,
    get: (path, session) => call('GET', path, { session }),
    newSession: async () =>
      (Session.parse((await call('POST', '/v1/session/')).body) as z.infer<typeof Session>).token,
    stop: async () => {
      await app.close()
      await db.$client.end()
      await database.drop()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
