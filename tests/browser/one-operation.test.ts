import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openCartWithRoses, orderUnpaid, putInCart, readyToOrder, signIn } from './account.ts'
import { makePoundOff } from '../support/savings.ts'
import type { Watched } from './shopper.ts'
import { Shopper, comesToLife, expect, test } from './shopper.ts'

const DATABASE = process.env.SHOP_DATABASE_URL ?? ''

// A change answers with what it changed: the page shows that and asks for nothing again. What it shows then is what it shows
// when it is loaded anew.

const manifest = JSON.parse(
  readFileSync(new URL('../../graphql/generated/persisted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** The names of the operations that a browser has sent. */
function namesOf({ graphql }: Watched): string[] {
  return graphql.map((sent) => {
    const id = /sha256:[0-9a-f]{64}/.exec(decodeURIComponent(sent))?.[0] ?? ''
    return /\b(?:query|mutation) (\w+)/.exec(manifest[id] ?? '')?.[1] ?? sent
  })
}

/** What the page says, without what is said of the change itself. */
async function shownIn(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const said of copy.querySelectorAll('[role=status], [role=alert], script, noscript')) said.remove()
    const fields = document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])')
    const values = [...fields].map(({ name, type, value, checked }) =>
      type === 'checkbox' || type === 'radio' ? `${name} ${value} ${checked}` : '',
    )
    return [copy.innerText, ...values].join('\n')
  })
}

async function open(page: Page, path: string, watched: Watched): Promise<void> {
  await page.goto(path)
  await comesToLife(page, true)
  watched.forget()
}

/** Makes a change and waits until it shows; expects it to be one operation, and the page to be as when it is loaded anew. */
async function expectOne(
  page: Page,
  watched: Watched,
  operation: string,
  change: () => Promise<unknown>,
  isShown: () => Promise<unknown>,
): Promise<void> {
  watched.forget()
  await change()
  await isShown()
  const shown = await shownIn(page)
  // A postcode that is typed is looked up beside.
  expect(namesOf(watched).filter((name) => name !== 'AddressLookup')).toEqual([operation])
  await page.reload()
  await comesToLife(page, true)
  expect(shown.split('\n')).toEqual((await shownIn(page)).split('\n'))
}

test('a change of the cart is one operation', async ({ page, watched }) => {
  const title = await openCartWithRoses(new Shopper(page, true))
  const one = expectOne.bind(null, page, watched)
  const total = page.getByText(/^£/).last()
  const before = (await total.textContent()) ?? ''
  const two = async () => {
    await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
    await expect(total).not.toHaveText(before)
  }
  await one('SetCartLine', () => page.getByRole('button', { name: `One ${title} more` }).click(), two)
  await page.getByLabel('Promo code').fill(await makePoundOff(DATABASE, 'ONEPOUND'))
  await one(
    'ApplyPromoCode',
    () => page.getByLabel('Promo code').press('Enter'),
    () => expect(page.getByRole('button', { name: /^Take the promo code/ })).toBeVisible(),
  )
  await one(
    'RemoveCartLine',
    () => page.getByRole('button', { name: `Remove ${title}` }).click(),
    () => expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible(),
  )
})

