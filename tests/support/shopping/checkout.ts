import { randomUUID } from 'node:crypto'
import type { DeliveryDate, Slot } from '../../../contract/delivery-dates.ts'
import type { Order } from '../../../contract/order.ts'
import { getDeliveryDetails } from '../../../contract/order.ts'
import type { PaymentIntent } from '../../../contract/payment.ts'
import type { Answer, TestStore } from '../processes/store.ts'

export const LONDON_ADDRESS = { postcode: 'n1 9gu', line1: '1 Caledonian Road', city: 'London' }
export const RECIPIENT = { name: 'Iris Green', phone: '020 7946 0018' }
export const CONTACT = { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' }

export const CARDS = {
  pays: { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' },
  declined: { number: '4000 0000 0000 0002', expiry: '12 / 30', cvc: '123' },
  asks: { number: '4000 0027 6000 3184', expiry: '12 / 30', cvc: '123' },
}

/** A store to buy from, in this process or another. */
export type Callable = Pick<TestStore, 'call' | 'get' | 'newSession'>

/** One visitor on the way through the checkout. */
export type Buyer = ReturnType<typeof createBuyer>

/** The calls of a visitor: a guest's session, or a user's with an auth token. */
export function createBuyer(store: Pick<TestStore, 'call'>, session: string, auth?: string) {
  const post = (path: string, body?: unknown, key?: string) =>
    store.call('POST', path, { session, auth, body, key })
  const get = (path: string) => store.call('GET', path, { session, auth })
  return {
    session,
    post,
    get,
    call: (method: 'PATCH' | 'DELETE', path: string, body?: unknown) =>
      store.call(method, path, { session, auth, body }),
    order: async (id?: string): Promise<Order> => (await get(`/v1/order/${id ? `${id}/` : ''}`)).body.data,
    address: (change: object = {}) => post('/v1/order/address/', { ...LONDON_ADDRESS, ...change }),
    recipient: (change: object = {}) => post('/v1/order/recipient/', { ...RECIPIENT, ...change }),
    contact: (change: object = {}) => post('/v1/order/contact/', { ...CONTACT, ...change }),
    intervals: async (): Promise<DeliveryDate[]> =>
      getDeliveryDetails.response.parse((await get('/v1/order/delivery-details/')).body).data.intervals,
    choose: (date: string, interval: number, more: object = {}) =>
      post('/v1/order/interval/', { date, interval_id: interval, ...more }, randomUUID()),
    toPay: (id: string, more: object = {}, key?: string) =>
      post(`/v1/order/to-pay/${id}`, { payment_method: 'stripe', ...more }, key),
    intent: async (id: string): Promise<PaymentIntent> =>
      (await post(`/v1/payment/stripe/intent/${id}`)).body.data,
    pay: (intent: string, card: object = CARDS.pays, key?: string): Promise<Answer> =>
      post(`/v1/payment/sandbox/${intent}/confirm`, card, key),
    answerBank: (intent: string, approve: boolean) =>
      post(`/v1/payment/sandbox/${intent}/challenge`, { approve }),
  }
}

/** Whoever is told that others are at it presses again. */
export async function insist(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send()
  return answer.body.error?.code === 'busy' ? insist(send) : answer
}

/** A buyer with a bouquet in the cart and a draft of an order. */
export async function withDraft(
  store: Callable,
  bouquet: object = {},
): Promise<{ buyer: Buyer; id: string }> {
  const buyer = createBuyer(store, await store.newSession())
  const { body } = await store.get('/v1/category/roses/?limit=1')
  const [{ id, position_slug }] = body.data.list
  await buyer.post(`/v1/basket/${id}/${position_slug}`, bouquet)
  const draft = await buyer.post('/v1/order/', {})
  return { buyer, id: draft.body.data.id }
}

/** The first window that can still be had, of all or of those that fit. */
export function firstOpen(dates: DeliveryDate[], fits: (interval: Slot) => boolean = () => true) {
  for (const { date, intervals } of dates) {
    const found = intervals.find((interval) => !interval.disabled && fits(interval))
    if (found) return { date, interval: found }
  }
  const had = dates.flatMap(({ date, intervals }) =>
    intervals.filter(fits).map(({ from, to, reason }) => `${date} ${from}–${to}: ${reason}`),
  )
  throw new Error(`No window can be had. Those that fit: ${had.join('; ') || 'none'}`)
}

/** A buyer whose draft has everything it needs to be ordered. */
export async function readyToOrder(store: Callable, bouquet: object = {}) {
  const { buyer, id } = await withDraft(store, bouquet)
  await buyer.address()
  await buyer.recipient()
  await buyer.contact()
  const { date, interval } = firstOpen(await buyer.intervals())
  const { body } = await buyer.choose(date, interval.id)
  if (!body.success) throw new Error(body.message)
  return { buyer, id, date, interval }
}

/** A buyer whose order awaits its payment, with the payment intent. */
export async function readyToPay(store: Callable, bouquet: object = {}) {
  const ready = await readyToOrder(store, bouquet)
  const { body } = await ready.buyer.toPay(ready.id)
  if (!body.success) throw new Error(body.message)
  return { ...ready, total: body.data.total_cost as number, intent: await ready.buyer.intent(ready.id) }
}

/** A buyer whose order is paid with a card. */
export async function paidOrder(store: Callable, bouquet: object = {}) {
  const ready = await readyToPay(store, bouquet)
  await ready.buyer.pay(ready.intent.id)
  return ready
}
