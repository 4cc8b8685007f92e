import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askForCode } from '../../tests/support/shopping/account.ts'
import { readyToPay } from '../../tests/support/shopping/checkout.ts'
import { doDue } from '../../tests/support/shopping/due-work.ts'
import { fakeStripe } from '../../tests/support/stand-ins/fake-providers.ts'
import type { FakeProvider } from '../../tests/support/stand-ins/fake-providers.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startUpstream } from '../../tests/support/stand-ins/upstream.ts'
import type { FakeUpstream, Reply } from '../../tests/support/stand-ins/upstream.ts'
import { logSerializers } from '../../logging/safe-error.ts'
import { search } from '../search/search.ts'
import { reconcilePayment } from '../payment/reconcile-payments.ts'
import { idealPostcodes } from '../delivery/addresses/ideal-postcodes.ts'
import { createCaptcha } from '../account/sign-in/captcha.ts'
import { logFailures } from './log-failures.ts'
import { typesense } from '../search/typesense.ts'

const lines: Record<string, any>[] = []
const logger = pino(
  { level: 'warn', serializers: logSerializers },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
)
const tell = logFailures(logger)

let outside: FakeUpstream
let stripe: FakeProvider
let store: TestStore
beforeAll(async () => {
  outside = await startUpstream()
  stripe = await fakeStripe()
  store = await startTestStore({
    ...{ logger, accounts: stripe.accounts },
    addresses: idealPostcodes({ apiKey: 'key', url: outside.url, timeoutMs: 500 }),
    auth: { captcha: createCaptcha({ siteKey: 'a', secretKey: 'b', verifyUrl: outside.url }, tell) },
  })
})
beforeEach(() => {
  lines.length = 0
  stripe.instead.reply = undefined
})
afterAll(async () => {
  await store.stop()
  await Promise.all([outside.stop(), stripe.upstream.stop()])
})

const TROUBLE: [string, Reply][] = [
  ['a fault', { status: 500, json: { message: 'Quillfeather' } }],
  ['nonsense', { text: 'Quillfeather' }],
  ['a hang-up', 'hang up'],
]
/** Expects one log line for the failed call, without the contents of request or response. */
const toldOf = (provider: string, call: string) => {
  expect(lines).toMatchObject([
    {
      level: 40,
      msg: 'a call to a provider failed',
      provider,
      call,
      ms: expect.any(Number),
      err: { type: expect.any(String) },
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Quillfeather|N1 9GU|peonies/)
  return lines[0]
}

it.each(TROUBLE)(
  'a captcha that is answered with %s keeps everybody out, and that is told',
  async (_what, reply) => {
    outside.answer(() => reply)
    const session = await store.newSession()
    const sent = await askForCode(store, session, 'iris@example.org', { captcha_token: 'a person' })
    expect(sent.body.success).toBe(false)
    expect(toldOf('recaptcha', 'siteverify')?.requestId).toMatch(/^[\da-f-]{36}$/)
  },
)

it('so is a key that Google does not know; a programme that was found out is not', async () => {
  const session = await store.newSession()
  outside.answer(() => ({ json: { success: false, 'error-codes': ['invalid-input-response'] } }))
  await askForCode(store, session, 'iris@example.org', { captcha_token: 'a programme' })
  expect(lines).toEqual([])
  outside.answer(() => ({ json: { success: false, 'error-codes': ['invalid-input-secret'] } }))
  await askForCode(store, session, 'iris@example.org', { captcha_token: 'a person' })
  toldOf('recaptcha', 'siteverify')
})

it.each(TROUBLE)(
  'addresses that are answered with %s are typed in, and that is told',
  async (_what, reply) => {
    outside.answer(() => reply)
    const found = await store.get('/v1/addresses/?postcode=N1%209GU&with_list=true')
    expect(found.body.data).toMatchObject({ is_covered: true, is_listed: false })
    toldOf('addresses', 'find')
  },
)

it.each(TROUBLE)(
  'a search that is answered with %s is done without, and that is told',
  async (_what, reply) => {
    outside.answer(() => reply)
    const service = typesense(
      { url: outside.url, apiKey: 'key', collection: 'products', timeoutMs: 500 },
      tell,
    )
    expect((await search(store, { q: 'peonies', page: 1, limit: 12 }, service)).list.length).toBeGreaterThan(
      0,
    )
    toldOf('typesense', 'search')
  },
)

it('a payment that the provider says nothing of is asked about again, and that is told each time', async () => {
  await readyToPay(store)
  stripe.instead.reply = 'hang up'
  store.clock.set('2026-03-10T09:00:00Z')
  await doDue(reconcilePayment, store)
  toldOf('stripe', 'look')
})
