import type { Locator } from '@playwright/test'
import { newPhone, readyToOrder } from '../account/account.ts'
import { CONTACT, Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

const caretOf = (field: Locator) =>
  field.evaluate((input) => {
    const { value, selectionStart } = input as HTMLInputElement
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
  })

async function openPhone(shopper: Shopper): Promise<Locator> {
  await shopper.open('/auth')
  const field = shopper.page.getByLabel('Phone number')
  // The countries' rules come when somebody comes to the field, and what stands there then is formatted.
  await field.fill('07912345')
  await expect(field).toHaveValue('07912 345')
  await field.fill('')
  return field
}

test('a number is formatted by its country while it is typed', async ({ page }) => {
  const field = await openPhone(new Shopper(page, true))
  for (const [typed, shown] of [
    ['07912345678', '07912 345678'],
    ['02079460018', '020 7946 0018'],
    ['+447912345678', '+44 7912 345678'],
    ['+33612345678', '+33 6 12 34 56 78'],
  ] as const) {
    await field.fill('')
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(shown)
    expect(await caretOf(field)).toBe(`${shown}|`)
  }
})

test('in the middle of a number the caret stays, whatever is typed, deleted or pasted', async ({
  page,
  context,
}) => {
  const field = await openPhone(new Shopper(page, true))
  await field.pressSequentially('0791234567')
  await expect(field).toHaveValue('07912 34567')
  for (let times = 0; times < 7; times++) await field.press('ArrowLeft')
  expect(await caretOf(field)).toBe('0791|2 34567')
  await field.press('8')
  expect(await caretOf(field)).toBe('07918| 234567')
  await field.press('Backspace')
  expect(await caretOf(field)).toBe('0791|2 34567')
  await field.press('Delete')
  expect(await caretOf(field)).toBe('0791|3 4567')
  // A space is no digit: deleting goes over it, and on.
  await field.press('ArrowRight')
  await field.press('Delete')
  expect(await caretOf(field)).toBe('07913 |4567')
  await field.press('Delete')
  expect(await caretOf(field)).toBe('07913 |567')
  await field.press('Backspace')
  await field.press('Backspace')
  expect(await caretOf(field)).toMatch(/^0791\|/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('+44 (0)7912-345678'))
  await field.press('ControlOrMeta+a')
  await field.press('ControlOrMeta+v')
  expect(await caretOf(field)).toBe('+44 07912 345678|')
})

test('what is no number stays as it is typed', async ({ page }) => {
  const field = await openPhone(new Shopper(page, true))
  await field.pressSequentially('07912 345 ask for Iris')
  await expect(field).toHaveValue(/ ask for Iris$/)
})

withAndWithoutScripts((scripts) => {
  test('the shop reads what was sent, with the mask and without', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await readyToOrder(page)
    await shopper.open('/checkout/final-details')
    const phone = page.getByLabel('Phone')
    await phone.focus()
    const bare = newPhone().replace(' ', '')
    await phone.pressSequentially(bare)
    if (scripts) await expect(phone).toHaveValue(`${bare.slice(0, 5)} ${bare.slice(5)}`)
    else await expect(phone).toHaveValue(bare)
    const seen = await phone.inputValue()
    await page.getByLabel('Your name').fill('12345!!')
    await page.getByLabel('E-mail').fill(CONTACT.email)
    await page.getByRole('button', { name: /^Continue to payment/ }).click()
    // Refused for another reason: nothing of it is lost.
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(phone).toHaveValue(seen)
    await page.getByLabel('Your name').fill(CONTACT.name)
    await page.getByRole('button', { name: /^Continue to payment/ }).click()
    await expect(page).toHaveURL(/\/payment\/stripe\//)
  })
})
