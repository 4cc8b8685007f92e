import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../contract/endpoints.ts'
import type { Account } from '../../tests/support/shopping/account.ts'
import { register } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { Sent, TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { createSubscription } from '../subscription/delivery-subscription.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Operation = { method: Method; path: string }

let store: TestStore
let operations: Operation[]
let owner: Account
let own: {
  order: string
  intent: string
  event: string
  recipient: string
  signIn: string
  subscription: string
}
let guest: { session: string; order: string; intent: string }

beforeAll(async () => {
  store = await startTestStore()
  operations = [...ENDPOINTS.values()].map(({ method, path }) => ({
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
  }))
  const bought = await readyToPay(store)
  owner = await register(store, 'owner@example.org', bought.buyer.session)
  await owner.call('POST', '/v1/order/guest/assign/', {})
  const dates = await owner.call('POST', '/v1/user/events', { occasion: 'mothers_day' })
  const kept = await owner.call('POST', '/v1/user/recipients/', RECIPIENT)
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  own = {
    order: bought.id,
    intent: bought.intent.id,
    event: String(dates.body.data.events[0].id),
    recipient: String(kept.body.data[0].id),
    signIn: (await owner.get('/v1/user/sign-ins/')).body.data[0].id,
    subscription: await subscribe(owner.id),
  }
  const asGuest = await readyToPay(store)
  guest = { session: asGuest.buyer.session, order: asGuest.id, intent: asGuest.intent.id }
})
afterAll(() => store.stop())

async function subscribe(userId: string): Promise<string> {
  const { rows } = await store.db.$client.query(
    `select variant.id as variant, delivery_window.id as window from variant, delivery_window limit 1`,
  )
  return createSubscription(store, {
    userId,
    variantId: rows[0].variant,
    windowId: rows[0].window,
    everyWeeks: 2,
    price: 3900,
    shippingAddress: { postcode: 'N1 9GU', line1: '1 Road', line2: null, city: 'London', zone: 'london' },
    recipient: { name: 'Iris', phone: '+442079460018', note: null, anonymous: false },
    nextDeliveryOn: '2026-05-01',
  })
}

/** Somebody who is kept for the next order. */
const RECIPIENT = {
  name: 'Iris Green',
  address: { postcode: 'N1 9GU', line1: '1 Road', city: 'London' },
}

/** Bodies that the calls accept from the owner. */
const BODIES: Record<string, object> = {
  'POST /v1/order/to-pay/{id}': { payment_method: 'stripe' },
  'POST /v1/payment/sandbox/{intent}/confirm': CARDS.pays,
  'POST /v1/payment/sandbox/{intent}/challenge': { approve: true },
  'POST /v1/payment/sandbox/{intent}/wallet': { approve: true },
  'POST /v1/order/recipient-link/{id}/address/': { postcode: 'N1 9GU', line1: '1 Road', city: 'London' },
  'PUT /v1/user/recipients/{id}/': RECIPIENT,
  'PUT /v1/user/events/{id}': { occasion: 'mothers_day', muted: true },
  'POST /v1/user/delivery-subscriptions/{id}/pause': { until: null },
  'POST /v1/user/delivery-subscriptions/{id}/skip': { next_delivery_on: '2026-05-01' },
  'POST /v1/user/delivery-subscriptions/{id}/swap': { product_id: 101, position_slug: 'x' },
  'POST /v1/user/delivery-subscriptions/{id}/slot': { interval_id: 1 },
}

/** Resources that anybody can request by id. */
const PUBLIC = [
  /^\/v1\/product\//,
  /^\/v1\/\{type\}\//,
  /^\/v1\/basket\//,
  // Only removes the gift card from the caller's own cart.
  /^\/v1\/order\/gift-cards\//,
  // Anybody with the private link has access.
  /^\/v1\/order\/track\//,
  // The token is the only credential; recipient-link.test.ts shows that it cannot be guessed.
  /^\/v1\/recipient-choice\/\{token\}/,
  /^\/v1\/(pages|forms|delivery-cities|article|blog|promotions|favorite|filter|category|delivery-subscriptions-first-bouquet)\b/,
]

/** Returns which owned resource the id in a path names, or undefined. */
function kindOf(path: string): keyof typeof own | undefined {
  if (path.includes('{token}') || path.includes('/gift-cards/')) return undefined
  if (path.includes('{intent}')) return 'intent'
  if (path.includes('/recipients/')) return 'recipient'
  if (path.includes('/sign-ins/')) return 'signIn'
  if (path.includes('/events/')) return 'event'
  if (path.includes('/delivery-subscriptions/order/')) return 'order'
  if (path.includes('/delivery-subscriptions/')) return 'subscription'
  return /\/(order|payment)\//.test(path) ? 'order' : undefined
}

const everything = async () => {
  const tables = [
    '"order"',
    'payment',
    'slot_hold',
    'important_date',
    'saved_recipient',
    'delivery_subscription',
    'order_transition',
  ]
  const parts = await Promise.all(
    tables.map((table) => store.db.$client.query(`select t::text as row from ${table} as t order by 1`)),
  )
  return JSON.stringify(parts.map(({ rows }) => rows))
}

describe('what belongs to somebody', () => {
  it('is found and named by every call with an id there is, so that none is forgotten', () => {
    const withId = operations.filter(({ path }) => path.includes('{'))
    const unknown = withId.filter(
      ({ path }) => kindOf(path) === undefined && !PUBLIC.some((open) => open.test(path)),
    )
    const howTo = 'name each of these calls in PUBLIC when anybody may make it, else in kindOf'
    expect(unknown, howTo).toEqual([])
    expect(withId.filter(({ path }) => kindOf(path)).length).toBeGreaterThanOrEqual(15)
  })

  it('is neither read nor changed by another user or guest, whatever the call', async () => {
    store.clock.advance({ minutes: 1 })
    const other = await register(store, 'other@example.org')
    const strangers: [string, Sent][] = [
      ['another user', { session: other.session, auth: other.token }],
      ['another guest', { session: await store.newSession() }],
      ['the session of the owner, signed out', { session: owner.session }],
    ]
    const before = await everything()
    let asked = 0
    for (const operation of operations) {
      const kind = kindOf(operation.path)
      if (!operation.path.includes('{') || !kind) continue
      const ids = [own[kind], ...(kind === 'order' || kind === 'intent' ? [guest[kind]] : [])]
      for (const id of ids) {
        const path = operation.path.replace(/\{[^}]+\}/, id)
        const named = `${operation.method} ${operation.path}`
        const body = operation.method === 'GET' ? undefined : (BODIES[named] ?? {})
        for (const [who, sent] of strangers) {
          const answer = await store.call(operation.method, path, { ...sent, body })
          asked += 1
          const signedIn = sent.auth !== undefined
          // Guests get 401 where only users have such resources.
          expect(
            signedIn ? [404] : [404, 401],
            `${named} by ${who}: ${JSON.stringify(answer.body)}`,
          ).toContain(answer.status)
        }
      }
    }
    expect(await everything()).toBe(before)
    console.log(`${asked} calls for what is somebody else's: none was answered, nothing changed`)
    // The owner has access by the same paths.
    expect((await owner.get(`/v1/order/${own.order}/`)).status).toBe(200)
    expect((await store.get(`/v1/order/${guest.order}/`, guest.session)).status).toBe(200)
  })

  it('is in no list of another', async () => {
    store.clock.advance({ minutes: 1 })
    const other = await register(store, 'lists@example.org')
    const lists = operations.filter(
      ({ method, path }) => method === 'GET' && !path.includes('{') && path !== '/v1/user/logout/',
    )
    for (const { path } of lists) {
      const answer = await other.get(path)
      const text = JSON.stringify(answer.body)
      for (const word of [own.order, guest.order, own.subscription, 'owner@example.org', owner.id])
        expect(text.includes(word), `${path} shows ${word}`).toBe(false)
    }
    const order = await other.get(`/v1/order/payment/paid/?id=${own.order}`)
    expect(order.status).toBe(404)
    const calendar = await other.get(`/v1/user/events/calendar/?id=${own.event}`)
    expect(calendar.status).toBe(404)
    const moved = await other.call('POST', '/v1/order/interval/', {
      date: '2026-03-12',
      interval_id: 1,
      order_id: own.order,
    })
    expect(moved.status).toBe(404)
  })
})
