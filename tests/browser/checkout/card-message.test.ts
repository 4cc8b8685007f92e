import { Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

withAndWithoutScripts((scripts) => {
  test('what the card says is asked for at the checkout, before who receives it, and is not lost', async ({
    chromiumPage: page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/product/253')
    await shopper.addToCart()
    await shopper.startCheckout()
    await shopper.fillAddress()
    await shopper.chooseTime()
    const message = page.getByRole('region', { name: 'What shall the card say?' })
    const field = message.getByRole('textbox')
    if (scripts) {
      await message.getByRole('button', { name: 'Happy birthday!' }).click()
      await expect(message.getByRole('figure', { name: 'Your card' })).toHaveText('Happy birthday!')
    } else {
      await field.fill('Happy birthday!')
      await message.getByRole('button', { name: 'Keep these words' }).click()
    }
    // With scripts going on is enough: who fills in the next form has kept the words.
    await shopper.fillRecipient()
    await expect(page).toHaveURL(/\/checkout\/final-details$/)
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Happy birthday!')
  })
})

test('a card that was written before stands in the step, and a change of it is kept on the way on', async ({
  page,
}) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/product/253')
  await shopper.addToCart()
  await shopper.startCheckout()
  await shopper.fillAddress()
  await shopper.chooseTime()
  const field = page.getByRole('region', { name: 'What shall the card say?' }).getByRole('textbox')
  await field.fill('With love')
  await page.getByRole('button', { name: 'Keep these words' }).click()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('With love')
  await expect(field).toHaveValue('With love')
  await field.fill('With love, Basil')
  await shopper.fillRecipient()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('With love, Basil')
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('With love, Basil')
})
