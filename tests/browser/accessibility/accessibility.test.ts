import type { Page } from '@playwright/test'
import { expectNoBarrier } from './barriers.ts'
import { placeOrder, readyToOrder, signIn } from '../account/account.ts'
import { Shopper, expect, test } from '../shopper.ts'

/** A phone's width: what scrolls sideways there must be within the keyboard's reach, too. */
test.use({ viewport: { width: 360, height: 780 } })
test.describe.configure({ timeout: 240_000 })

/** What may move while a page comes: the header is drawn as it arrives. */
const STEADY = 0.02

/** Opens each page and expects that nothing in it keeps anybody out. */
async function expectOpenToAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expectNoBarrier(page, path)
    // A press on what moves away under it when the page comes to life is lost.
    expect.soft(await page.evaluate(shiftOfLayout), path).toBeLessThan(STEADY)
  }
}

/** Runs on the page. How much of it has moved by itself since it was opened: 1 is a page's height of all there is. */
function shiftOfLayout(): Promise<number> {
  return new Promise((resolve) => {
    const shifts = new PerformanceObserver((list) => {
      const all = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
      resolve(all.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
    })
    shifts.observe({ type: 'layout-shift', buffered: true })
    // Where nothing moved nothing is told.
    setTimeout(() => resolve(0), 50)
  })
}

test('pages for everybody', async ({ page }) => {
  await expectOpenToAll(page, [
    ...['/', '/category/roses', '/product/101', '/search?q=peonies', '/favorites', '/gifts', '/cards'],
    ...[
      '/giftbox1',
      '/subscription',
      '/constructor',
      '/promotions',
      '/loyalty-program',
      '/youthdiscount',
      '/contact-us',
    ],
    ...[
      '/subscription-first-bouquet?discount=50',
      '/delivery',
      '/delivery/london',
      '/blog',
      '/greeting-card-free',
      '/slvip',
      '/auth',
      '/no-such-page',
    ],
  ])
})

test('the way to an order', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/product/101')
  await shopper.addToCart()
  await expectNoBarrier(page, '/cart')
  await shopper.startCheckout()
  await page.getByLabel('Postcode').fill('N1 9GU')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoBarrier(page, 'the list of addresses')
  for (const way of ['recipient', 'manual', 'find&postcode=BT1+1AA'])
    await expectOpenToAll(page, [`/checkout/delivery-details?address=${way}`])
  await shopper.fillAddress()
  await shopper.chooseTime()
  await expectNoBarrier(page, '/checkout/delivery-details')
  await shopper.fillRecipient()
  await expect(page).toHaveURL(/final-details$/)
  await expectNoBarrier(page, '/checkout/final-details')
  await shopper.fillContact()
  await expect(page).toHaveURL(/\/payment\//)
  await expectNoBarrier(page, '/payment/stripe')
})

test('the account', async ({ page }) => {
  await signIn(page)
  const order = await placeOrder(page)
  await expectOpenToAll(
    page,
    [
      ...[
        'my-account',
        'dashboard',
        'orders',
        `order/${order}`,
        'personal-data',
        'favorites',
        'recipients',
        'important-dates',
      ],
      ...['bonuses', 'bonuses-history', 'promo-codes', 'manage-subscription', 'notification-settings'],
    ].map((path) => `/profile/${path}`),
  )
})

test('forms that were sent with mistakes', async ({ page }) => {
  const shopper = new Shopper(page, true)
  const sendIn = async (path: string, within: string, button: string | RegExp) => {
    await shopper.open(path)
    if (path === '/cart') await shopper.unfoldCodes()
    const form = page.locator(within)
    await form.getByRole('button', { name: button }).last().press('Enter')
    await expect(form.getByRole('alert').first()).toBeVisible()
    await expectNoBarrier(page, `${path} with mistakes`)
  }
  await sendIn('/auth', 'main', 'Send me a code')
  await sendIn('/contact-us', 'main', 'Send the message')
  await sendIn('/delivery', 'main', 'Check')
  await readyToOrder(page)
  await sendIn('/cart', 'main', 'Apply the code')
  await sendIn('/checkout/final-details', 'main', /^Continue to payment/)
  await sendIn('/checkout/delivery-details?address=recipient', '#where', 'Continue to final details')
})
