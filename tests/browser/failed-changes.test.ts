import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startProxy } from '../support/proxy.ts'
import type { Fault, Upstream } from '../support/proxy.ts'
import { removeData } from '../support/shop.ts'
import { startShopProcess } from '../support/shop-process.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { signIn } from './account.ts'
import { Shopper, expect, test as base, withAndWithoutScripts } from './shopper.ts'

// A shop whose changes fail, in front of the store of all tests.
const FOLDER = join('.data', `test-failed-changes-${process.pid}`)
let store: Upstream
let shop: ShopProcess
let url = ''

const test = base.extend({
  // Playwright reads from the braces what a fixture needs: nothing.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(url),
})
test.use({ problemsAreMeant: true })

test.beforeAll(async () => {
  store = await startProxy(process.env.STORE_URL ?? '')
  shop = await startShopProcess({
    API_BASE_URL: store.url,
    HOST: 'localhost',
    DATA_DIR: FOLDER,
    IMAGE_BASE_URL: process.env.PIXELS_URL ?? '',
    CHANGE_TIMEOUT_MS: '1500',
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

type Change = {
  what: string
  /** Goes to where it is made, and there as far as to what is typed. */
  open: (shopper: Shopper) => Promise<void>
  /** What is typed, which has to stay. */
  typed?: (page: Page) => [field: Locator, text: string][]
  press: (page: Page) => Locator
}

const CHANGES: Change[] = [
  {
    what: 'a favourite',
    open: (shopper) => shopper.open('/product/101'),
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /favourites/i })
        .first(),
  },
  {
    what: 'a bouquet for the cart',
    open: (shopper) => shopper.open('/product/102'),
    press: (page) => page.getByRole('button', { name: /^Add to cart/ }),
  },
  {
    what: 'a promo code',
    open: async (shopper) => {
      await toCart(shopper)
    },
    typed: (page) => [[page.getByLabel('Promo code'), 'SPRING20']],
    press: (page) => page.getByRole('button', { name: 'Use it' }),
  },
  {
    what: 'an address',
    open: async (shopper) => {
      await toCart(shopper)
      await shopper.startCheckout()
      await shopper.typeAddress()
    },
    typed: (page) => [
      [page.getByLabel('Postcode'), 'N1 9GU'],
      [page.getByLabel('House and street'), '1 Caledonian Road'],
      [page.getByLabel('Flat, company'), 'Flat 7'],
    ],
    press: (page) => page.getByRole('button', { name: /See delivery times|Save the address/ }),
  },
  {
    what: 'a code to sign in',
    open: (shopper) => shopper.open('/auth'),
    typed: (page) => [[page.getByLabel('Phone number'), '07700 900123']],
    press: (page) => page.getByRole('button', { name: 'Send me a code' }),
  },
  {
    what: 'a name of an account',
    open: async (shopper) => {
      await signIn(shopper.page)
      await shopper.open('/profile/personal-data')
    },
    typed: (page) => [[page.getByLabel('Name', { exact: true }), 'Rose Field']],
    press: (page) => page.getByRole('button', { name: /^Save/ }).first(),
  },
]

async function toCart(shopper: Shopper): Promise<void> {
  await shopper.open('/product/101')
  await shopper.addToCart()
}

withAndWithoutScripts((scripts) => {
  for (const { what, open, typed, press } of CHANGES) {
    test(`${what} that fails leaves the page and what was typed`, async ({ page }) => {
      await open(new Shopper(page, scripts))
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const { pathname } = new URL(page.url())
      for (const [name, fault] of FAULTS) {
        await test.step(name, async () => {
          for (const [field, text] of typed?.(page) ?? []) await field.fill(text)
          const close = page.getByRole('button', { name: 'Close' })
          if (await close.isVisible()) await close.click()
          store.breakChanges(fault)
          store.passed.length = 0
          const logged = shop.log.length
          await press(page).click()
          const told = page
            .locator('[role=status], [role=alert], .wrong')
            .filter({ hasText: /Nothing is lost|Broken for a test/ })
          await expect(told.first()).toBeVisible()
          await expect.poll(() => store.passed.some(({ method }) => method !== 'GET')).toBe(true)
          const failures = () => shop.log.slice(logged).filter((line) => /"level":[45]0/.test(line))
          await expect.poll(() => failures().length).toBeGreaterThan(0)
          store.breakChanges(null)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          if (scripts) expect(new URL(page.url()).pathname).toBe(pathname)
          for (const [field, text] of typed?.(page) ?? []) await expect(field).toHaveValue(text)
          const calls = [
            ...new Set(
              store.passed
                .filter(({ method }) => method !== 'GET')
                .map(({ method, path }) => `${method} ${path}`),
            ),
          ]
          const lines = failures()
          console.log(
            [scripts ? 'scripts' : 'no scripts', what, name, calls.join(', '), `${lines.length} lines`].join(
              ' | ',
            ),
          )
          expect(lines.length, lines.join('\n')).toBe(1)
        })
      }
    })
  }
})
