import { openPayment } from '../account/account.ts'
import { CARD, Shopper, comesToLife, expect, test, withAndWithoutScriptsInGate } from '../shopper.ts'

withAndWithoutScriptsInGate((scripts) => {
  test('the card and the recipient of a paid order are changed on its page', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const id = await openPayment(shopper)
    await shopper.pay(CARD.pays)
    await expect(page).toHaveURL(new RegExp(`/order/${id}`))
    await comesToLife(page, scripts)
    const main = page.getByRole('main')

    await page.getByText('Write a card, free of charge').click()
    await page.getByLabel(/^What the card with/).fill('Happy birthday, Iris!')
    await page.getByRole('button', { name: 'Keep these words' }).click()
    if (scripts) await expect(main.getByText('Change the card')).toBeInViewport()
    else await expect(main.getByText('Change the card')).toBeVisible()
    await expect(page.getByRole('complementary').getByText('Happy birthday, Iris!')).toBeVisible()

    await comesToLife(page, scripts)
    await page.getByText('Correct the name, the address or the note').click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await page.getByLabel('Note for the courier').fill('Ring twice')
    await page.getByRole('button', { name: 'Save the change' }).click()
    await expect(name).toHaveAccessibleDescription(/Field is required/)
    await expect(page.getByLabel('Note for the courier')).toHaveValue('Ring twice')
    await name.fill('Iris Greene')
    await page.getByLabel('House and street').fill('2 Caledonian Road')
    await page.getByRole('button', { name: 'Save the change' }).click()
    await expect(main.getByText(/^For Iris Greene, at 2 Caledonian Road/)).toBeVisible()
  })
})
