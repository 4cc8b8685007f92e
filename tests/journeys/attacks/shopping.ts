import type { Filled, Page, Visitor } from './visitor.ts'
import { fillIn, offered } from './visitor.ts'

const ADDRESS = { postcode: 'N1 9GU', line1: '1 Caledonian Road', line2: 'Flat 7', city: 'London' }
const RECIPIENT = { name: 'Iris Green', phone: '020 7946 0018' }
export const CONTACT = { name: 'Basil Ford', email: 'basil@example.org', phone: '020 7946 0991' }
export const PAYS = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
export const DECLINED = { ...PAYS, number: '4000 0000 0000 0002' }
export const FINAL = '/checkout/final-details'

/** The forms of a purchase, as somebody has filled them in who went through it page by page. */
export type Purchase = { add: Filled; start: Filled; address: Filled; slot: Filled; recipient: Filled }

/**
 * Goes with a bouquet of roses as far as the final details, and notes what was sent on the way, so that it can be sent
 * by others without reading the pages again. `window` is which time of tomorrow is taken.
 */
export async function notePurchase(visitor: Visitor, window: number): Promise<Purchase> {
  const listing = await visitor.open('/category/roses')
  const product = await visitor.open(/href="(\/product\/\d+)"/.exec(listing.html)?.[1] ?? '')
  const cart = await visitor.press(product, /^Add to cart/)
  const checkout = await visitor.press(cart, 'Choose delivery')
  const where = await visitor.press(checkout, 'Enter the address myself')
  const times = await visitor.press(where, 'See delivery times', ADDRESS)
  const slot = { slot: freeTime(times, window) }
  const chosen = await visitor.press(times, 'Take this time', slot)
  return {
    add: fillIn(product, /^Add to cart/),
    start: fillIn(cart, 'Choose delivery'),
    address: fillIn(where, 'See delivery times', ADDRESS),
    slot: fillIn(times, 'Take this time', slot),
    recipient: fillIn(chosen, 'Continue to final details', RECIPIENT),
  }
}

/** A time of a day: the last on offer of the window, or that of the second day on. */
function freeTime(page: Page, window: number): string {
  const times = offered(page, 'slot').filter((value) => value.endsWith(` ${window}`))
  if (!times[1]) throw new Error(`There is no time ${window}`)
  return times[1]
}

/** Sends the forms of a purchase one after the other; answers with the status and the address each was answered with. */
export async function repeat(visitor: Visitor, ...forms: Filled[]) {
  const answers = []
  for (const { action, fields } of forms) {
    const { status, location } = await visitor.post(action, fields)
    answers.push({ status, location })
  }
  return answers
}

/** Orders without reading the pages before the last; answers with the page where it is paid for. */
export async function order(
  visitor: Visitor,
  { add, start, address, slot, recipient }: Purchase,
  contact: Partial<typeof CONTACT> = {},
): Promise<Page> {
  await repeat(visitor, add, start, address, slot, recipient)
  const final = await visitor.open(FINAL)
  return visitor.press(final, /^Continue to payment/, { ...CONTACT, paymentMethod: 'stripe', ...contact })
}

export type Subscriber = { name: string; email: string; phone: string; postcode: string; line1: string }

/**
 * Subscribes with what is in the cart, signing up on the way unless that was done before, and pressing again where the
 * price has changed. Answers with what was shown at each step.
 */
export async function subscribe(
  visitor: Visitor,
  cart: Page,
  { postcode, line1, ...contact }: Subscriber,
  signUp?: (page: Page) => Promise<Page>,
): Promise<Page[]> {
  const seen = [cart]
  const step = async (next: Promise<Page>) => {
    const page = await next
    seen.push(page)
    return page
  }
  let page = await step(visitor.press(cart, 'Choose the first delivery'))
  if (signUp) page = await step(visitor.follow(await signUp(page), 'Continue'))
  page = await visitor.press(page, 'Enter the address myself')
  page = await step(visitor.press(page, 'See delivery times', { ...ADDRESS, postcode, line1 }))
  page = await step(visitor.press(page, 'Take this time', { slot: freeTime(page, 3) }))
  page = await step(visitor.press(page, 'Continue to final details', { ...RECIPIENT, phone: contact.phone }))
  page = await step(visitor.press(page, /^Continue to payment · £/, contact))
  if (page.path.startsWith(FINAL)) page = await step(visitor.press(page, /^Continue to payment · £/, contact))
  await step(visitor.press(page, /^Pay £/, PAYS))
  return seen
}
