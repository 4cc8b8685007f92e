import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../graphql/generated/persisted-documents.json' with { type: 'json' }
import { readSchema } from '../../graphql/execution/executable-schema.ts'
import { sandboxSecret } from '../../store/kernel/sandbox-secret.ts'
import { codeSentTo } from '../support/shopping/account.ts'
import { CONTACT, LONDON_ADDRESS, RECIPIENT, createBuyer, firstOpen } from '../support/shopping/checkout.ts'
import type { Upstream } from '../support/stand-ins/proxy.ts'
import { startProxy } from '../support/stand-ins/proxy.ts'
import { sharedBackend } from '../support/processes/shared-backend.ts'
import { startShopProcess } from '../support/processes/shop-process.ts'
import type { ShopProcess } from '../support/processes/shop-process.ts'
import { expressionOf, shopRoutes } from '../support/shop-routes.ts'
import { storeAt } from '../support/processes/store-process.ts'
import type { TestStore } from '../support/processes/store.ts'
import type { Change } from './upstream-rounds/change.ts'
import { changesOf } from './upstream-rounds/changes.ts'
import { pageRows } from './upstream-rounds/pages.ts'
import { counterOf } from './upstream-rounds/rounds.ts'
import type { Counter, Visitor } from './upstream-rounds/rounds.ts'
import type { CountedShop } from './upstream-rounds/shop.ts'
import { guestReadyToPay, newAccount, rosesOf } from './upstream-rounds/shop.ts'
import type { Row } from './upstream-rounds/table.ts'
import { problemsOf, rowOf, tableOf } from './upstream-rounds/table.ts'

// How many rounds of calls of /v1 a page or a change waits for: those of a round are under way together, and the next round needs
// an answer of the one before. Each round is held back until the shop has nothing else to ask.
let upstream: Upstream
let shop: ShopProcess
let counted: CountedShop
let count: Counter
beforeAll(async () => {
  const { storeUrl, databaseUrl } = await sharedBackend()
  const store = { ...storeAt(storeUrl), db: drizzle(databaseUrl) } as unknown as TestStore
  counted = { store, databaseUrl, secret: await sandboxSecret(store.db) }
  upstream = await startProxy(storeUrl)
  shop = await startShopProcess({
    API_BASE_URL: upstream.url,
    // Nothing is there already: a page makes all its calls.
    CACHE_SECONDS: '0',
    BLOCK_TIMEOUT_MS: '60000',
    STREAM_GRACE_MS: '20000',
  })
  count = counterOf(shop.url, upstream)
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
  await counted.store.db.$client.end()
})

/** Prints the table, and keeps it beside those of earlier runs. */
function show(name: string, rows: Row[]): void {
  const table = tableOf(rows)
  console.log(table)
  mkdirSync('.data', { recursive: true })
  writeFileSync(`.data/rounds-of-${name}.txt`, `${table}\n`)
}

test(
  'every page waits for its upstream once, and asks it for nothing twice',
  { timeout: 300_000 },
  async () => {
    const rows: Row[] = []
    const seen: string[] = []
    const others: string[] = []
    for (const { path, visitor = {}, status = 200, atMost = 1 } of await pageRows(counted)) {
      const answer = await count.page(path, visitor)
      if (answer.status !== status) others.push(`${path}: ${answer.status} ${answer.location ?? ''}`)
      seen.push(path.replace(/\?.*/, ''))
      rows.push(rowOf(path, visitor, atMost, answer))
    }
    show('pages', rows)
    expect([...others, ...problemsOf(rows)]).toEqual([])
    // A new page belongs in the table.
    expect(shopRoutes().filter((route) => !seen.some((path) => expressionOf(route).test(path)))).toEqual([])
  },
)

/** The top-level field of an operation's answer. */
function outcomeOf(text: string): { __typename?: string; code?: string } | null | boolean {
  const { data, errors } = JSON.parse(text) as { data: Record<string, object> | null; errors?: unknown }
  if (errors || !data) throw new Error(text)
  return Object.values(data)[0] ?? null
}

function isRefusal(outcome: ReturnType<typeof outcomeOf>): boolean {
  return typeof outcome === 'object' && /Refusal|NotSent/.test(outcome?.__typename ?? '')
}

