import { expect } from '@playwright/test'
import type { PaymentMethodCode } from '../../../contract/payment.ts'
import type { Tab, Target } from './tab.ts'
import { wordsOf } from './tab.ts'

export const ADDRESS = { postcode: 'n1 9gu', line1: '1 Caledonian Road', line2: 'Flat 7', city: 'London' }
export const RECIPIENT = { name: 'Iris Green', phone: '020 7946 0018', note: 'The blue door' }
export const CONTACT = { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' }
export const CARD = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
}

const INTERVALS = [20, 50, 100, 200]
const WAY_TO_TYPE: Target[] = [
  { role: 'link', name: 'Change the address' },
  { role: 'button', name: 'Enter the address myself' },
]

/** Asks again and again until the answer is as expected. */
export function eventually<T>(answer: () => Promise<T>) {
  return expect.poll(answer, { intervals: INTERVALS })
}

/** The steps of somebody on the way through the shop, with scripts or without, in whichever browser. */
export class Steps {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(path: string): Promise<void> {
    await this.tab.open(path)
  }

  /** From the home page by way of a category to a product and into the cart, by links and buttons only. */
  async putRosesInCart(): Promise<string> {
    const { tab } = this
    await this.open('/')
    const roses = 'a[href="/category/roses"]'
    if (await tab.sees('summary[aria-label="Menu"]')) {
      await tab.press('summary[aria-label="Menu"]')
      // Without scripts the categories are links, with what is below them.
      if (tab.scripts) await tab.press(`nav[aria-label="Menu"] details:has(${roses}) > summary`)
      await tab.press(`nav[aria-label="Menu"] ${roses}`)
    } else await tab.press(`nav[aria-label="Categories"] ${roses}`)
    await this.expectPlace(/^\/category\/roses$/)
    await this.expectHeading('Roses')
    const link = 'main article h3 a'
    await eventually(() => tab.sees(link)).toBe(true)
    const title = await wordsOf(tab, link)
    await tab.press(link)
    await this.expectPlace(/^\/product\/\d+$/)
    await this.expectHeading(title)
    await this.addToCart()
    return title
  }

  /** Presses the product page's button; ends in the cart. */
  async addToCart(): Promise<void> {
    await this.tab.press({ role: 'button', name: /^Add to cart/ })
    if (this.tab.scripts) await this.tab.press({ role: 'link', name: 'View cart', within: 'dialog' })
    await this.expectPlace(/^\/cart$/)
    await this.expectHeading('Your cart')
  }

  /** Opens what asks for a promo code and for a gift card, on a page that has it folded. */
  async unfoldCodes(): Promise<void> {
    const codes = 'main details:has([name="giftCardCode"])'
    if (!(await this.tab.sees(`${codes}[open]`))) await this.tab.press(`${codes} > summary`)
  }

  async startCheckout(): Promise<void> {
    await this.tab.press({ role: 'button', name: 'Choose delivery' })
    await this.expectPlace(/^\/checkout\/delivery-details$/)
  }

  /** Has the address asked for line by line. Not to be called behind a press that asks for it: its button is there still. */
  async typeAddress(): Promise<void> {
    const { tab } = this
    const lines = { label: 'House and street' }
    const seen = async () => {
      if (await tab.sees(lines)) return lines
      for (const way of WAY_TO_TYPE) if (await tab.sees(way)) return way
      return undefined
    }
    await eventually(seen).toBeDefined()
    const way = await seen()
    if (way && way !== lines) await tab.press(way)
    await eventually(() => tab.sees(lines)).toBe(true)
  }

  async fillAddress(address: Partial<typeof ADDRESS> = {}): Promise<void> {
    const { tab } = this
    const { postcode, line1, line2, city } = { ...ADDRESS, ...address }
    await this.typeAddress()
    await tab.fill({ label: 'Postcode' }, postcode)
    await tab.fill({ label: 'House and street' }, line1)
    await tab.fill({ label: 'Flat, company' }, line2)
    await tab.fill({ label: 'Town or city' }, city)
    // By key: what the shop says of the postcode may come just now and move the button from under a mouse.
    await tab.pressByKey({ role: 'button', name: /See delivery times|Save the address/ })
  }

