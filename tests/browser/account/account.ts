import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { ADDRESS, CARD, CONTACT, RECIPIENT, expect } from '../shopper.ts'
import type { Shopper } from '../shopper.ts'

let people = 0

/** An e-mail address nobody else in this run has. */
export function newEmail(): string {
  return `person-${process.pid}-${++people}@example.org`
}

/** A British mobile number nobody else in this run has, as people write it. */
export function newPhone(): string {
  const digits = String((process.pid * 37 + ++people * 10_007) % 1_000_000).padStart(6, '0')
  return `07400 ${digits}`
}

/** The newest code that was sent to an address. */
export async function codeTo(
  { request }: Pick<Page, 'request'>,
  receiver: string,
  earlier = 0,
): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await request.get(`/sandbox/messages?to=${encodeURIComponent(receiver)}`)
    const codes = ((await answer.json()) as { text: string }[])
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .filter((code) => code !== undefined)
    if (codes.length > earlier) return codes[0] ?? ''
    await pause(50)
  }
  throw new Error(`Nothing was sent to ${receiver}`)
}

/** Signs a page's browser in and registers, by the forms but without opening them. Answers with the address. */
export async function signIn(page: Page, name = 'Iris Green'): Promise<string> {
  const receiver = newEmail()
  await send(page, '/auth', { intent: 'send', type: 'email', receiver })
  const code = await codeTo(page, receiver)
  await send(page, '/auth', { intent: 'signIn', type: 'email', receiver, code })
  await send(page, '/auth', { intent: 'register', name, gender: 'female' })
  return receiver
}

/** Signs somebody with an account in, in another browser; `earlier` codes were sent to them before. */
export async function signInAgain(page: Page, receiver: string, earlier = 1): Promise<void> {
  await send(page, '/auth', { intent: 'send', type: 'email', receiver })
  const code = await codeTo(page, receiver, earlier)
  await send(page, '/auth', { intent: 'signIn', type: 'email', receiver, code })
}

/** Orders and pays for a bouquet in a page's browser, by the forms but without opening them. */
export async function placeOrder(page: Page): Promise<string> {
  const orderId = await orderUnpaid(page)
  const card = { intent: 'card', number: CARD.pays, expiry: '12 / 30', cvc: '123' }
  await send(page, `/payment/stripe/${orderId}`, card)
  return orderId
}

/** The same without paying for it, in the shop of all tests or in one with another store. Answers with its number. */
export async function orderUnpaid(
  page: Page,
  { storeUrl = process.env.STORE_URL, paymentMethod = 'stripe', soonest = false, offers = false } = {},
): Promise<string> {
  await readyToOrder(page, storeUrl, soonest)
  const final = await (await page.request.get('/checkout/final-details')).text()
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(final)?.[1] ?? ''
  const [orderId, expectedTotal] = [hidden('orderId'), hidden('expectedTotal')]
  await send(page, '/checkout/final-details', {
    ...{ orderId, expectedTotal, paymentMethod, ...CONTACT },
    offers: offers ? 'yes' : '',
  })
  return orderId
}

/** Where a test begins that is about what comes after: in a cart with roses. Answers with their title. */
export async function openCartWithRoses(shopper: Shopper): Promise<string> {
  const title = await putInCart(shopper.page)
  await shopper.open('/cart')
  return title
}

/** Where a test begins that is about paying: at the payment of an order. Answers with its number. */
export async function openPayment(shopper: Shopper): Promise<string> {
  const id = await orderUnpaid(shopper.page)
  await shopper.open(`/payment/stripe/${id}`)
  return id
}

/** Puts roses in the cart of a page's browser, by the form but without opening their page. Answers with their title. */
export async function putInCart(page: Page, storeUrl = process.env.STORE_URL): Promise<string> {
  const { title, ...line } = await firstOf(page, 'roses', storeUrl)
  await send(page, '/cart', { intent: 'add', ...line })
  return title
}

/** The first product of a category, as forms of the cart name it. */
export async function firstOf(
  { request }: Pick<Page, 'request'>,
  category: string,
  storeUrl = process.env.STORE_URL,
) {
  const listing = await request.get(`${storeUrl}/v1/category/${category}/?limit=1`)
  const [first] = (
    (await listing.json()) as { data: { list: { id: number; position_slug: string; title: string }[] } }
  ).data.list
  if (!first) throw new Error(`There are no ${category}`)
  return { productId: first.id, variantSlug: first.position_slug, title: first.title }
}

/** A cart with roses, and all that is asked for before the final details. */
export async function readyToOrder(
  page: Page,
  storeUrl = process.env.STORE_URL,
  soonest = false,
): Promise<void> {
  await putInCart(page, storeUrl)
  await send(page, '/cart', { intent: 'checkout' })
  const details = '/checkout/delivery-details'
  await send(page, details, { intent: 'address', ...ADDRESS })
  const slots = (await (await page.request.get(details)).text()).matchAll(/name="slot"[^>]*value="([^"]+)"/g)
  await send(page, details, { intent: 'slot', slot: [...slots].at(soonest ? 0 : -1)?.[1] ?? '' })
  await send(page, details, { intent: 'recipient', ...RECIPIENT })
}

/** Sends a form of a page without opening it. */
export async function send(
  page: Page,
  path: string,
  form: Record<string, string | number>,
): Promise<APIResponse> {
  const answer = await page.request.post(path, { form })
  expect(answer.status(), `${path} ${JSON.stringify(form)}`).toBeLessThan(400)
  return answer
}

/** The number of the product that stands first among the roses. */
export async function firstProduct(request: APIRequestContext): Promise<number> {
  const { data } = await (await request.get(`${process.env.STORE_URL}/v1/category/roses/?limit=1`)).json()
  return data.list[0].id
}
