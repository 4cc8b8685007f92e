import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeSentTo, register } from '../support/account.ts'
import {
  CONTACT,
  LONDON_ADDRESS,
  RECIPIENT,
  createBuyer,
  firstOpen,
  readyToOrder,
  readyToPay,
} from '../support/checkout.ts'
import type { Buyer } from '../support/checkout.ts'
import type { Upstream } from '../support/proxy.ts'
import { startProxy } from '../support/proxy.ts'
import { sharedBackend } from '../support/shared-backend.ts'
import { startShopProcess } from '../support/shop-process.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { storeAt } from '../support/store-process.ts'
import { choose } from '../support/subscriber.ts'
import type { TestStore } from '../support/store.ts'

// How many rounds of calls of /v1 a page or a change waits for: those of a round are under way together, and the next round needs
// an answer of the one before. Each round is held back until the shop has nothing else to ask.
let upstream: Upstream
let shop: ShopProcess
let store: TestStore
beforeAll(async () => {
  const { storeUrl, databaseUrl } = await sharedBackend()
  store = { ...storeAt(storeUrl), db: drizzle(databaseUrl) } as unknown as TestStore
  upstream = await startProxy(storeUrl)
  shop = await startShopProcess({
    API_BASE_URL: upstream.url,
    // Nothing is there already: a page makes all its calls.
    CACHE_SECONDS: '0',
    BLOCK_TIMEOUT_MS: '60000',
    STREAM_GRACE_MS: '20000',
  })
})
afterAll(async () => {
  await shop.stop()
  await upstream.stop()
  await store.db.$client.end()
})

type Visitor = { session: string; token?: string }
type Fields = Record<string, string>
type Rounds = { status: number; location: string | null; rounds: string[][] }

/** Lets the shop do all that it can do before it is answered. */
async function untilIdle(): Promise<void> {
  for (let times = 0; times < 5; times++) {
    await (await fetch(`${shop.url}/robots.txt`)).text()
    await pause(20)
  }
}

