import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import { startSession } from './session.ts'

/** What /v1 answers with, as far as it is read here. */
type Answer = {
  success?: boolean
  message?: string
  data?: { id: string; intervals: { date: string; intervals: { id: number; disabled: boolean }[] }[] }
}

const ADDRESS = { postcode: 'n1 9gu', line1: '1 Caledonian Road', city: 'London' }
const RECIPIENT = { name: 'Iris Green', phone: '020 7946 0018' }
const CONTACT = { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' }

/** The session of a visitor who has gone from the cart to the checkout and has said nothing yet. */
export async function startCheckout(storeUrl: string): Promise<string> {
  const session = await startSession(storeUrl)
  await call(storeUrl, session, 'POST', '/v1/order/', {})
  return session
}

/** The same with the address, so that days and windows are on offer. */
export async function checkoutWithAddress(storeUrl: string): Promise<string> {
  const session = await startCheckout(storeUrl)
  await call(storeUrl, session, 'POST', '/v1/order/address/', ADDRESS)
  return session
}

type Slot = { date: string; interval_id: number }
export type ReadyOrder = { session: string; id: string; slots: Slot[] }

/** An order that is ready but for its payment, whose session it is, and the windows that it could have. It is not sent off. */
export async function readyOrder(storeUrl: string): Promise<ReadyOrder> {
  const session = await startSession(storeUrl)
  const post = (path: string, body: object) => call(storeUrl, session, 'POST', path, body)
  const { data: draft } = await post('/v1/order/', {})
  if (!draft) throw new Error('The store of the bench began no order')
  await post('/v1/order/address/', ADDRESS)
  await post('/v1/order/recipient/', RECIPIENT)
  await post('/v1/order/contact/', CONTACT)
  const { data } = await call(storeUrl, session, 'GET', '/v1/order/delivery-details/')
  const slots = (data?.intervals ?? []).flatMap(({ date, intervals }) =>
    intervals.filter(({ disabled }) => !disabled).map(({ id }) => ({ date, interval_id: id })),
  )
  const order = { session, id: draft.id, slots }
  await chooseSlot(storeUrl, order, 0)
  return order
}

/** Takes a window of those that an order could have, counted from the first and from there again. Throws when there is none. */
export async function chooseSlot(
  storeUrl: string,
  { session, slots }: ReadyOrder,
  nth: number,
): Promise<void> {
  const slot = slots[nth % slots.length]
  if (!slot) throw new Error('The store of the bench delivers at no time')
  await call(storeUrl, session, 'POST', '/v1/order/interval/', slot)
}

/** Sends an order off, which then waits for its payment. */
export async function sendOff(storeUrl: string, { session, id }: ReadyOrder): Promise<void> {
  await call(storeUrl, session, 'POST', `/v1/order/to-pay/${id}`, { payment_method: 'stripe' })
}

/** Rejects when the store refuses. */
async function call(
  storeUrl: string,
  session: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await request(storeUrl + path, {
    method,
    headers: {
      'x-session-token': session,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = (await answer.body.json()) as Answer
  if (answer.statusCode >= 400 || said.success === false)
    throw new Error(`${method} ${path} was answered with ${answer.statusCode}: ${JSON.stringify(said)}`)
  return said
}
