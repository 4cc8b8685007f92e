import { openCartWithRoses } from '../account/account.ts'
import { expect, Shopper, test } from '../shopper.ts'

test.use({ problemsAreMeant: true })

test('words for a card that did not reach the shop are said not to have, and go along with who goes on', async ({
  page,
}) => {
  const shopper = new Shopper(page, true)
  const title = await openCartWithRoses(shopper)
  await page.getByText('Write a card, free of charge').click()
  await page.route('**/graphql*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  const words = page.getByLabel(`What the card with ${title} says`)
  await words.fill('With love from Rose')
  await page.getByRole('button', { name: 'Save the message' }).click()
  await expect(page.getByText(/Nothing is lost: please try again/)).toBeVisible()
  await expect(page.getByText('Your words are on the card')).toHaveCount(0)
  await expect(words).toHaveValue('With love from Rose')
  // Nobody goes on without them. The first press is over before the network is back: it would go on by itself then.
  const choose = page.getByRole('button', { name: 'Choose delivery' })
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/graphql'))
  await choose.click()
  await refused
  await expect(choose).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByText(/Nothing is lost: please try again/)).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)

  await page.unroute('**/graphql*')
  await choose.click()
  await expect(page).toHaveURL(/\/checkout\/delivery-details$/)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('“With love from Rose”')
})
