import { openPayment } from '../account/account.ts'
import { dayTitle } from '../../../client/data/format.ts'
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
    await page.getByRole('button', { name: 'Save the message' }).click()
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

    await comesToLife(page, scripts)
    await page.getByRole('link', { name: 'Choose another day or time' }).click()
    const other = page.getByRole('region', { name: 'Another day or time' })
    await comesToLife(page, scripts)
    await other.getByRole('button', { name: 'Deliver then' }).click()
    await expect(other.getByRole('alert').first()).toBeVisible()
    const day = other.locator('[name=day]:enabled').last()
    const date = await day.getAttribute('value')
    await other.locator(`label[for="${await day.getAttribute('id')}"]`).click()
    const window = page.locator(`[name=slot][value^="${date}"]`)
    await other.locator('label.pick', { has: window }).first().click()
    await other.getByRole('button', { name: 'Deliver then' }).click()
    await expect(other).toHaveCount(0)
    await expect(main).toContainText(dayTitle(date ?? ''))
  })
})