test('every change waits once, and those that need an answer first twice', { timeout: 300_000 }, async () => {
  const changes = changesOf(counted)
  const rows: Row[] = []
  const others: string[] = []
  for (const { operation, of, prepare, atMost = 1, isRefused = false } of changes) {
    const { visitor = {}, variables } = await prepare()
    const answer = await count.change(operation, variables, visitor)
    const outcome = outcomeOf(answer.text)
    if (isRefusal(outcome) !== isRefused) others.push(`${operation}: ${answer.text}`)
    rows.push(rowOf(of ? `${operation} of ${of}` : operation, visitor, atMost, answer))
  }
  show('changes', rows)
  expect([...others, ...problemsOf(rows)]).toEqual([])
  // A new change belongs in the table.
  expect(uncountedChanges(changes)).toEqual([])
})

/** The mutations of the pages, and those of the schema, that no change is one of. */
function uncountedChanges(changes: Change[]): string[] {
  const texts = Object.values(manifest).filter((text) => /\bmutation /.test(text))
  const names = texts.map((text) => /\bmutation (\w+)/.exec(text)?.[1] ?? '')
  const countedNames = new Set(changes.map(({ operation }) => operation))
  const fields = texts.flatMap((text) => /\bmutation [^{]*\{\s*(\w+)/.exec(text)?.[1] ?? [])
  const ofSchema = Object.keys(readSchema().getMutationType()?.getFields() ?? {})
  return [
    ...names.filter((name) => !countedNames.has(name)),
    ...ofSchema.filter((field) => !fields.includes(field)),
  ]
}

test(
  'a form that is sent without scripts waits at most twice, with the page that answers it',
  { timeout: 300_000 },
  async () => {
    const { store } = counted
    const { visitor: user } = await newAccount(store)
    const { visitor: payer, id: unpaid } = await guestReadyToPay(counted)
    const { productId, variantSlug } = await rosesOf(store)
    const session = await store.newSession()
    const guest = { session }
    const buyer = createBuyer(store, session)
    const receiver = `rounds-${randomUUID()}@example.org`
    const line = { productId: String(productId), variantSlug }
    const DETAILS = '/checkout/delivery-details'
    type Fields = Record<string, string>
    const forms: [
      path: string,
      fields: () => Promise<Fields> | Fields,
      visitor?: Visitor,
      atMost?: number,
    ][] = [
      // A session is begun first.
      ['/cart', () => ({ intent: 'add', ...line }), {}, 2],
      ['/cart', () => ({ intent: 'add', ...line }), guest],
      [
        '/cart',
        () => ({ intent: 'quantity', productId: line.productId, lineSlug: variantSlug, quantity: '2' }),
        guest,
      ],
      ['/favorites', () => ({ add: line.productId }), guest],
      // What is refused is answered with the page.
      ['/cart', () => ({ intent: 'promo', code: 'NONE' }), guest, 2],
      ['/cart', () => ({ intent: 'checkout' }), guest],
      [DETAILS, () => ({ intent: 'address', line2: '', ...LONDON_ADDRESS }), guest],
      [
        DETAILS,
        async () => {
          const { date, interval } = firstOpen(await buyer.intervals())
          return { intent: 'slot', slot: `${date} ${interval.id}` }
        },
        guest,
      ],
      [DETAILS, () => ({ intent: 'recipient', note: '', ...RECIPIENT }), guest],
      [
        '/checkout/final-details',
        async () => {
          const { id, total_cost } = await buyer.order()
          return { ...CONTACT, orderId: id, expectedTotal: String(total_cost), paymentMethod: 'stripe' }
        },
        guest,
        2,
      ],
      ['/auth', () => ({ intent: 'send', type: 'email', receiver }), guest, 2],
      [
        '/auth',
        async () => ({ intent: 'signIn', type: 'email', receiver, code: await codeSentTo(store, receiver) }),
        guest,
        2,
      ],
      // The payment is begun, and then paid.
      [`/payment/stripe/${unpaid}`, () => ({ intent: 'card', ...CARD }), payer, 2],
      ['/profile/notification-settings', () => ({ intent: 'offers' }), user],
      ['/profile/personal-data', () => ({ name: 'Iris Brown', gender: 'female' }), user],
    ]
    const rows: Row[] = []
    for (const [path, fieldsOf, visitor = {}, atMost = 1] of forms) {
      const fields = await fieldsOf()
      const answer = await count.form(path, fields, visitor)
      expect([200, 303, 400], path).toContain(answer.status)
      rows.push(rowOf(['POST', path, fields.intent].join(' ').trim(), visitor, atMost, answer))
    }
    show('forms', rows)
    expect(problemsOf(rows)).toEqual([])
  },
)

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 35', cvc: '123' }
