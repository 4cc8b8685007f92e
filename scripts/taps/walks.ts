import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import type { Phone } from './phone.ts'

/** What people type, as short as names and addresses can well be: longer ones add their letters. */
const BUYER = { name: 'Jo Lee', email: 'jo@lee.uk', phone: '07400123456' }
const RECIPIENT = { name: 'Mum' }
const POSTCODE = 'n19gu'
const CARD = { number: '4242424242424242', expiry: '1230', cvc: '123' }

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
export const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name })

/** Waits for the page of that path. */
export const untilAt = (page: Page, path: RegExp) => page.waitForURL(({ pathname }) => path.test(pathname))

/** Puts the product of this page into the cart; the drawer opens. */
export async function addToCart(phone: Phone): Promise<void> {
  await phone.tap(button(phone.page, /^Add to cart/))
  await phone.page.getByRole('dialog', { name: 'In your cart' }).waitFor()
}

/** From the cart or its drawer to where and when. */
export async function goToCheckout(phone: Phone): Promise<void> {
  await phone.tap(button(phone.page, /^Choose (delivery|the first delivery)$/))
  await untilAt(phone.page, /^\/checkout\/delivery-details$/)
}

/** The address by its postcode, from the list that comes. */
export async function findAddress(phone: Phone): Promise<void> {
  await phone.page.getByRole('combobox', { name: 'Postcode' }).waitFor()
  await phone.type(phone.page.getByRole('combobox', { name: 'Postcode' }), POSTCODE)
  await phone.tap(phone.page.getByRole('option'))
}

/** The first time there is. */
export async function chooseTime(phone: Phone): Promise<void> {
  await phone.tap(phone.page.locator('#when label.pick:visible:has(input:enabled)'))
  await phone.page.getByText(/Held for you until/).waitFor()
}

/** A recipient whom the shop does not know. */
export async function nameRecipient(phone: Phone): Promise<void> {
  const who = phone.page.locator('#who')
  await phone.type(who.getByLabel('Name', { exact: true }), RECIPIENT.name)
}

/** From where and when to how to pay. */
export async function goToFinalDetails(phone: Phone): Promise<void> {
  await phone.tap(button(phone.page, 'Continue to final details'))
  await untilAt(phone.page, /^\/checkout\/final-details$/)
}

/** Who orders, as a guest. */
export async function nameBuyer(phone: Phone): Promise<void> {
  const { page } = phone
  await page.getByLabel('Your name').waitFor()
  await phone.type(page.getByLabel('Your name'), BUYER.name)
  await phone.next(page.getByLabel('E-mail'), BUYER.email)
  await phone.next(page.getByLabel('Phone'), BUYER.phone)
}

/** Orders, and pays with a card that is typed, or that the browser knows. */
export async function orderAndPay(phone: Phone, { isCardKnown }: { isCardKnown: boolean }): Promise<void> {
  const { page } = phone
  const card = page.locator('input[name=paymentMethod][value=stripe]')
  if (!(await card.isChecked())) await phone.tap(page.locator('label').filter({ has: card }))
  await phone.tap(button(page, /^Continue to payment/))
  await untilAt(page, /^\/payment\//)
  const number = page.getByLabel('Card number')
  await number.waitFor()
  if (isCardKnown)
    await phone.fillKnownCard([
      [number, CARD.number],
      [page.getByLabel('Expiry date'), CARD.expiry],
      [page.getByLabel('Security code'), CARD.cvc],
    ])
  else {
    await phone.type(number, CARD.number)
    await phone.next(page.getByLabel('Expiry date'), CARD.expiry)
    await phone.next(page.getByLabel('Security code'), CARD.cvc)
  }
  await phone.tap(button(page, /^Pay £/))
  await untilAt(page, /^\/order\//)
}

let people = 0

/** Signs in by e-mail, with the code from the sandbox's outbox. Answers with the address. */
export async function signIn(phone: Phone, receiver = `a${Date.now() % 100_000}${++people}@lee.co.uk`) {
  const { page } = phone
  await phone.tap(link(page, 'By e-mail'))
  await phone.type(page.getByRole('textbox', { name: /^E-mail/ }), receiver)
  await phone.tap(button(page, 'Send me a code'))
  const code = page.getByRole('textbox', { name: /code/i })
  await code.waitFor()
  await phone.type(code, await codeTo(page, receiver))
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor({ state: 'detached' })
  return receiver
}

async function codeTo(page: Page, receiver: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await page.request.get(`/sandbox/messages?to=${encodeURIComponent(receiver)}`)
    const [newest] = (await answer.json()) as { text: string }[]
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
    if (code) return code
    await pause(100)
  }
  throw new Error(`No code was sent to ${receiver}`)
}

/** Makes an account without counting anything: the same as by hand. */
export async function haveAccount(phone: Phone): Promise<void> {
  const { page } = phone
  await phone.uncounted(async () => {
    await phone.open('/auth')
    await signIn(phone)
    await page.getByLabel('Name').fill('Ann Lee')
    await page
      .getByLabel(/gender|you/i)
      .first()
      .selectOption({ index: 1 })
    await button(page, 'Create the account').tap()
    await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor({ state: 'detached' })
  })
}

/** Orders a product and pays for it without counting anything; `keep` has the recipient kept. */
export async function haveOrdered(phone: Phone, { keep = false } = {}): Promise<string> {
  const { page } = phone
  await phone.uncounted(async () => {
    await phone.open(PRODUCT)
    await addToCart(phone)
    await goToCheckout(phone)
    await findAddress(phone)
    await chooseTime(phone)
    await nameRecipient(phone)
    if (keep) await page.getByLabel('Keep this person for next time').check()
    await goToFinalDetails(phone)
    await page.getByLabel('Your name').fill(BUYER.name)
    await page.getByLabel('E-mail').fill(BUYER.email)
    await page.getByLabel('Phone').fill(BUYER.phone)
    await orderAndPay(phone, { isCardKnown: true })
  })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Roses, which can be had in a time of every day. */
export const PRODUCT = '/product/101'
