import { randomUUID } from 'node:crypto'
import type { Seen } from '../support/pages/browser-without-scripts.ts'
import { BrowserWithoutScripts } from '../support/pages/browser-without-scripts.ts'
import { CARDS, CONTACT, RECIPIENT } from '../support/shopping/checkout.ts'
import { emailCardPath, giveBonuses, issueTenPounds, makePoundOff } from '../support/shopping/savings.ts'
import type { SharedBackend } from '../support/processes/shared-backend.ts'
import { codeTo, registerByForm } from '../support/pages/sign-in-by-form.ts'
import { query } from '../support/processes/test-server.ts'

const DETAILS = '/checkout/delivery-details'
const FINAL = '/checkout/final-details'
export const OF_SUBSCRIPTION = '?type=subscription'
const ADDRESS = { postcode: 'n1 9gu', line1: '1 Caledonian Road', line2: 'Flat 7', city: 'London' }

type Fields = Record<string, string | number>

/** The value of a field that is not typed, e.g. the first of the times to choose from. */
function valueOf(html: string, name: string): string {
  const [tag = ''] = new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  return /value="([^"]*)"/.exec(tag)?.[1] ?? ''
}

/** Somebody on the way through the shop by its forms, who reads a page now and then. */
export class Shopper {
  readonly browser: BrowserWithoutScripts
  readonly #backend: SharedBackend
  /** What was read, as it was asked for. */
  readonly paths = new Set<string>()
  /** Where the page that was read last stands, and whether it answers a form in its place: then it cannot be opened anew. */
  last: { path: string; answersForm: boolean } = { path: '/', answersForm: false }
  email = `reader-${randomUUID()}@example.org`

  constructor(backend: SharedBackend) {
    this.#backend = backend
    this.browser = new BrowserWithoutScripts(() => backend.shop.url)
  }

  sql(text: string, values: unknown[] = []) {
    return query(this.#backend.databaseUrl, text, values)
  }

  /** What a page answers, and where it leads to. */
  async see(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    const seen = await this.browser.get(path, headers)
    if (seen.location) return this.see(seen.location, headers)
    if (seen.status === 200) this.paths.add(path)
    this.last = { path, answersForm: false }
    return seen
  }

  /** The HTML of a page that is there. */
  async read(path: string): Promise<string> {
    const { status, html } = await this.see(path)
    if (status !== 200) throw new Error(`${path} is answered with ${status}`)
    return html
  }

  /** Sends a form; answers with the page that is shown for it. */
  async send(path: string, fields: Fields): Promise<string> {
    const seen = await this.#post(path, fields)
    return seen.location ? this.read(seen.location) : seen.html
  }

  async #post(path: string, fields: Fields): Promise<Seen> {
    const seen = await this.browser.post(path, fields)
    this.last = { path, answersForm: true }
    if (seen.status >= 400)
      throw new Error(`${path} ${JSON.stringify(fields)} is answered with ${seen.status}`)
    return seen
  }

  /** Sends a form that is refused; answers with the page that says why. */
  async sendWrong(path: string, fields: Fields): Promise<string> {
    const { html } = await this.browser.post(path, fields)
    this.last = { path, answersForm: true }
    return html
  }

  async valueIn(path: string, name: string): Promise<string> {
    return valueOf(await this.read(path), name)
  }

  async linkIn(path: string, part: RegExp): Promise<string> {
    const found = part.exec(await this.read(path))?.[0]
    if (!found) throw new Error(`There is no ${part} on ${path}`)
    return found
  }

  signIn(): Promise<void> {
    return registerByForm(this.browser, this.#backend.shop.url, this.email)
  }

  code(earlier = 0): Promise<string> {
    return codeTo(this.#backend.shop.url, this.email, earlier)
  }

  async putInCart(): Promise<void> {
    const listing = await fetch(`${this.#backend.storeUrl}/v1/category/roses/?limit=1`)
    const { data } = (await listing.json()) as { data: { list: { id: number; position_slug: string }[] } }
    const [rose] = data.list
    await this.#post('/cart', {
      intent: 'add',
      productId: rose?.id ?? 0,
      variantSlug: rose?.position_slug ?? '',
    })
  }

  async saysWhereAndWhen(type = ''): Promise<void> {
    await this.#post('/cart', { intent: 'checkout', ...(type && { type: 'subscription' }) })
    await this.#post(DETAILS + type, { intent: 'address', ...ADDRESS })
    const slots = (await this.read(DETAILS + type)).matchAll(/name="slot"[^>]*value="([^"]+)"/g)
    await this.#post(DETAILS + type, { intent: 'slot', slot: [...slots].at(-1)?.[1] ?? '' })
    await this.#post(DETAILS + type, { intent: 'recipient', ...RECIPIENT })
  }

  async order(type = ''): Promise<string> {
    const final = await this.read(FINAL + type)
    const [orderId, expectedTotal] = [valueOf(final, 'orderId'), valueOf(final, 'expectedTotal')]
    await this.#post(FINAL + type, { orderId, expectedTotal, paymentMethod: 'stripe', ...CONTACT })
    return orderId
  }

  pay(orderId: string, card = CARDS.pays, type = ''): Promise<string> {
    return this.send(`/payment/stripe/${orderId}${type}`, { intent: 'card', ...card })
  }

  async placeOrder(): Promise<string> {
    await this.putInCart()
    await this.saysWhereAndWhen()
    const id = await this.order()
    await this.pay(id)
    return id
  }

  /** An order that is paid for and whose recipient is to say where and when. */
  async orderForRecipient(): Promise<string> {
    await this.putInCart()
    await this.#post('/cart', { intent: 'checkout' })
    await this.#post(DETAILS, {
      intent: 'ask',
      name: 'Iris Green',
      receiver: `iris-${randomUUID()}@example.org`,
    })
    const id = await this.order()
    await this.pay(id)
    return id
  }

  address(path: string): Promise<string> {
    return this.send(path, { intent: 'address', ...ADDRESS })
  }

  async chooseSubscription(): Promise<void> {
    const product = await this.valueIn('/subscription', 'product')
    await this.#post('/cart', { intent: 'subscribe', product, everyWeeks: '2' })
  }

  async subscribe(): Promise<string> {
    await this.signIn()
    await this.chooseSubscription()
    await this.saysWhereAndWhen(OF_SUBSCRIPTION)
    const id = await this.order(OF_SUBSCRIPTION)
    await this.pay(id, CARDS.pays, OF_SUBSCRIPTION)
    return id
  }

  giveBonuses(): Promise<void> {
    return giveBonuses(this.#backend.databaseUrl, this.email)
  }

  async usePromo(path: string): Promise<void> {
    const code = await makePoundOff(this.#backend.databaseUrl, 'READPOUND')
    await this.#post(path, { intent: 'promo', code })
  }

  /** The code of a gift card of ten pounds, which somebody has given. */
  async haveGiftCard(): Promise<string> {
    const giver = new Shopper(this.#backend)
    const bought = await giver.placeOrder()
    await giver.browser.close()
    return issueTenPounds(this.#backend.databaseUrl, bought)
  }

  async putEmailCard(): Promise<void> {
    await this.#post(await emailCardPath(this.#backend.databaseUrl), {
      ...{ intent: 'gift-card', variantSlug: '25-pounds', sendHour: '9' },
      ...{ recipientName: 'Iris Green', recipientEmail: 'iris@example.org', sender: 'Basil Ford' },
    })
  }
}
