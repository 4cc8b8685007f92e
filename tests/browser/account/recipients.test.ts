import type { Page } from '@playwright/test'
import { codeTo, newEmail, openCartWithRoses, signIn } from './account.ts'
import { CARD, RECIPIENT, Shopper, expect, test, withAndWithoutScriptsInGate } from '../shopper.ts'

const KEEP = 'Keep this person for next time'

/** Presses the card of somebody who is kept. */
const cardOf = (page: Page, name: string) => page.locator('#person').getByRole('button', { name })

/** Orders roses for somebody new and keeps them. */
async function orderAndKeep(shopper: Shopper): Promise<string> {
  const { page } = shopper
  await openCartWithRoses(shopper)
  await shopper.startCheckout()
  await expect(page.getByRole('heading', { name: 'Who is it for?' })).toHaveCount(0)
  await shopper.fillAddress()
  await shopper.chooseTime()
  await expect(page.getByLabel(KEEP)).not.toBeChecked()
  await page.getByLabel(KEEP).check()
  await shopper.fillRecipient()
  await expect(page.getByText('Your account has no number yet: we keep it there.')).toBeVisible()
  await shopper.fillContact()
  await shopper.pay(CARD.pays)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

withAndWithoutScriptsInGate((scripts) => {
  test('who was sent flowers before is a card that fills in address and recipient; so does ordering again', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await signIn(page)
    const first = await orderAndKeep(shopper)

    await openCartWithRoses(shopper)
    await shopper.startCheckout()
    await cardOf(page, RECIPIENT.name).click()
    await expect(cardOf(page, RECIPIENT.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#where address')).toContainText('1 Caledonian Road')
    await shopper.chooseTime()
    const who = page.locator('#who')
    await expect(who.getByLabel('Name', { exact: true })).toHaveValue(RECIPIENT.name)
    await expect(who.getByLabel('Note for the courier')).toHaveValue(RECIPIENT.note)
    await expect(who.getByLabel(KEEP)).toBeChecked()
    await who.getByRole('button', { name: 'Continue to final details' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final details')
    await expect(page.getByLabel('Phone')).toHaveValue('07700 900456')
    await expect(page.getByRole('radio', { name: /^Debit/ })).toBeChecked()

    await shopper.open('/checkout/delivery-details')
    await page.getByText('Send them to somebody else').click()
    await cardOf(page, 'Somebody else').click()
    await expect(page.getByLabel('Postcode')).toBeVisible()
    await expect(cardOf(page, RECIPIENT.name)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('#who')).toHaveCount(0)

    await shopper.open(`/profile/order/${first}`)
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
    await shopper.startCheckout()
    await expect(cardOf(page, RECIPIENT.name)).toHaveAttribute('aria-pressed', 'true')
    await shopper.chooseTime()
    await who.getByRole('button', { name: 'Continue to final details' }).click()
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
      'Iris Green, 1 Caledonian Road, Flat 7, London, N1 9GU',
    )
  })

  test('the people one sends flowers to are kept, changed and removed in the profile, with their dates', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/profile/recipients')
    await expect(page).toHaveURL(/\/auth\?next=%2Fprofile%2Frecipients$/)
    await signIn(page)
    await shopper.open('/profile/dashboard')
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Recipients' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipients')
    await expect(page.getByText('Nobody is kept yet.')).toBeVisible()

    const adding = page.locator('section', { hasText: 'Add somebody' }).locator('form')
    await adding.getByLabel('Name', { exact: true }).fill('Zoë Moss')
    await adding.getByLabel('Phone').fill('0')
    await adding.getByLabel('Postcode').fill('BT1 5GS')
    await adding.getByLabel('House and street').fill('1 Caledonian Road')
    await adding.getByLabel('Town or city').fill('London')
    await adding.getByRole('button', { name: 'Keep this person' }).click()
    const phone = adding.getByLabel('Phone')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    const described = (await phone.getAttribute('aria-describedby')) ?? ''
    expect(described).toMatch(/problem/)
    await expect(adding.getByText('Enter the correct phone number').last()).toBeVisible()
    await phone.fill('020 7946 0018')
    await adding.getByRole('button', { name: 'Keep this person' }).click()
    await expect(adding.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
    await expect(adding.getByLabel('House and street')).toHaveValue('1 Caledonian Road')
    await adding.getByLabel('Postcode').fill('n19gu')
    await adding.getByRole('button', { name: 'Keep this person' }).click()
    const row = page.getByRole('article', { name: 'Zoë Moss' })
    // It is said where the shopper is: in a toast, or by the head of the page where nothing but a page can say it.
    const expectSaid = async (toast: string, words: string) => {
      await expect(page.getByText(scripts ? toast : words)).toBeVisible()
      if (!scripts) return
      await expect(row.getByRole('heading')).toBeInViewport()
      await expect(row.getByRole('heading')).toBeFocused()
    }
    await expectSaid('Zoë Moss is kept', 'Kept.')
    await expect(row).toContainText('1 Caledonian Road, London, N1 9GU')

    await row.getByText('Change Zoë Moss').click()
    await row.getByLabel('Flat, company').fill('Flat 7')
    await row.getByRole('button', { name: 'Save the changes' }).click()
    await expectSaid('Zoë Moss is changed', 'Changed.')
    await expect(row).toContainText('Flat 7, 1 Caledonian Road')

    await row.getByRole('link', { name: 'Add a date' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Important dates')
    const keeping = page.locator('#keep')
    await expect(keeping.getByLabel('Whose is it?').locator('option:checked')).toHaveText('Zoë Moss')
    await keeping.getByLabel('Day').selectOption('31')
    await keeping.getByLabel('Month').selectOption('2')
    await keeping.getByRole('button', { name: 'Keep it' }).click()
    await expect(keeping.getByText('Incorrect').last()).toBeVisible()
    await keeping.getByLabel('Day').selectOption('29')
    await keeping.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('heading', { name: 'Birthday, Zoë Moss' })).toBeVisible()

    await shopper.open('/profile/recipients')
    await expect(row.getByRole('list', { name: 'Dates of Zoë Moss' })).toContainText('Birthday')
    await row.getByText('Remove Zoë Moss').first().click()
    await row.getByRole('button', { name: 'Remove Zoë Moss' }).click()
    await expect(page.getByText(scripts ? 'Removed' : 'Removed.', { exact: true })).toBeVisible()
    await expect(page.getByText('Nobody is kept yet.')).toBeVisible()
    await shopper.open('/profile/important-dates')
    await expect(page.getByRole('heading', { name: 'Birthday, Zoë Moss' })).toBeVisible()
  })
})

test('the last digit of a code signs in, and a wrong code is put right digit by digit', async ({ page }) => {
  const receiver = newEmail()
  await page.goto('/auth')
  await page
    .getByRole('button', { name: /e-mail/i })
    .or(page.getByRole('link', { name: /e-mail/i }))
    .first()
    .click()
  await page.getByLabel(/e-mail/i).fill(receiver)
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: /code/i })
  await expect(field).toBeVisible()
  const code = await codeTo(page, receiver)
  const wrong = `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`
  await field.pressSequentially(wrong)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('')
  await field.pressSequentially(code)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Enter the code')
})
