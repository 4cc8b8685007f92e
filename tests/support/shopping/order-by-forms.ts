import type { BrowserWithoutScripts, Seen } from '../pages/browser-without-scripts.ts'

/** The steps from a product to an order that is paid, as somebody takes them whose browser runs no scripts. Each throws when it is not answered as it should be. */

const DELIVERY = '/checkout/delivery-details'
const FINAL = '/checkout/final-details'
const ADDRESS = {
  intent: 'address',
  postcode: 'N1 9GU',
  line1: '1 Caledonian Road',
  line2: '',
  city: 'London',
}
const RECIPIENT = { intent: 'recipient', name: 'Iris Green', phone: '020 7946 0018', note: 'The blue door' }
const CONTACT = { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' }
export const CARD = { intent: 'card', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }

type Product = { id: number; position_slug: string }

function expectRedirect(step: string, { status, location = '', html }: Seen, to: RegExp): void {
  if (status !== 303 || !to.test(location))
    throw new Error(`${step}: answered ${status} ${location} ${/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''}`)
}

export async function addToCart(
  browser: BrowserWithoutScripts,
  product: Product,
  fields = {},
): Promise<void> {
  const { id: productId, position_slug: variantSlug } = product
  const added = await browser.post('/cart', { intent: 'add', productId, variantSlug, ...fields })
  expectRedirect('add to the cart', added, /^\/cart$/)
}

export async function startCheckout(browser: BrowserWithoutScripts): Promise<void> {
  expectRedirect(
    'choose delivery',
    await browser.post('/cart', { intent: 'checkout' }),
    /^\/checkout\/delivery-details$/,
  )
}

export async function giveAddress(browser: BrowserWithoutScripts): Promise<void> {
  expectRedirect('address', await browser.post(DELIVERY, ADDRESS), /./)
}

/** Takes one of the windows on offer, by default the last, and returns its value in the form. */
export async function chooseTime(
  browser: BrowserWithoutScripts,
  among: (slots: string[]) => string | undefined = (slots) => slots.at(-1),
): Promise<string> {
  const { html } = await browser.get(DELIVERY)
  const inputs = [...html.matchAll(/<input[^>]*name="slot"[^>]*>/g)].map(([input]) => input)
  const slots = inputs
    .filter((input) => !/\sdisabled/.test(input))
    .map((input) => /value="(\d{4}-\d\d-\d\d \d+)"/.exec(input)?.[1] ?? '')
  const slot = among(slots)
  if (!slot) throw new Error('time: none is offered')
  expectRedirect('time', await browser.post(DELIVERY, { intent: 'slot', slot }), /./)
  return slot
}

export async function giveRecipient(browser: BrowserWithoutScripts): Promise<void> {
  expectRedirect('recipient', await browser.post(DELIVERY, RECIPIENT), /^\/checkout\/final-details$/)
}

/** Orders, and returns the order's number. */
export async function placeOrder(browser: BrowserWithoutScripts): Promise<string> {
  const { html } = await browser.get(FINAL)
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const placed = await browser.post(FINAL, {
    ...CONTACT,
    orderId: field('orderId'),
    expectedTotal: field('expectedTotal'),
    paymentMethod: 'stripe',
  })
  expectRedirect('order', placed, /^\/payment\/stripe\/\w+$/)
  return placed.location?.split('/').at(-1) ?? ''
}

/** Pays with a card of the sandbox that pays. */
export async function payOrder(browser: BrowserWithoutScripts, id: string): Promise<void> {
  expectRedirect('pay', await browser.post(`/payment/stripe/${id}`, CARD), new RegExp(`^/order/${id}$`))
}
