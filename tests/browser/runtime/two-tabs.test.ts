import { putInCart, readyToOrder, signIn } from '../account/account.ts'
import { CONTACT, Shopper, comesToLife, expect, test } from '../shopper.ts'

// Two tabs of one browser agree on what is in the cart, what is liked and who is signed in.

test('the cart of one tab is that of the other, in its header and on its page', async ({ page, context }) => {
  const title = await putInCart(page)
  await new Shopper(page, true).open('/cart')
  const other = await context.newPage()
  await other.goto('/category/roses')
  await comesToLife(other, true)
  await page.getByRole('button', { name: `One ${title} more` }).click()
  await expect(other.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
  await other
    .getByRole('button', { name: /^Add .* to the cart|^Add / })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart with 3 in it' })).toBeVisible()
  await other.getByRole('dialog', { name: 'In your cart' }).getByRole('button', { name: 'Close' }).click()
  await expect(
    page
      .getByRole('group', { name: /^Quantity of/ })
      .getByRole('status')
      .first(),
  ).toHaveText('3')
  await other
    .getByRole('button', { name: /among your favourites/ })
    .nth(1)
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await other
    .getByRole('button', { name: /among your favourites/ })
    .nth(2)
    .click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
})

test('the drawer of one tab follows the cart of the other, and closes when its line is gone', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto('/category/roses')
  await comesToLife(page, true)
  await page
    .getByRole('button', { name: /^Add .* to the cart|^Add / })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'In your cart' })
  await expect(drawer).toBeVisible()
  await other.goto('/cart')
  await comesToLife(other, true)
  await other.getByRole('button', { name: /^One .* more$/ }).click()
  await expect(drawer).toContainText('2 ×')
  await other.getByRole('button', { name: /^Remove / }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('what was ordered in one tab is no longer in the cart of the other', async ({ page, context }) => {
  await readyToOrder(page)
  const shopper = new Shopper(page, true)
  await shopper.open('/checkout/final-details')
  const other = await context.newPage()
  await other.goto('/cart')
  await comesToLife(other, true)
  await shopper.fillContact(CONTACT)
  await expect(page).toHaveURL(/\/payment\//)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your order is waiting for payment')
  await expect(other.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('who signs out in one tab is signed out in the other', async ({ page, context }) => {
  await signIn(page, 'Iris Green')
  await page.goto('/profile/my-account')
  await comesToLife(page, true)
  const shared = await context.newPage()
  await shared.goto('/category/roses')
  await comesToLife(shared, true)
  await expect(shared.getByRole('banner').getByRole('link', { name: 'Iris Green' })).toBeVisible()
  const personal = await context.newPage()
  await personal.goto('/profile/orders')
  await comesToLife(personal, true)
  await page.locator('section').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(shared.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible()
  await expect(personal).toHaveURL(/\/auth\?next=/)
})