async function roundsOf(path: string, visitor?: Visitor, form?: Fields): Promise<Rounds> {
  upstream.mend()
  upstream.holdAll()
  const cookies = { session_token: visitor?.session, auth_token: visitor?.token }
  const cookie = Object.entries(cookies).flatMap(([name, value]) => (value ? `${name}=${value}` : []))
  const rounds: string[][] = []
  let answer: Omit<Rounds, 'rounds'> | undefined
  const sending = (async () => {
    const response = await fetch(shop.url + path, {
      headers: { cookie: cookie.join('; '), ...(form && { origin: shop.url }) },
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    await response.text()
    answer = { status: response.status, location: response.headers.get('location') }
  })()
  while (!answer) {
    await untilIdle()
    const calls = upstream.letThrough()
    if (calls.length) rounds.push(calls)
    else await Promise.race([sending, pause(50)])
  }
  upstream.mend()
  return { ...(answer as Omit<Rounds, 'rounds'>), rounds }
}

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 35', cvc: '123' }

/** The calls that were made more than once. */
const repeated = (rounds: string[][]) => {
  const all = rounds.flat().filter((call) => call.startsWith('GET '))
  return [...new Set(all.filter((call, index) => all.indexOf(call) !== index))]
}

/** Path, who asks, and in how many rounds it is answered at most: one, but for those that say why. */
type Row = [path: string, visitor?: Visitor | undefined, atMost?: number]

async function guestsAndUsers() {
  const guest = await readyToOrder(store)
  const payer = await readyToPay(store)
  const account = await register(store, `rounds-${randomUUID()}@example.org`)
  const buyer = createBuyer(store, account.session, account.token)
  const ordered = await orderOf(buyer)
  const subscriber = await register(store, `rounds-${randomUUID()}@example.org`)
  await choose(store, subscriber)
  const started = await subscriber.call('POST', '/v1/delivery-subscriptions/', {})
  return {
    guest: { session: guest.buyer.session },
    draft: guest.id,
    payer: { session: payer.buyer.session },
    unpaid: payer.id,
    user: { session: account.session, token: account.token },
    ordered,
    subscriber: { session: subscriber.session, token: subscriber.token },
    subscription: started.body.data.id as string,
  }
}

/** Orders a bouquet and answers with the number of the order. */
async function orderOf(buyer: Buyer): Promise<string> {
  const { body } = await store.get('/v1/category/roses/?limit=1')
  const [{ id: product, position_slug }] = body.data.list
  await buyer.post(`/v1/basket/${product}/${position_slug}`, {})
  const { id } = (await buyer.post('/v1/order/', {})).body.data
  await buyer.address()
  await buyer.recipient()
  await buyer.contact()
  const { date, interval } = firstOpen(await buyer.intervals())
  await buyer.choose(date, interval.id)
  expect((await buyer.toPay(id)).body).toMatchObject({ success: true })
  return id
}

const PROFILE = [
  ...['dashboard', 'my-account', 'orders', 'personal-data', 'favorites', 'important-dates', 'bonuses'],
  'recipients',
  ...['bonuses-history', 'promo-codes', 'manage-subscription', 'notification-settings'],
]

const nameOf = (visitor?: Visitor) => (visitor?.token ? 'a user' : visitor ? 'a guest' : 'a stranger')

test('a page waits for its upstream once, and asks it for nothing twice', { timeout: 300_000 }, async () => {
  const { guest, draft, payer, unpaid, user, ordered, subscriber, subscription } = await guestsAndUsers()
  const DETAILS = '/checkout/delivery-details'
  const pages: Row[] = [
    ...['/', '/category/roses', '/product/101', '/cart', '/search?q=roses', '/favorites'].flatMap(
      (path): Row[] => [[path], [path, guest], [path, user]],
    ),
    ...[
      '/category',
      '/category/roses?page=2',
      '/filter',
      '/filter/mini-bouquets',
      '/gift-card',
      '/constructor',
    ].map((path): Row => [path, guest]),
    ...[
      '/gifts',
      '/all-gifts',
      '/cards',
      '/giftbox1',
      '/mini',
      '/blog',
      '/promotions',
      '/loyalty-program',
    ].map((path): Row => [path, guest]),
    ...['/delivery', '/delivery/london', '/delivery/london/chelsea', '/delivery/check?postcode=N1+9GU'].map(
      (path): Row => [path, guest],
    ),
    ...['/contact-us', '/un', '/become-affiliate', '/about-us', '/subscription', '/auth', '/not-found'].map(
      (path): Row => [path, guest],
    ),
    [DETAILS, guest],
    ['/checkout/final-details', guest],
    // From which day on it can begin says the first answer.
    [`${DETAILS}?type=subscription`, subscriber, 2],
    [`/order/${draft}`, guest],
    [`/order/${ordered}`, user],
    [`/order/${subscription}?type=subscription`, subscriber],
    [`/payment/stripe/${unpaid}`, payer],
    [`/payment/stripe/${unpaid}?method=paypal`, payer],
    [`/payment/stripe/${unpaid}?returned=1`, payer],
    ['/payment/stripe/mobile/success', payer],
    ...PROFILE.map((path): Row => [`/profile/${path}`, user]),
    [`/profile/order/${ordered}`, user],
  ]
  const tooMany: string[] = []
  for (const [path, visitor, atMost = 1] of pages) {
    const { status, rounds } = await roundsOf(path, visitor)
    const twice = repeated(rounds)
    console.log(`${rounds.length} ${path} (${nameOf(visitor)})`)
    expect([200, 302, 404], path).toContain(status)
    if (rounds.length > atMost || twice.length) tooMany.push(`${path}: ${JSON.stringify(rounds)}`)
  }
  expect(tooMany).toEqual([])
})

test('a change waits at most twice', { timeout: 300_000 }, async () => {
  const { user, payer, unpaid } = await guestsAndUsers()
  const { body } = await store.get('/v1/category/roses/?limit=1')
  const [{ id: productId, position_slug: positionSlug }] = body.data.list
  const session = await store.newSession()
  const guest = { session }
  const buyer = createBuyer(store, session)
  const receiver = `rounds-${randomUUID()}@example.org`
  const DETAILS = '/checkout/delivery-details'
  const FINAL = '/checkout/final-details'
  const changes: [
    path: string,
    form: () => Promise<Fields> | Fields,
    visitor?: Visitor | undefined,
    atMost?: number,
  ][] = [
    // A session is begun first.
    ['/cart', () => ({ intent: 'add', productId, positionSlug }), undefined, 2],
    ['/cart', () => ({ intent: 'add', productId, positionSlug }), guest],
    ['/cart', () => ({ intent: 'quantity', productId, positionSlug, quantity: '2' }), guest],
    ['/favorites', () => ({ intent: 'add', productId }), guest],
    ['/cart', () => ({ intent: 'promo', code: 'NONE' }), guest, 2],
    ['/cart', () => ({ intent: 'checkout' }), guest],
    [DETAILS, () => ({ intent: 'address', line2: '', ...LONDON_ADDRESS }), guest],
    [
      DETAILS,
      async () => {
        const { date, interval } = firstOpen(await buyer.intervals())
        return { intent: 'interval', slot: `${date} ${interval.id}` }
      },
      guest,
    ],
    [DETAILS, () => ({ intent: 'recipient', note: '', ...RECIPIENT }), guest],
    [
      FINAL,
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
  const tooMany: string[] = []
  for (const [path, form, visitor, atMost = 1] of changes) {
    const fields = await form()
    const { status, rounds } = await roundsOf(path, visitor, fields)
    const twice = repeated(rounds)
    console.log(`${rounds.length} POST ${path} ${fields.intent ?? ''}`)
    expect([200, 303, 400], path).toContain(status)
    if (rounds.length > atMost || twice.length)
      tooMany.push(`${path} ${fields.intent}: ${JSON.stringify(rounds)}`)
  }
  expect(tooMany).toEqual([])
})
