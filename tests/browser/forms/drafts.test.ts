import { comesToLife, expect, test } from '../shopper.ts'

test('what is typed into a card is there after a reload and the way back, until it is sent', async ({
  page,
}) => {
  await page.goto('/product/253')
  await comesToLife(page)
  await page.getByText('Card message', { exact: true }).click()
  await page.getByRole('button', { name: 'Happy birthday!' }).click()
  const words = page.getByLabel(/with your words/)
  await expect(words).toBeFocused()
  await words.pressSequentially(' With love from all of us')
  await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText(
    'Happy birthday! With love from all of us',
  )

  await page.reload()
  await comesToLife(page)
  await expect(words).toBeVisible()
  await expect(words).toHaveValue('Happy birthday! With love from all of us')
  await page.getByRole('link', { name: 'Flowers', exact: true }).first().click()
  await expect(page).toHaveURL(/\/category\/flowers$/)
  await page.goBack()
  await expect(words).toHaveValue('Happy birthday! With love from all of us')

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog').getByRole('figure', { name: 'Your card' })).toBeVisible()
  await page.reload()
  await comesToLife(page)
  await page.getByText('Card message', { exact: true }).click()
  await expect(words).toHaveValue('')
})

test('a message to the shop is kept in the browser, and forgotten once it is sent', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us')
  await comesToLife(page)
  const message = page.locator('main textarea').first()
  await message.fill('The roses were lovely, but one stem was broken when they arrived.')
  await page.close()
  const again = await context.newPage()
  await again.goto('/contact-us')
  await comesToLife(again)
  await expect(again.locator('main textarea').first()).toHaveValue(/one stem was broken/)
})
