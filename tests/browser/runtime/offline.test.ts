import { Shopper, expect, test } from '../shopper.ts'

test.use({ problemsAreMeant: true })

const bar = '[role=status]'

test('without a connection the page stays, says so, and keeps what is typed', async ({ page, context }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/category/roses')
  await shopper.open('/product/101')
  await shopper.addToCart()
  await shopper.startCheckout()
  await shopper.typeAddress()
  await page.getByLabel('Postcode').fill('N1 9GU')
  await page.getByLabel('House and street').fill('1 Caledonian Road')
  await context.setOffline(true)
  const told = page.locator(bar).filter({ hasText: 'You are offline.' })
  await expect(told.first()).toBeVisible()
  await page.getByRole('button', { name: /See delivery times|Save the address/ }).click()
  await expect(told.filter({ hasText: 'send it again when you are back' })).toBeVisible()
  await page.getByRole('link', { name: 'Larkspur, to the main page' }).first().click()
  await expect(told.filter({ hasText: 'This page stays' })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/delivery-details/)
  await expect(page.getByLabel('House and street')).toHaveValue('1 Caledonian Road')

  await context.setOffline(false)
  await page.getByRole('button', { name: /See delivery times|Save the address/ }).click()
  await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible()
})

test('who has typed into a page that the shop is gone from keeps it, though what takes the form was never fetched', async ({
  page,
}) => {
  await new Shopper(page, true).open('/contact-us')
  // The browser takes itself for connected: the shop alone is not reached.
  await page.route('**', (route) => route.abort())
  const message = page.getByLabel('Message')
  await message.fill('Two of the roses had no heads.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(
    page.locator(bar).filter({ hasText: 'The shop was not reached. Nothing is lost' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(message).toHaveValue('Two of the roses had no heads.')

  await page.unroute('**')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(message).toHaveValue('Two of the roses had no heads.')
})

test('pages for everybody that were looked at are there without a connection', async ({ page, context }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/category/roses')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.locator('main article h3').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goForward()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.locator(bar).filter({ hasText: 'You are offline.' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
})

test('a post of which nothing is heard is not found, with a way to the main page', async ({ page }) => {
  await new Shopper(page, true).open('/blog')
  await page.route('**/graphql*', (route) => route.abort())
  await page.locator('main article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
  await expect(page.getByRole('link', { name: 'To the main page', exact: true })).toHaveAttribute('href', '/')
})
