import { randomUUID } from 'node:crypto'
import type { DeliveryDate, Slot } from '../../../contract/delivery-dates.ts'
import type { Order } from '../../../contract/order.ts'
import type { PaymentIntent } from '../../../contract/payment.ts'
import { SubscriptionPrices } from '../../../contract/subscription.ts'
import { register, signIn } from './account.ts'
import type { Account } from './account.ts'
import { CARDS, CONTACT, LONDON_ADDRESS, RECIPIENT, firstOpen } from './checkout.ts'
import type { TestStore } from '../processes/store.ts'

const BASE = '/v1/delivery-subscription'

export const MORE_CARDS = {
  ...CARDS,
  /** Pays when it is typed in, and is declined when it is charged again. */
  declinedAgain: { number: '4000 0000 0000 0341', expiry: '12 / 30', cvc: '123' },
}

export type Subscriber = ReturnType<typeof createSubscriber>

/** The calls of somebody signed in on the way through the checkout of a subscription. */
export function createSubscriber(account: Account) {
  const post = (path: string, body: object = {}, key?: string) =>
    account.call('POST', `${BASE}/${path}`, body, { key })
  return {
    account,
    post,
    get: (path: string) => account.get(`${BASE}/${path}`),
    start: () => account.call('POST', '/v1/delivery-subscriptions/', {}),
    order: async (id: string): Promise<Order> =>
      (await account.get(`/v1/delivery-subscriptions/order/${id}/`)).body.data,
    intervals: async (): Promise<DeliveryDate[]> =>
      (await account.get(`${BASE}/address-details/`)).body.data.intervals,
    choose: (date: string, interval: number, more: object = {}) =>
      post('first-delivery-date/', { date, interval_id: interval, ...more }, randomUUID()),
    toPayment: (more: object = {}, key?: string) =>
      post('to-payment/', { payment_method: 'stripe', ...more }, key),
    intent: async (): Promise<PaymentIntent> => (await post('payment/intent')).body.data,
    pay: (intent: string, card: object = CARDS.pays, key?: string) =>
      account.call('POST', `/v1/payment/sandbox/${intent}/confirm`, card, { key }),
    subscriptions: async () => (await account.get('/v1/user/delivery-subscriptions/')).body.data,
    act: (id: string, what: string, body: object = {}) =>
      account.call('POST', `/v1/user/delivery-subscriptions/${id}/${what}`, body),
  }
}

type Wanted = {
  everyWeeks?: number
  discount?: number
  free?: boolean
  address?: object
  /** The day of the first delivery, a London civil date; the soonest there is without it. */
  first?: string
  /** Which windows it may come in; any without it. */
  fits?: (interval: Slot) => boolean
}

/** Puts the first flowers on offer, in their first size, in the cart as a subscription. */
export async function choose(
  store: Pick<TestStore, 'get'>,
  account: Pick<Account, 'call'>,
  { everyWeeks = 1, discount }: Wanted = {},
) {
  const prices = SubscriptionPrices.parse((await store.get('/v1/delivery-subscription-prices/')).body.data)
  const [flowers] = prices.flowers
  const [size] = flowers?.sizes ?? []
  if (!flowers || !size) throw new Error('There is nothing to subscribe to')
  const cart = await account.call('POST', '/v1/basket/subscription', {
    product_id: flowers.product_id,
    position_slug: size.position_slug,
    every_weeks: everyWeeks,
    ...(discount && { first_bouquet_discount: discount }),
  })
  return { flowers, size, cart: cart.body.data }
}

/** Somebody signed in with a subscription in the cart and all said that it needs. */
export async function readyToSubscribe(store: TestStore, email: string, wanted: Wanted = {}) {
  const account = await register(store, email)
  return prepare(store, account, wanted)
}

/** The same for somebody who has an account already. */
export async function prepare(store: TestStore, account: Account, wanted: Wanted = {}) {
  const subscriber = createSubscriber(account)
  const chosen = await choose(store, account, wanted)
  const started = await subscriber.start()
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  await subscriber.post('address/', { ...LONDON_ADDRESS, ...wanted.address })
  await subscriber.post('order/recipient/', RECIPIENT)
  await subscriber.post('order/contact/', { ...CONTACT, email: `contact-${account.id}@example.org` })
  const dates = await subscriber.intervals()
  const { date, interval } = firstOpen(
    dates.filter((day) => !wanted.first || day.date === wanted.first),
    wanted.fits,
  )
  const held = await subscriber.choose(date, interval.id)
  if (!held.body.success) throw new Error(JSON.stringify(held.body))
  return { subscriber, account, ...chosen, date, interval, id: started.body.data.id as string }
}

/** Somebody whose subscription is under way, paid for with a card of the sandbox. */
export async function subscribed(store: TestStore, email: string, wanted: Wanted & { card?: object } = {}) {
  const ready = await readyToSubscribe(store, email, wanted)
  return pay(ready, wanted.card)
}

/** Pays for what is ready. */
export async function pay(ready: Awaited<ReturnType<typeof readyToSubscribe>>, card: object = CARDS.pays) {
  const { subscriber } = ready
  const { body } = await subscriber.toPayment()
  if (!body.success) throw new Error(JSON.stringify(body))
  const intent = await subscriber.intent()
  let paid = await subscriber.pay(intent.id, card)
  if (paid.body.data?.state === 'requires_action')
    paid = await ready.account.call('POST', `/v1/payment/sandbox/${intent.id}/challenge`, { approve: true })
  if (paid.body.data?.state !== 'succeeded') throw new Error(JSON.stringify(paid.body))
  const [subscription] = await subscriber.subscriptions()
  return { ...ready, intent, total: body.data.total_cost as number, subscription }
}

/** Signs in again: months may have gone by on the clock. */
export async function again(store: TestStore, email: string): Promise<Subscriber> {
  return createSubscriber(await signIn(store, email))
}
