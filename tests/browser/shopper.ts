import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export type Watched = {
  /** Requests of the browser to /graphql since the last `forget`. */
  graphql: string[]
  forget: () => void
}

/**
 * A page that is listened to: whatever goes wrong in it fails the test. That is errors in the console (hydration
 * complains there too), uncaught exceptions, and parts of the page that could not be fetched.
 */
export const test = base.extend<{
  watched: Watched
  problems: string[]
  problemsAreMeant: boolean
  drawn: boolean
}>({
  // A browser without a window names itself so, and crawlers are served differently.
  userAgent: async ({ browser }, use) => {
    const [major] = browser.version().split('.')
    await use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    )
  },
  // Most shoppers have answered the banner; it would lie over what they press.
  storageState: {
    cookies: [
      {
        name: 'consent',
        value: 'necessary',
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [],
  },
  /** With the shop's own pictures, instead of a pixel for each. */
  drawn: [false, { option: true }],
  /** For tests of what a page does when something fails. */
  problemsAreMeant: [false, { option: true }],
  problems: [
    async ({ page, javaScriptEnabled, drawn, problemsAreMeant }, use) => {
      const problems: string[] = []
      listen(page, problems, javaScriptEnabled ?? true)
      if (drawn)
        await page.route(`${process.env.PIXELS_URL}/**`, (route) => {
          const { pathname, search } = new URL(route.request().url())
          return route.continue({ url: `${process.env.SHOP_URL}/images${pathname}${search}` })
        })
      await use(problems)
      if (!problemsAreMeant) expect(problems, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  watched: async ({ page }, use) => {
    const graphql: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql')
        graphql.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
    })
    await use({ graphql, forget: () => void graphql.splice(0) })
  },
})

export { expect }

function listen(page: Page, problems: string[], scripts: boolean): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Told below, where it is known whether it was the page itself, which may rightly be a 404.
    if (message.text().startsWith('Failed to load resource')) return
    problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page ends what it was still fetching.
    if (reason === 'net::ERR_ABORTED' || reason === 'NS_BINDING_ABORTED') return
    // So Chromium names scripts it does not fetch because they are switched off.
    if (reason === 'csp' && !scripts) return
    problems.push(`${reason}: ${request.url()}`)
  })
}

/** Waits until the page has come to life; without scripts there is nothing to wait for. */
export async function comesToLife(page: Page, scripts = true): Promise<void> {
  if (!scripts) return
  // React marks the root's element once it has taken it over.
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

export const ADDRESS = { postcode: 'n1 9gu', line1: '1 Caledonian Road', line2: 'Flat 7', city: 'London' }
export const RECIPIENT = { name: 'Iris Green', phone: '020 7946 0018', note: 'The blue door' }
export const CONTACT = { name: 'Basil Ford', email: 'basil@example.org', phone: '+44 7700 900456' }
export const CARD = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
}

/** Somebody on the way through the shop, with scripts or without. */
export class Shopper {
  readonly page: Page
  readonly scripts: boolean

  constructor(page: Page, scripts: boolean) {
    this.page = page
    this.scripts = scripts
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await comesToLife(this.page, this.scripts)
  }

  /** From the home page by way of a category to a product and into the cart, by links and buttons only. */
  async putRosesInCart(): Promise<string> {
    const { page } = this
    await this.open('/')
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Roses', exact: true })
      .click()
    await expect(page).toHaveURL(/\/category\/roses$/)
    const link = page.locator('main article h3').getByRole('link').first()
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await this.addToCart()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
    return title
  }

  /** Presses the product page's button; ends in the cart. */
  async addToCart(): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    if (this.scripts) await page.getByRole('status').getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
  }

  async startCheckout(): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose delivery' }).click()
    await expect(this.page).toHaveURL(/\/checkout\/delivery-details$/)
  }

  /** Has the address asked for line by line. Not to be called behind a press that asks for it: its button is there still. */
  async typeAddress(): Promise<void> {
    const { page } = this
    const lines = page.getByLabel('House and street')
    const way = page
      .getByRole('link', { name: 'Change the address' })
      .or(page.getByRole('button', { name: 'Enter the address myself' }))
    await expect(lines.or(way).first()).toBeVisible()
    if (await way.isVisible()) await way.click()
    await expect(lines).toBeVisible()
  }

  async fillAddress(address: Partial<typeof ADDRESS> = {}): Promise<void> {
    const { page } = this
    const { postcode, line1, line2, city } = { ...ADDRESS, ...address }
    await this.typeAddress()
    await page.getByLabel('Postcode').fill(postcode)
    await page.getByLabel('House and street').fill(line1)
    await page.getByLabel('Flat, company').fill(line2)
    await page.getByLabel('Town or city').fill(city)
    // By key: what the shop says of the postcode may come just now and move the button from under a mouse.
    await page.getByRole('button', { name: /See delivery times|Save the address/ }).press('Enter')
  }

  /** Takes the last window of the first day that has one. */
  async chooseTime(): Promise<void> {
    const { page } = this
    const day = page.locator('#when fieldset').first()
    const last = day.getByRole('radio').last()
    const value = (await last.getAttribute('value')) ?? ''
    await day.locator('label').last().click()
    if (!this.scripts) await page.getByRole('button', { name: 'Take this time' }).click()
    await expect(page.getByText(/Held for you until \d\d:\d\d/)).toBeVisible()
    await expect(page.locator(`input[name=slot][value="${value}"]`)).toBeChecked()
  }

  async fillRecipient(recipient: Partial<typeof RECIPIENT> = {}): Promise<void> {
    const { page } = this
    const { name, phone, note } = { ...RECIPIENT, ...recipient }
    const form = page.locator('#who')
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Phone').fill(phone)
    await form.getByLabel('Note for the courier').fill(note)
    await form.getByRole('button', { name: 'On to the final details' }).click()
  }

  async fillContact(contact: Partial<typeof CONTACT> = {}): Promise<void> {
    const { page } = this
    const { name, email, phone } = { ...CONTACT, ...contact }
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Phone').fill(phone)
    await page.getByRole('button', { name: /^Order and pay/ }).click()
  }

  async pay(number: string): Promise<void> {
    const { page } = this
    await page.getByLabel('Card number').fill(number)
    await page.getByLabel('Expiry date').fill('12 / 30')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: /^Pay £/ }).click()
  }
}

/** Runs a set of tests twice: as most browsers are, and with JavaScript switched off. */
export function withAndWithoutScripts(define: (scripts: boolean) => void): void {
  for (const scripts of [true, false]) {
    test.describe(`with JavaScript ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts })
      define(scripts)
    })
  }
}