  /** Takes the last window of the first day that has one. */
  async chooseTime(): Promise<void> {
    const { tab } = this
    const last = () =>
      tab.ask((day) => {
        const radios = document.querySelector(day)?.querySelectorAll<HTMLInputElement>('input[type=radio]')
        return [...(radios ?? [])].at(-1)?.value ?? ''
      }, '#when input[name=day]:checked + label + fieldset')
    await eventually(last).not.toBe('')
    const radio = `input[name=slot][value="${await last()}"]`
    await tab.press(`label:has(${radio})`)
    if (!tab.scripts) await tab.press({ role: 'button', name: 'Take this time' })
    await eventually(() => wordsOf(tab, '#when')).toMatch(/Held for you until \d\d:\d\d/)
    await eventually(() => tab.sees(`label:has(${radio}:checked)`)).toBe(true)
  }

  async fillRecipient(recipient: Partial<typeof RECIPIENT> = {}): Promise<void> {
    const { tab } = this
    const { name, phone, note } = { ...RECIPIENT, ...recipient }
    const within = '#who'
    await tab.fill({ label: 'Name', within }, name)
    await tab.fill({ label: 'Phone', within }, phone)
    await tab.fill({ label: 'Note for the courier', within }, note)
    await tab.press({ role: 'button', name: 'Continue to final details', within })
  }

  /** Says who orders and how it is paid, where there is a choice, and orders. */
  async fillContact(contact: Partial<typeof CONTACT> = {}, way: PaymentMethodCode = 'stripe'): Promise<void> {
    const { tab } = this
    const { name, email, phone } = { ...CONTACT, ...contact }
    await tab.fill({ label: 'Your name' }, name)
    await tab.fill({ label: 'E-mail' }, email)
    await tab.fill({ label: 'Phone' }, phone)
    const choice = `label:has(input[name=paymentMethod][value=${way}])`
    if (await tab.sees(choice)) await tab.press(choice)
    await tab.press({ role: 'button', name: /^Continue to payment/ })
  }

  async pay(number: string): Promise<void> {
    const { tab } = this
    await tab.fill({ label: 'Card number' }, number)
    await tab.fill({ label: 'Expiry date' }, '12 / 30')
    await tab.fill({ label: 'Security code' }, '123')
    await tab.press({ role: 'button', name: /^Pay £/ })
  }

  /** Moves the paid order whose page is open to the first window of the last day that it can have. */
  async chooseAnotherTime(): Promise<void> {
    const { tab } = this
    const times = '#reschedule'
    await tab.press({ role: 'link', name: 'Choose another day or time' })
    await eventually(() => tab.sees(times)).toBe(true)
    const { day, slot } = await tab.ask((form) => {
      const days = document.querySelectorAll<HTMLInputElement>(`${form} [name=day]:enabled`)
      const last = [...days].at(-1)
      const window = document.querySelector<HTMLInputElement>(`[name=slot][value^="${last?.value}"]`)
      return { day: last?.id ?? '', slot: window?.value ?? '' }
    }, times)
    await tab.press(`${times} label[for="${day}"]`)
    await tab.press(`${times} label:has([name=slot][value="${slot}"])`)
    await tab.press({ role: 'button', name: 'Deliver then', within: times })
    await eventually(() => tab.sees(times)).toBe(false)
  }

  async expectPlace(place: RegExp): Promise<void> {
    await eventually(() => this.tab.place()).toMatch(place)
  }

  async expectHeading(words: string | RegExp): Promise<void> {
    const heading = eventually(() => wordsOf(this.tab, 'h1'))
    await (typeof words === 'string' ? heading.toBe(words) : heading.toMatch(words))
  }
}
