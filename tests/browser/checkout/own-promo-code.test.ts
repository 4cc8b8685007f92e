import { randomUUID } from 'node:crypto'
import { givePoundOff } from '../../support/shopping/savings.ts'
import { readyToOrder, signIn } from '../account/account.ts'
import { Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

const DATABASE = process.env.SHOP_DATABASE_URL ?? ''

withAndWithoutScripts((scripts) => {
  test('the promo codes of one’s own are offered beside the last form, and used by a press', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    const code = `OWN${randomUUID().slice(0, 6).toUpperCase()}`
    await givePoundOff(DATABASE, code, await signIn(page))
    await readyToOrder(page)
    await shopper.open('/checkout/final-details')
    await page.getByLabel('Your name').fill('Iris Moss')
    await page.getByRole('button', { name: `Use this code ${code}` }).click()
    await expect(page.getByRole('button', { name: `Take it out: the promo code ${code}` })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('−£1')
    await expect(page.getByRole('button', { name: /^Use this code/ })).toHaveCount(0)
    // What was typed beside it stays.
    await expect(page.getByLabel('Your name')).toHaveValue('Iris Moss')
    await page.getByRole('button', { name: `Take it out: the promo code ${code}` }).click()
    await expect(page.getByRole('button', { name: `Use this code ${code}` })).toBeVisible()
  })
})
