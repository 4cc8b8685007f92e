import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { CARDS, readyToOrder, readyToPay } from '../support/shopping/checkout.ts'
import { choose } from '../support/shopping/subscriber.ts'
import { query } from '../support/processes/test-server.ts'
import { storeAt } from '../support/processes/store-process.ts'
import type { Backend } from '../support/processes/backend.ts'
import { startBackend } from '../support/processes/backend.ts'
import { BrowserWithoutScripts } from '../support/pages/browser-without-scripts.ts'

const DELIVERY = '/checkout/delivery-details'
const FINAL = '/checkout/final-details'
const LAPSED = 'The time you had is no longer held: choose one again.'
const TYPED = { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' }

let backend: Backend
let browser: BrowserWithoutScripts
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
beforeEach(() => {
  browser = new BrowserWithoutScripts(() => backend.shop.url)
})
afterEach(() => browser.close())

const sql = (text: string) => query(backend.databaseUrl, text)
const store = () => storeAt(backend.storeUrl)
/** Somebody else has the place meanwhile, and all others of its time are sold: it cannot be taken again. */
const lapse = async (id: string) => {
  await sql(`update slot set capacity = 0 from slot_hold as held
    where (slot.window_id, slot.date) = (held.window_id, held.date) and held.order_id = '${id}'`)
  await sql(`update slot_hold set held_until = now() - interval '1 minute' where order_id = '${id}'`)
}

/** Gives the browser the session of a shopper who got so far by other ways. */
async function as<T extends { buyer: { session: string } }>(ready: Promise<T>): Promise<T> {
  const shopper = await ready
  browser.cookies.set('session_token', shopper.buyer.session)
  return shopper
}

const page = async (path: string) => (await browser.get(path)).html.replaceAll('<!-- -->', '')
const slotIn = (html: string) => /<input[^>]*name="slot"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? ''

test('a time that lapsed sends back to where it is chosen, with a word, until one is', async () => {
  const { id, buyer } = await as(readyToOrder(store()))
  expect(await page(DELIVERY)).not.toContain(LAPSED)
  await lapse(id)
  const pressed = await browser.post(FINAL, { ...TYPED, orderId: id, paymentMethod: 'stripe' })
  expect(pressed.location).toBe(`${DELIVERY}?lapsed=1#when`)
  const told = await page(`${DELIVERY}?lapsed=1`)
  expect(told).toMatch(new RegExp(`role="alert"[^>]*>${LAPSED}`))
  // The same for who had said everything but the recipient.
  const recipient = { intent: 'recipient', name: 'Iris Green', phone: '020 7946 0018' }
  // What was typed meanwhile stays, with what is wrong with it.
  const wrong = await browser.post(DELIVERY, {
    ...recipient,
    name: 'Iris',
    phone: '12',
    note: 'The blue door',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('Enter the correct phone number')
  expect(wrong.html).toContain('The blue door')
  expect(wrong.html).toContain(LAPSED)
  expect((await browser.post(DELIVERY, recipient)).location).toBe(FINAL)
  expect((await browser.get(FINAL)).location).toBe(`${DELIVERY}?lapsed=1#when`)
  await browser.post(`${DELIVERY}?lapsed=1`, { intent: 'slot', slot: slotIn(told) })
  expect((await buyer.order()).interval).not.toBeNull()
  expect(await page(`${DELIVERY}?lapsed=1`)).not.toContain(LAPSED)
})

test('a cart that was emptied in another tab leads to the cart, which says so', async () => {
  const { id, buyer } = await as(readyToOrder(store()))
  const slot = slotIn(await page(DELIVERY))
  const [line] = (await buyer.order()).positions
  await buyer.call('DELETE', `/v1/basket/${line?.product_id}/${line?.position_slug}`)
  expect((await browser.post(DELIVERY, { intent: 'slot', slot })).location).toBe('/cart')
  const pressed = await browser.post(FINAL, { ...TYPED, orderId: id, paymentMethod: 'stripe' })
  expect(pressed.location).toBe('/cart')
  expect(await page('/cart')).toContain('Your cart is empty')
})

test('an unpaid order whose time has gone is given another one, and paid', async () => {
  const { id, buyer, date, interval } = await as(readyToPay(store()))
  const path = `/payment/stripe/${id}`
  await lapse(id)
  await sql(`update slot set closed = true where window_id = ${interval.id} and date = '${date}'`)
  const card = await browser.post(path, { intent: 'card', ...CARDS.pays })
  const gone = await page(card.location ?? '')
  expect(gone).toContain('Your delivery time has gone')
  expect(gone).not.toContain('name="number"')
  expect((await browser.post(path, { intent: 'slot' })).html).toContain('Choose a delivery time')
  const taken = await browser.post(path, { intent: 'slot', slot: `${date} ${interval.id}` })
  expect(taken).toMatchObject({ status: 400, html: expect.stringContaining('role="alert"') })
  expect((await browser.post(path, { intent: 'slot', slot: slotIn(gone) })).location).toBe(path)
  const payable = await page(path)
  expect(payable).toContain('name="number"')
  expect(payable).not.toContain('You were not charged')
  expect((await browser.post(path, { intent: 'card', ...CARDS.pays })).location).toBe(`/order/${id}`)
  expect(await buyer.order(id)).toMatchObject({ state: 'paid', interval: { held_until: null } })
})

test('while the bank is at work nothing is put back into the cart', async () => {
  const { id, buyer, intent } = await as(readyToPay(store()))
  const path = `/payment/stripe/${id}`
  expect(await page(path)).toContain('Change the order')
  await sql(`update payment set state = 'processing', check_at = null where id = '${intent.id}'`)
  const processing = await page(path)
  expect(processing).toContain('Your bank is still at work')
  expect(processing).not.toContain('Change the order')
  expect((await browser.post(path, { intent: 'again' })).status).toBe(400)
  expect((await buyer.order(id)).state).toBe('awaiting_payment')
})

test('a step of the other checkout leads to the cart, before anything more is asked', async () => {
  const { buyer } = await as(readyToOrder(store()))
  expect((await browser.get(DELIVERY)).status).toBe(200)
  await choose(store(), { call: (_method, path, body) => buyer.post(path, body) })
  for (const step of [DELIVERY, FINAL]) expect((await browser.get(step)).location, step).toBe('/cart?other')
})
