import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startProxy } from '../support/proxy.ts'
import type { Fault, Upstream } from '../support/proxy.ts'
import { removeData } from '../support/shop.ts'
import { startShopProcess } from '../support/shop-process.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { openPayment, placeOrder, putInCart, readyToOrder, signIn } from './account.ts'
import { Shopper, comesToLife, expect, test as base, withAndWithoutScripts } from './shopper.ts'

// A shop whose changes fail, in front of the store of all tests. Every form of every page below is sent, whatever forms
// there are; FAULTS=all sends each of them once for each fault instead of one in turn.
const FOLDER = join('.data', `test-failed-changes-${process.pid}`)
let store: Upstream
let shop: ShopProcess
let url = ''

const test = base.extend({
  // Playwright reads from the braces what a fixture needs: nothing.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(url),
})
test.use({ problemsAreMeant: true, actionTimeout: 8_000 })

test.beforeAll(async () => {
  store = await startProxy(process.env.STORE_URL ?? '')
  shop = await startShopProcess({
    API_BASE_URL: store.url,
    HOST: 'localhost',
    DATA_DIR: FOLDER,
    IMAGE_BASE_URL: process.env.PIXELS_URL ?? '',
    // Short, for those that hang; an order is placed within it on a machine that is busy, too.
    CHANGE_TIMEOUT_MS: '3000',
  })
  url = shop.url.replace('127.0.0.1', 'localhost')
})
test.afterEach(() => store.mend())
test.afterAll(async () => {
  await shop.stop()
  await store.stop()
  await removeData(FOLDER)
})

const FAULTS: [name: string, fault: Fault][] = [
  ['500', { status: 500 }],
  ['429', { status: 429 }],
  ['410', { status: 410 }],
  ['a reset', 'reset'],
  ['nothing', 'hangs'],
]

/** A card is typed anew each time: without one nobody is asked. */
const ASKS_NOBODY = /^POST \/payment\/stripe\/\w+ intent=card$/

/** The pages with forms, and how one gets there. */
const PAGES: [name: string, open: (shopper: Shopper) => Promise<void>][] = [
  ['a product', (shopper) => shopper.open('/product/101')],
  ['a listing', (shopper) => shopper.open('/category/roses')],
  ['a search', (shopper) => shopper.open('/search?q=rose')],
  ['a bouquet one makes', (shopper) => shopper.open('/constructor')],
  [
    'the cart',
    async (shopper) => {
      await putInCart(shopper.page)
      await shopper.open('/cart')
    },
  ],
  [
    'the delivery',
    async (shopper) => {
      await readyToOrder(shopper.page)
      await shopper.open('/checkout/delivery-details?address=manual')
    },
  ],
  [
    'the final details',
    async (shopper) => {
      await readyToOrder(shopper.page)
      await shopper.open('/checkout/final-details')
    },
  ],
  ['the payment', async (shopper) => void (await openPayment(shopper))],
  ['the sign-in', (shopper) => shopper.open('/auth')],
  ...['/greeting-card-free', '/youthdiscount', '/un', '/subscription-first-bouquet'].map(
    (path): [string, (shopper: Shopper) => Promise<void>] => [path, (shopper) => shopper.open(path)],
  ),
  ...['personal-data', 'important-dates', 'notification-settings'].map(
    (name): [string, (shopper: Shopper) => Promise<void>] => [
      `the profile: ${name}`,
      async (shopper) => {
        await signIn(shopper.page)
        await shopper.open(`/profile/${name}`)
      },
    ],
  ),
  [
    'the profile: orders',
    async (shopper) => {
      await signIn(shopper.page)
      await placeOrder(shopper.page)
      await shopper.open('/profile/orders')
    },
  ],
  [
    'an order',
    async (shopper) => {
      const id = await placeOrder(shopper.page)
      await shopper.open(`/order/${id}`)
    },
  ],
]

/** A press of a button that sends a form: where the button and the form's fields for text stand among all of the page. */
type Change = { what: string; button: number; fields: { index: number; name: string; type: string }[] }

/**
 * All changes of a page, the same of many things once. The cookie banner and the sandbox's own ask no store; who signs out is
 * signed out here, whatever the store says.
 */
