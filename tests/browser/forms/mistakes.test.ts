import type { Page } from '@playwright/test'
import { openCartWithRoses } from '../account/account.ts'
import {
  ADDRESS,
  CARD,
  CONTACT,
  RECIPIENT,
  Shopper,
  expect,
  test,
  withAndWithoutScripts,
} from '../shopper.ts'

test('what is put right while the answer is on its way counts, a press on the same does not', async ({
  page,
}) => {
  const shopper = new Shopper(page, true)
  await openCartWithRoses(shopper)
  await shopper.startCheckout()
  const sent: string[] = []
  const line = Promise.withResolvers<null>()
  await page.route('**/graphql', async (route) => {
    const postcode = route.request().postDataJSON()?.variables?.input?.postcode
    if (postcode) {
      sent.push(postcode)
      await line.promise
    }
    await route.continue()
  })
  await shopper.fillAddress({ postcode: 'BT1 1AA' })
  await expect.poll(() => sent).toEqual(['BT1 1AA'])
  await page.getByRole('button', { name: 'See delivery times' }).press('Enter')
  await shopper.fillAddress()
  line.resolve(null)
  await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible()
  expect(sent).toEqual(['BT1 1AA', ADDRESS.postcode])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.locator('#where address')).toContainText('N1 9GU')
})

withAndWithoutScripts((scripts) => {
  test('a wrong address is told and can be put right', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await openCartWithRoses(shopper)
    await shopper.startCheckout()

    // Each is told in other words than the one before: the answer is waited for, not what stood there already.
    const mistakes = [
      { postcode: 'HELLO', words: 'This is not a UK postcode' },
      { postcode: '', words: 'Please fill all fields to continue' },
      { postcode: 'BT1 1AA', words: 'We do not deliver to BT1 yet' },
      { postcode: 'N1 9GU', line1: '', words: 'Please fill all fields to continue' },
    ]
    for (const { words, ...typed } of mistakes) {
      await shopper.fillAddress({ ...ADDRESS, ...typed })
      await expect(page.getByRole('alert'), words).toContainText(words)
      await expectTyped(page, {
        Postcode: typed.postcode,
        'House and street': typed.line1 ?? ADDRESS.line1,
        'Flat, company': ADDRESS.line2,
      })
      await expect(page.getByRole('heading', { name: 'When?' })).toHaveCount(0)
    }
    await shopper.fillAddress()

    await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // A known address can be changed to a wrong one and back: the mistake does not stick.
    await shopper.fillAddress({ postcode: 'BT1 1AA' })
    await expect(page.getByRole('alert')).toContainText('We do not deliver to BT1 yet')
    await expectTyped(page, { Postcode: 'BT1 1AA' })
    await shopper.open('/checkout/delivery-details')
    await expect(page.locator('#where address')).toContainText('N1 9GU')
  })

  test('a wrong recipient and a wrong contact are told and can be put right', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await openCartWithRoses(shopper)
    await shopper.startCheckout()
    await shopper.fillAddress()
    await shopper.chooseTime()

    for (const { words, ...typed } of [
      { phone: '12345', words: 'Phone: Enter the correct phone number' },
      { phone: 'ring the bell', words: 'Phone: Enter the correct phone number' },
      // It could be one; the shop knows that it is none.
      { phone: '07700 9004567890', words: 'Phone: Enter the correct phone number' },
      { name: '12345!!', words: 'Name: Enter the correct name' },
      { name: '   ', words: 'Please fill all fields to continue' },
    ]) {
      await shopper.fillRecipient(typed)
      const form = page.locator('#who')
      // The words may be those of the answer before.
      await expect(form.getByRole('button', { name: 'Continue to final details' })).toHaveAttribute(
        'aria-disabled',
        'false',
      )
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(form.getByLabel('Phone')).toHaveValue(
        'phone' in typed ? (typed.phone ?? '') : RECIPIENT.phone,
      )
      await expect(form.getByLabel('Note for the courier')).toHaveValue(RECIPIENT.note)
    }
    await shopper.fillRecipient()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final details')

    for (const { words, ...typed } of [
      { email: 'basil@', words: 'Invalid E-mail format' },
      { phone: '999', words: 'Phone: Enter the correct phone number' },
      { name: '12345!!', words: 'Your name: Enter the correct name' },
      { name: '', words: 'Please fill all fields to continue' },
    ]) {
      await shopper.fillContact(typed)
      await expect(page.getByRole('alert')).toContainText(words)
      const expected = { ...CONTACT, ...typed }
      await expectTyped(page, { 'Your name': expected.name, 'E-mail': expected.email, Phone: expected.phone })
    }
    await shopper.fillContact()
    await expect(page.getByLabel('Card number')).toBeVisible()

    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(page.getByRole('alert')).toContainText('Please fill all fields to continue')
    await shopper.pay(CARD.pays)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })

  test('steps that cannot be taken yet lead to where one has to begin', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    for (const path of [
      '/checkout/delivery-details',
      '/checkout/final-details',
      '/payment/stripe',
      '/order',
    ]) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/$/)
    }
    await openCartWithRoses(shopper)
    await shopper.startCheckout()
    await page.goto('/checkout/final-details')
    await expect(page).toHaveURL(/\/checkout\/delivery-details$/)
  })
})

async function expectTyped(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label), label).toHaveValue(value)
}
