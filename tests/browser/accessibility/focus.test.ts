import type { Page } from '@playwright/test'
import { CARD, Shopper, comesToLife, expect, test } from '../shopper.ts'

/** Puts the first three of the tulips in the cart. */
async function putThreeInCart(page: Page, shopper: Shopper): Promise<void> {
  await shopper.open('/category/tulips')
  const notice = page.getByRole('dialog').getByRole('link', { name: 'View cart' })
  for (const place of [0, 1, 2]) {
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .nth(place)
      .click()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
  }
}

/** The names of the lines on the cart page. */
const namesInCart = (page: Page) =>
  page.getByRole('list', { name: 'In your cart' }).getByRole('heading', { level: 2 })

test('where the focus goes when what had it is gone: the next line, the next question, the bank’s', async ({
  page,
}) => {
  const shopper = new Shopper(page, true)
  await putThreeInCart(page, shopper)
  await shopper.open('/cart')
  const names = namesInCart(page)
  await expect(names).toHaveCount(3)
  const [, second = '', third = ''] = await names.allTextContents()
  const remove = page.getByRole('button', { name: /^Remove / })

  await remove.first().press('Enter')
  await expect(names.filter({ hasText: second })).toBeFocused()
  await page.getByRole('button', { name: `One ${third} less` }).press('Enter')
  await expect(names).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused()

  await shopper.startCheckout()
  const postcode = page.getByLabel('Postcode')
  await postcode.fill('N1 9GU')
  await expect(page.getByRole('option').first()).toBeVisible()
  await postcode.press('ArrowDown')
  await postcode.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'When?' })).toBeFocused()
  await shopper.typeAddress()
  await page.getByLabel('House and street').fill('1 Caledonian Road')
  await page.getByRole('button', { name: 'Save the address' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'When?' })).toBeFocused()

  await shopper.chooseTime()
  await shopper.fillRecipient()
  await expect(page).toHaveURL(/\/checkout\/final-details$/)
  await shopper.fillContact()
  await expect(page).toHaveURL(/\/payment\/stripe\/\w+/)
  await shopper.pay(CARD.asks)
  await expect(page.getByRole('heading', { name: /Your bank asks/ })).toBeFocused()
  await page.getByRole('button', { name: /^No/ }).press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await shopper.pay(CARD.pays)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')

  await shopper.putRosesInCart()
  await remove.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeFocused()
})

test('a line that had the focus before the page came to life hands it on, too', async ({ page }) => {
  await putThreeInCart(page, new Shopper(page, true))
  const scripts = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/cart', { waitUntil: 'commit' })
  const names = namesInCart(page)
  await expect(names).toHaveCount(3)
  const [, , third = ''] = await names.allTextContents()
  await page
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .focus()
  scripts.resolve(undefined)
  await comesToLife(page)
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(2)
  await expect(names.filter({ hasText: third })).toBeFocused()
})
