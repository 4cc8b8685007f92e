import { giveBonuses, makePoundOff } from '../../support/shopping/savings.ts'
import { putInCart, signIn } from '../account/account.ts'
import { Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

const DATABASE = process.env.SHOP_DATABASE_URL ?? ''
const TOGETHER = /You can't use a promo code and bonuses together/

withAndWithoutScripts((scripts) => {
  test('what was refused goes when it is no longer so', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await giveBonuses(DATABASE, await signIn(page))
    await putInCart(page)
    await shopper.open('/cart')
    await page.getByRole('button', { name: '50%' }).click()
    await expect(page.getByText(/of your £\S+ is used/)).toBeVisible()
    await shopper.unfoldCodes()
    await page.getByLabel('Promo code').fill(await makePoundOff(DATABASE, 'POUNDOFF'))
    await page.getByRole('button', { name: 'Apply the code' }).click()
    await expect(page.getByText(TOGETHER).first()).toBeVisible()
    await page.getByRole('button', { name: 'No bonuses' }).click()
    await expect(page.getByText(/^You have £/)).toBeVisible()
    await expect(page.getByText(TOGETHER)).toHaveCount(0)
  })
})

test('a code that is left behind is said to be, with the way back to it', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await putInCart(page)
  await shopper.open('/cart')
  await shopper.unfoldCodes()
  await page.getByLabel('Promo code').fill(await makePoundOff(DATABASE, 'POUNDOFF'))
  await page.getByRole('button', { name: 'Apply the code' }).click()
  await expect(page.getByRole('button', { name: /^Take it out: the promo code/ })).toBeVisible()
  await page.getByRole('link', { name: 'Larkspur' }).first().click()
  const told = page.getByRole('status').filter({ hasText: 'POUNDOFF is taken out again' })
  await expect(told).toBeVisible()
  await told.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await shopper.unfoldCodes()
  await expect(page.getByLabel('Promo code')).toHaveValue('')
})
