import { codeTo, newEmail } from '../browser/account.ts'
import { CARD, Shopper } from '../browser/shopper.ts'
import { expect, expectSound, test } from './journey.ts'

test('what there is can be looked at', async ({ page }) => {
  const shopper = new Shopper(page, true)
  const paths = [
    '/',
    '/category/roses',
    '/search?q=tulips',
    '/product/101',
    '/constructor',
    '/favorites',
    '/gifts',
    '/cards',
    '/delivery',
    '/delivery/manchester',
    '/subscription',
    '/subscription-first-bouquet',
    '/blog',
    '/cart',
  ]
  for (const path of paths) {
    await shopper.open(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Something went wrong')
    await expectSound(page)
  }
})

test('a bouquet is found, put in the cart, sent off and paid for', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/category/roses')
  await page.locator('main article h3').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await shopper.addToCart()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await expectSound(page)
  await shopper.startCheckout()
  await shopper.fillAddress()
  await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible()
  await shopper.chooseTime()
  await expectSound(page)
  await shopper.fillRecipient()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final details')
  await expectSound(page)
  await shopper.fillContact()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/)
  await shopper.pay(CARD.pays)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. They are ordered')
  await expectSound(page)
})

test('somebody new signs in, and looks through the profile', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/profile/orders')
  await page.getByRole('link', { name: 'By e-mail' }).click()
  const email = newEmail()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code of 6 digits').fill(await codeTo(page, email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Name').fill('Iris Green')
  await page.getByLabel('Gender').selectOption('Prefer not to say')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/profile\/orders$/)
  for (const path of ['', '/my-account', '/personal-data', '/bonuses', '/promo-codes', '/important-dates']) {
    await shopper.open(`/profile${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Something went wrong')
    await expectSound(page)
  }
})

test('the oldest browser has none of what came later', async ({ page, oldest }) => {
  test.skip(!oldest, 'This one is new.')
  await page.goto('/')
  const left = () =>
    page.evaluate(() => [
      'groupBy' in Map,
      'canParse' in URL,
      'withResolvers' in Promise,
      'union' in Set.prototype,
      'Temporal' in window,
      'requestIdleCallback' in window,
      new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(0) === '1970-01-01',
    ])
  expect(await left()).toEqual([false, false, false, false, false, false, false])
})
