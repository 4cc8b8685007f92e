import type { Page, Route } from '@playwright/test'
import { firstOf, send } from '../account/account.ts'
import { comesToLife, expect, test } from '../shopper.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'In your cart' })
const lines = (page: Page) => page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')

async function addRoses(page: Page): Promise<string> {
  await page.goto('/product/253')
  await comesToLife(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer(page)).toBeVisible()
  return (await page.locator('main h1').textContent()) ?? ''
}

test('after adding, the drawer takes a card and something along, and leads to the delivery', async ({
  page,
  watched,
}) => {
  const title = await addRoses(page)
  const box = drawer(page)
  await expect(box.getByRole('heading', { name: 'In your cart' })).toBeFocused()
  await expect(box.getByRole('heading', { name: title })).toBeVisible()

  await box.getByText('Write a card, free of charge').click()
  await box.getByRole('textbox').fill('Happy birthday, Iris')
  // What is typed is shown at once, before the shop has it.
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await box.getByRole('button', { name: 'Save the message' }).click()
  await kept
  // The form with its preview folds up once the words are on the card.
  await expect(box.getByRole('textbox')).toBeHidden()
  await expect(box.getByRole('figure', { name: 'Your card' })).toHaveText('Happy birthday, Iris')

  const total = box.getByText('Total').locator('..')
  const before = (await total.textContent()) ?? ''
  watched.forget()
  await box.getByRole('button', { name: /^Add / }).first().click()
  await expect(box.getByRole('status')).toHaveText('Added')
  await expect(total).not.toHaveText(before)
  await expect(total).toContainText('Total (2 items)')
  // Both changes answer with the cart: nothing is asked beside them.
  expect(watched.graphql).toHaveLength(1)

  await box.getByRole('button', { name: 'Choose delivery' }).click()
  await expect(page).toHaveURL(/\/checkout\/delivery-details/)
  await expect(box).toHaveCount(0)
  await page.goto('/cart')
  await expect(lines(page)).toHaveCount(2)
  await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText('Happy birthday, Iris')
})

test('the drawer keeps the keyboard and gives it back', async ({ page }) => {
  await addRoses(page)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    // Between its last and its first stop a browser has its own.
    const isOutside = await page.evaluate(
      () => document.activeElement?.matches('body, dialog, dialog *') === false,
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused()
})

test('one more of a line is added though the words of its card are still on their way', async ({ page }) => {
  const title = await addRoses(page)
  const box = drawer(page)
  const more = page.getByRole('button', { name: `One ${title} more` })
  const isPost = (route: Route) => route.request().method() === 'POST'
  let changes = 0
  // The words arrive at the shop only once the cart is shown without them, and its button is pressed.
  await page.route(/\/graphql/, async (route) => {
    if (isPost(route) && changes++ === 0) await more.click()
    await route.continue()
  })
  await box.getByText('Write a card, free of charge').click()
  await box.getByRole('textbox').fill('For Iris')
  await box.getByRole('button', { name: 'Save the message' }).click()
  await box.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('group', { name: `Quantity of ${title}` }).getByRole('status')).toHaveText('2')
  await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText('For Iris')
})

test('what was taken out of the cart is put back by the next Tab and Enter, with its card and number', async ({
  page,
}) => {
  const title = await addRoses(page)
  const box = drawer(page)
  await box.getByText('Write a card, free of charge').click()
  await box.getByRole('textbox').fill('For Iris')
  await box.getByRole('button', { name: 'Save the message' }).click()
  await expect(box.getByRole('textbox')).toBeHidden()
  await expect(box.getByRole('figure')).toHaveText('For Iris')
  await box.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: `One ${title} more` }).click()
  const quantity = page.getByRole('group', { name: `Quantity of ${title}` }).getByRole('status')
  await expect(quantity).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()

  await page.getByRole('button', { name: `Remove ${title}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText(`${title} removed`)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveText('2')
  await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText('For Iris')
  await page.reload()
  await expect(quantity).toHaveText('2')
})

test('a bouquet of one’s own and two that go together come back, too', async ({ page }) => {
  await page.goto('/constructor')
  await comesToLife(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await drawer(page).getByRole('link', { name: 'View cart' }).click()
  await expect(lines(page)).toHaveCount(1)
  const words = await lines(page).first().locator('p').first().textContent()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page).first()).toContainText(words ?? '')

  await page.goto('/product/101')
  await comesToLife(page)
  await page.getByRole('button', { name: 'Add both to cart' }).first().click()
  await drawer(page).getByRole('link', { name: 'View cart' }).click()
  await expect(lines(page)).toHaveCount(2)
  const both = lines(page).filter({ hasText: 'Champagne Truffles' })
  await both.getByRole('button', { name: /^Remove/ }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page)).toHaveCount(2)
})

test('flowers of a subscription come back as a subscription, as often and for as much', async ({ page }) => {
  const { productId, variantSlug } = await firstOf(page, 'roses')
  await send(page, '/cart', {
    intent: 'subscribe',
    product: `${productId} ${variantSlug}`,
    everyWeeks: '2',
    discount: '50',
  })
  await page.goto('/cart')
  await comesToLife(page)
  const total = page.getByTestId('total')
  const before = await total.textContent()
  await expect(lines(page).first()).toContainText('Comes every 2 weeks')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page).first()).toContainText('Comes every 2 weeks')
  await expect(total).toHaveText(before ?? '')
})