function changesOf(page: Page): Promise<Change[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const seen = new Set<string>()
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [...document.querySelectorAll('button')].flatMap((button, index): Change[] => {
      const { form } = button
      if (!form || form.method !== 'post' || button.type !== 'submit' || button.disabled) return []
      if (!button.checkVisibility()) return []
      const path = new URL(form.action).pathname
      if (/^\/(consent|sandbox)/.test(path)) return []
      const intent = form.querySelector<HTMLInputElement>('input[name=intent]')?.value
      const pressed = button.name ? `${button.name}=${button.value.replace(/\d+.*/, '')}` : ''
      const what = ['POST', path, intent && `intent=${intent}`, pressed].filter(Boolean).join(' ')
      if (seen.has(what) || intent === 'signOut' || pressed === 'intent=signOut') return []
      seen.add(what)
      const kinds = ['text', 'email', 'tel', 'date', 'number', 'search', 'textarea']
      const fields = inputs.flatMap((input, at) => {
        const { name, type } = input
        // What is on a card is typed anew each time.
        if (input.autocomplete.startsWith('cc-')) return []
        const isTyped = input.form === form && name && kinds.includes(type)
        return isTyped && !input.readOnly && !input.disabled && input.checkVisibility()
          ? [{ index: at, name, type }]
          : []
      })
      return [{ what, button: index, fields }]
    })
  })
}

const TYPED: Record<string, string> = {
  email: 'rose@example.org',
  tel: '07700 900123',
  date: '2031-05-04',
  number: '2',
}

/** Whether a field of that name has that text. */
const hasText = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([named, typed]) =>
      [...document.getElementsByName(named ?? '')].some(
        (field) => (field as HTMLInputElement).value === typed,
      ),
    [name, text],
  )

withAndWithoutScripts((scripts) => {
  for (const [name, open] of PAGES) {
    test(`${name}: a change that fails leaves the page and what was typed`, async ({ page }) => {
      const shopper = new Shopper(page, scripts)
      await open(shopper)
      const address = page.url()
      const heading = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
      const changes = await changesOf(page)
      const table: string[] = []
      for (const [index, change] of changes.entries()) {
        const faults =
          process.env.FAULTS === 'all' ? FAULTS : [FAULTS[index % FAULTS.length] as (typeof FAULTS)[0]]
        for (const [fault, how] of faults) {
          const what = `${change.what}: ${fault}`
          await page.goto(address)
          await comesToLife(page, scripts)
          await changesOf(page)
          const typed = change.fields.map(({ index: at, name: field, type }) => ({
            at,
            field,
            text: field === 'postcode' ? 'N1 9GU' : (TYPED[type] ?? 'Rose Green'),
          }))
          for (const { at, text } of typed) await page.locator('input, textarea').nth(at).fill(text)
          await page.evaluate(() => {
            for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox][required]'))
              box.checked = true
          })
          store.breakChanges(how)
          store.passed.length = 0
          const logged = shop.log.length
          await page.locator('button').nth(change.button).press('Enter')
          const asked = () => store.passed.filter(({ method }) => method !== 'GET')
          if (ASKS_NOBODY.test(change.what)) {
            await page.waitForTimeout(500)
            // The page of a payment begins it; without scripts it is made anew.
            const begins = ({ path }: { path: string }) => path.startsWith('/v1/payment/stripe/intent/')
            expect(
              asked().filter((call) => scripts || !begins(call)),
              what,
            ).toEqual([])
            table.push(`${what}: asks nobody`)
            store.breakChanges(null)
            continue
          }
          await expect.poll(() => asked().length, what).toBeGreaterThan(0)
          const told = page
            .locator('[role=status], [role=alert]')
            .filter({ hasText: /Nothing is lost|Broken for a test|on its way|A code went/ })
          await expect(told.first(), what).toBeVisible()
          store.breakChanges(null)
          await expect(page.getByRole('heading', { level: 1 }).first(), what).toHaveText(heading)
          for (const { field, text } of typed)
            await expect.poll(() => hasText(page, field, text), `${what}: ${field}`).toBe(true)
          const failures = () => shop.log.slice(logged).filter((line) => /"level":[45]0/.test(line))
          await expect.poll(() => failures().length, what).toBeGreaterThan(0)
          // One line for each call that failed, where it was sent again after a reset, too.
          const [{ method, path } = { method: '', path: '' }] = asked()
          expect(failures().length, what).toBeLessThanOrEqual(asked().length)
          for (const line of failures()) expect(line, what).toContain('a call to /v1 failed')
          expect(failures()[0], what).toContain(`"message":"${method} `)
          table.push(`${what}: ${method} ${path}`)
        }
      }
      console.log(table.map((row) => `${scripts ? 'scripts' : 'no scripts'} | ${name} | ${row}`).join('\n'))
      expect(table.length, 'there are forms').toBeGreaterThan(0)
    })
  }
})
