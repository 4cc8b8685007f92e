import { codeTo, newEmail, newPhone, readyToOrder } from '../account/account.ts'
import { CONTACT, Shopper, expect, test } from '../shopper.ts'

const keysOf = (shopper: Shopper) =>
  shopper.page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => /^(auth|order)[-_]/.test(key))
      .sort(),
  )

test('who ordered without signing in is told that the order comes along, and finds it', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await readyToOrder(page)
  await shopper.open('/checkout/final-details')
  await shopper.fillContact(CONTACT)
  await expect(page).toHaveURL(/\/payment\/stripe\/\w+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await shopper.open('/auth')
  await expect(page.getByRole('main')).toContainText(`Order ${id}, which you placed without signing in,`)
  expect(await keysOf(shopper)).toEqual(['order_without_sms'])

  // A code by text and one by e-mail are kept apart; the newest is the one that works.
  await page.getByLabel('Phone number').fill(newPhone())
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  expect(await keysOf(shopper)).toEqual(['auth-sms', 'order_without_sms'])
  await page.getByRole('button', { name: 'Change the phone number' }).click()
  await page.getByRole('link', { name: 'Sign in by e-mail instead' }).click()
  const email = newEmail()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  expect(await keysOf(shopper)).toEqual(['auth-without-sms', 'order_without_sms'])
  await page.getByLabel('6-digit code').fill(await codeTo(page, email))
  await expect(page.getByRole('heading', { name: 'Nice to meet you' })).toBeVisible()
  expect(await keysOf(shopper)).toEqual([])
  await shopper.open('/profile/orders')
  await expect(page.getByRole('main')).toContainText(id)
})
