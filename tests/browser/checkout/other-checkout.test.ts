import { readyToOrder } from '../account/account.ts'
import { Shopper, comesToLife, expect, test, withAndWithoutScripts } from '../shopper.ts'

withAndWithoutScripts((scripts) => {
  test('a checkout that the cart no longer has leads back to it, and says so', async ({
    chromiumPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await readyToOrder(page)
    await page.goto('/checkout/final-details')
    await comesToLife(page, scripts)
    // On a telephone what is ordered stands in one line above, and leads to the whole of it.
    const glance = page.getByRole('link', { name: /^\d+ items?, £[\d.]+$/ })
    await expect(glance).toHaveAttribute('href', '#your-order')
    await expect(page.locator('main').getByText(/^[A-Z][a-z]{2} \d+ [A-Z][a-z]+ to N1$/)).toBeVisible()
    await glance.click()
    await expect(page.getByRole('complementary', { name: 'Your order' })).toBeInViewport()

    // Meanwhile, in another tab, the cart becomes a subscription's.
    const shopper = new Shopper(page, scripts)
    await shopper.open('/product/253')
    await page.getByLabel('Subscribe and save').check()
    await shopper.addToCart()
    await page.goto('/checkout/final-details')
    await expect(page).toHaveURL(/\/cart\?other$/)
    await expect(
      page.getByRole('status').filter({ hasText: 'its delivery is asked for in another way' }),
    ).toBeVisible()
    await comesToLife(page, scripts)
    await page.getByRole('button', { name: 'Choose the first delivery' }).click()
    await expect(page).toHaveURL(/\/auth\?/)
    await expect(page.getByText('A subscription needs an account')).toBeVisible()
    await page.goto('/auth')
    await expect(page.getByText('A subscription needs an account')).toHaveCount(0)
  })
})