test('a heart is one operation, and the page of favourites follows', async ({ page, watched }) => {
  await open(page, '/category/roses', watched)
  const hearts = page.getByRole('button', { name: /among your favourites/ })
  for (const index of [0, 1]) {
    await hearts.nth(index).click()
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  // A heart shows it at once; one change is sent after the other.
  await expect.poll(() => namesOf(watched)).toEqual(['AddFavorite', 'AddFavorite'])
  await open(page, '/favorites', watched)
  await expectOne(
    page,
    watched,
    'RemoveFavorite',
    () => hearts.first().click(),
    () => expect(page.getByRole('main').getByRole('article')).toHaveCount(1),
  )
})

test('address, slot and gift are one operation each', async ({ page, watched }) => {
  await putInCart(page)
  const shopper = new Shopper(page, true)
  await shopper.open('/cart')
  await shopper.startCheckout()
  await expectOne(
    page,
    watched,
    'SetAddress',
    () => shopper.fillAddress(),
    () => expect(page.locator('#when input[name=slot]').first()).toBeAttached(),
  )
  await expectOne(
    page,
    watched,
    'SetInterval',
    () => shopper.chooseTime(),
    () => expect(page.locator('#when')).toContainText('Held for you until'),
  )
  const gifts = page.getByRole('list', { name: 'Gifts to add' })
  await expectOne(
    page,
    watched,
    'AddOrderPosition',
    () => gifts.getByRole('button', { name: /^Add / }).first().click(),
    () => expect(page.getByRole('button', { name: /^Take .* out/ })).toBeVisible(),
  )
  await expectOne(
    page,
    watched,
    'RemoveOrderPosition',
    () => page.getByRole('button', { name: /^Take .* out/ }).click(),
    () => expect(page.getByRole('button', { name: /^Take .* out/ })).toHaveCount(0),
  )
})

test('a code on the final details is one operation', async ({ page, watched }) => {
  await readyToOrder(page)
  await open(page, '/checkout/final-details', watched)
  await page.getByLabel('Promo code').fill(await makePoundOff(DATABASE, 'ONEPOUND'))
  await expectOne(
    page,
    watched,
    'ApplyPromoCode',
    () => page.getByLabel('Promo code').press('Enter'),
    () => expect(page.getByRole('button', { name: /^Take the promo code/ })).toBeVisible(),
  )
})

test('dates, messages and orders of an account are one operation each', async ({ page, watched }) => {
  await signIn(page)
  const one = expectOne.bind(null, page, watched)

  await open(page, '/profile/important-dates', watched)
  await page.getByLabel('Occasion').first().selectOption('Another occasion')
  const keeping = page.locator('#keep')
  await keeping.getByLabel('Day').selectOption('29')
  await keeping.getByLabel('Month').selectOption('February')
  await page.getByLabel('What is it?').first().fill('The day we met')
  const row = page.getByRole('listitem').filter({ hasText: 'The day we met' })
  await one(
    'AddImportantDate',
    () => page.getByRole('button', { name: 'Keep it' }).click(),
    () => expect(row).toBeVisible(),
  )
  await row.getByText('Change').click()
  await row.getByLabel('Keep it without a reminder').check()
  await one(
    'ChangeImportantDate',
    () => row.getByRole('button', { name: 'Save the date' }).click(),
    () => expect(row).toContainText('no reminder'),
  )
  await one(
    'SetMutedOccasions',
    async () => {
      await page.locator('input[name^="mute "]').first().check()
      await page.locator('button[value=muteOccasions]').click()
    },
    () => expect(page.getByRole('status').filter({ hasText: 'of what is ticked' })).toBeVisible(),
  )
  await one(
    'RemoveImportantDate',
    () => row.getByRole('button', { name: 'Forget' }).click(),
    () => expect(row).toHaveCount(0),
  )

  await open(page, '/profile/notification-settings', watched)
  await page.getByLabel('Your orders: WhatsApp').uncheck()
  await one(
    'SetNotifications',
    () => page.getByRole('button', { name: 'Save' }).click(),
    () => expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible(),
  )
  await one(
    'UnsubscribeSms',
    () => page.getByRole('button', { name: 'No more text messages at all' }).click(),
    () => expect(page.getByRole('status').filter({ hasText: 'No more text messages' })).toBeVisible(),
  )
  await one(
    'SetNewsletter',
    () => page.getByRole('button', { name: 'Send me offers' }).click(),
    () => expect(page.getByRole('button', { name: 'No more offers' })).toBeVisible(),
  )

  const id = await orderUnpaid(page)
  await open(page, '/profile/orders', watched)
  const order = page.getByRole('listitem').filter({ hasText: `Order ${id}` })
  await order.getByText('Cancel the order').click()
  await one(
    'CancelOrder',
    () => order.getByRole('button', { name: 'Yes, cancel it' }).click(),
    () => expect(order.getByRole('status')).toBeVisible(),
  )
  await one(
    'DeleteOrder',
    () => order.getByRole('button', { name: /^Delete/ }).click(),
    () => expect(order).toHaveCount(0),
  )
})

test('an order is cancelled in one operation', async ({ page, watched }) => {
  // Not paid for yet: what was paid goes back a moment later, and the page that is loaded anew may say so already.
  const id = await orderUnpaid(page)
  await open(page, `/order/${id}`, watched)
  await page.getByText('Cancel the order').click()
  await expectOne(
    page,
    watched,
    'CancelOrder',
    () => page.getByRole('button', { name: 'Yes, cancel it' }).click(),
    () => expect(page.getByRole('main')).toContainText(/cancelled/i),
  )
})
