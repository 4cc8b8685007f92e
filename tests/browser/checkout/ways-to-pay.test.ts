import { orderUnpaid, readyToOrder } from '../account/account.ts'
import { CONTACT, Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

const WAYS = [
  { way: 'paypal', label: 'PayPal account', name: 'PayPal' },
  { way: 'revolut', label: 'Revolut Pay', name: 'Revolut' },
] as const

withAndWithoutScripts((scripts) => {
  for (const { way, label, name } of WAYS) {
    test(`somebody new pays by ${name} in the sandbox, after it was declined there`, async ({ page }) => {
      const shopper = new Shopper(page, scripts)
      await readyToOrder(page)
      await shopper.open('/checkout/final-details')
      await expect(page.getByRole('radio')).toHaveCount(3)
      await expect(page.getByRole('radio', { name: 'Revolut Pay' })).toBeChecked()
      await shopper.fillContact(CONTACT, way)
      await expect(page).toHaveURL(new RegExp(`/payment/stripe/\\w+\\?method=${way}$`))
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const current = page.getByRole('navigation', { name: 'Ways to pay' }).locator('[aria-current]')
      await expect(current).toHaveText(label)

      await page.getByRole('button', { name: 'Have it declined' }).click()
      await expect(page.getByRole('alert')).toHaveText(
        `${name} declined the payment. You were not charged: try again, or pay otherwise.`,
      )
      await page.getByRole('button', { name: new RegExp(`^Pay £.* with ${name}$`) }).click()
      await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    })
  }

  test('each way to pay leads to every other, and one window is enough for all', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const id = await orderUnpaid(page)
    await shopper.open(`/payment/stripe/${id}`)
    const ways = page.getByRole('navigation', { name: 'Ways to pay' })
    for (const { label, name } of WAYS) {
      await ways.getByRole('link', { name: label }).click()
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        `${name} asks: do you want to pay?`,
      )
    }
    await ways.getByRole('link', { name: 'Debit/Credit card' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
  })
})
