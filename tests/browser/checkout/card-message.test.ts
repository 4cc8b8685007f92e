import type { Locator } from '@playwright/test'
import { CARD, Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

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
      await message.getByRole('button', { name: 'Birthday' }).click()
      await message.getByRole('button', { name: 'Happy birthday!' }).click()
      await expect(message.getByRole('figure', { name: 'Your card' })).toHaveText('Happy birthday!')
      // Whose name the shop does not know is asked for it.
      await message.getByRole('button', { name: 'Say who it is from' }).click()
      await page.keyboard.type('Ann')
      await expect(field).toHaveValue('Happy birthday!\nFrom Ann')
      await expect(message.getByRole('button', { name: 'Say who it is from' })).toHaveCount(0)
    } else {
      await field.fill('Happy birthday!')
      await message.getByRole('button', { name: 'Save the message' }).click()
    }
    // With scripts going on is enough: who fills in the next form has kept the words.
    await shopper.fillRecipient()
    await expect(page).toHaveURL(/\/checkout\/final-details$/)
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Happy birthday!')
  })

  test('words that a card may not hold are told at the card, and stay there to be changed', async ({
    page,
  }) => {
    const wrong = 'Roses are red. '.repeat(21)
    const said = 'The words on the card must be at most 300 characters'
    /** By whom a field's own limit does not hold. */
    const fillIn = async (field: Locator) => {
      if (scripts) await field.evaluate((area) => area.removeAttribute('maxlength'))
      await field.fill(wrong)
    }
    const shopper = new Shopper(page, scripts)
    await shopper.open('/product/253')
    await page.getByText('Card message', { exact: true }).click()
    await fillIn(page.getByLabel(/with your words/))
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    if (scripts) {
      await expect(page.getByText(said)).toBeVisible()
      await page.getByLabel(/with your words/).fill('With love')
      await shopper.addToCart()
    } else {
      const again = page.getByRole('region', { name: 'Change the card, then add it' })
      await expect(again.getByRole('textbox')).toHaveValue(wrong)
      await again.getByRole('textbox').fill('With love')
      await again.getByRole('button', { name: 'Add to cart' }).click()
    }
    await shopper.open('/cart')
    await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText('With love')

    const field = page.getByRole('textbox', { name: /^What the card with/ })
    /** The page says it at the words, which are all there. */
    const isToldAtTheCard = async () => {
      await fillIn(field)
      await page.getByRole('button', { name: 'Save the message' }).click()
      await expect(page.getByRole('alert')).toContainText(said)
      await expect(field).toHaveValue(wrong)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toBeVisible()
    }
    await page.getByText('Change the card').click()
    await isToldAtTheCard()
    await shopper.open('/cart')
    await shopper.startCheckout()
    await shopper.fillAddress()
    await shopper.chooseTime()
    // What is written already is one line until it is to be changed.
    await expect(field).toBeHidden()
    await page
      .getByRole('region', { name: 'What shall the card say?' })
      .getByText('Card: “With love”')
      .click()
    await isToldAtTheCard()
    await field.fill('With love')
    await page.getByRole('button', { name: 'Save the message' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await shopper.fillRecipient()
    await expect(page).toHaveURL(/\/checkout\/final-details$/)
    await page.getByLabel('Name').first().fill('Iris Green')
    await page.getByText('Change the card').click()
    await isToldAtTheCard()
    await expect(page.getByLabel('Name').first()).toHaveValue('Iris Green')
  })
})

withAndWithoutScripts((scripts) => {
  test('words that are typed beside the last form go with the order, and can be changed once it is paid', async ({
    chromiumPage: page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/product/253')
    await shopper.addToCart()
    await shopper.startCheckout()
    await shopper.fillAddress()
    await shopper.chooseTime()
    await shopper.fillRecipient()
    await shopper.expectHeading('Final details')
    await page.getByText('Write a card, free of charge').click()
    await page.getByRole('textbox', { name: /^What the card with/ }).fill('Happy birthday, Iris')
    await shopper.fillContact()
    await shopper.expectHeading(/^Pay £/)
    await shopper.pay(CARD.pays)
    await shopper.expectHeading('Thank you for your order')
    await expect(page.getByRole('main')).toContainText('Happy birthday, Iris')
    await page.getByText('Change the card').click()
    await page.getByRole('textbox', { name: /^What the card with/ }).fill('Happy birthday, Iris Green')
    await page.getByRole('button', { name: 'Save the message' }).click()
    await expect(page.getByRole('main')).toContainText('“Happy birthday, Iris Green”')
    if (!scripts) return
    await expect(page.getByRole('status')).toContainText('Your words are on the card')
    await expect(page.getByRole('textbox', { name: /^What the card with/ })).toBeHidden()
    await expect(page.getByText('Change the card')).toBeFocused()
  })
})

test('words that are typed in the drawer are there at the checkout', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/product/253')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Write a card, free of charge').click()
  await drawer.getByRole('textbox').fill('With love')
  await drawer.getByRole('button', { name: 'Choose delivery' }).click()
  await expect(page).toHaveURL(/\/checkout\/delivery-details/)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('With love')
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
  await page.getByRole('button', { name: 'Save the message' }).click()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('With love')
  await expect(field).toHaveValue('With love')
  await field.fill('With love, Basil')
  await shopper.fillRecipient()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('With love, Basil')
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('With love, Basil')
})
