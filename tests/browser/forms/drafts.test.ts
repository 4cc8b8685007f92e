import { openCartWithRoses, signIn } from '../account/account.ts'
import type { Locator, Page } from '@playwright/test'
import { Shopper, comesToLife, expect, test } from '../shopper.ts'

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

test('what is typed in the checkout is there after a reload and a look at an earlier step, and a slip in an address is asked about', async ({
  page,
}) => {
  const shopper = new Shopper(page, true)
  await openCartWithRoses(shopper)
  await shopper.startCheckout()
  await shopper.fillAddress()
  await shopper.chooseTime()
  const recipient = page.locator('#who').getByLabel('Name', { exact: true })
  await recipient.fill('Ivy Half-Written')
  await page.reload()
  await comesToLife(page)
  await expect(recipient).toHaveValue('Ivy Half-Written')
  await page.getByRole('button', { name: 'Continue to final details' }).click()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Final details')
  const name = page.getByLabel('Your name', { exact: true })
  const email = page.getByLabel('E-mail', { exact: true })
  const phone = page.getByLabel('Phone', { exact: true })
  await name.fill('Iris Green')
  await phone.fill('020 7946 0142')
  await email.fill('iris@gmial.com')
  await email.press('Tab')
  await page.getByRole('button', { name: 'iris@gmail.com' }).click()
  await expect(email).toHaveValue('iris@gmail.com')
  await expect(page.getByText('Did you mean')).toHaveCount(0)

  await page.getByRole('link', { name: 'Change the delivery' }).click()
  await expect(heading).toHaveText('Delivery details')
  // What was sent is the order's, and no draft any more.
  await expect(recipient).toHaveValue('Ivy Half-Written')
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith(' name'))),
  ).toEqual([expect.stringMatching(/^draft \/checkout\/final-details [A-Z0-9]{8} name$/)])
  await page.getByRole('button', { name: 'Continue to final details' }).click()
  await expect(heading).toHaveText('Final details')
  for (let times = 0; times < 2; times++) {
    await expect(name).toHaveValue('Iris Green')
    await expect(email).toHaveValue('iris@gmail.com')
    await expect(phone).toHaveValue(/7946 0142$/)
    await page.reload()
    await comesToLife(page)
  }

  // What was refused has not arrived: it is there after a reload as well.
  await phone.fill('12')
  await page.getByRole('button', { name: /Continue to payment/ }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await phone.fill('020 7946 0999')
  await page.reload()
  await comesToLife(page)
  await expect(name).toHaveValue('Iris Green')
  await expect(email).toHaveValue('iris@gmail.com')
  await expect(phone).toHaveValue(/7946 0999$/)
})

/** The words of cards that the browser keeps beyond its end. */
const keptCards = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('card-text')))

test('words that come back after a reload go along with who goes on, untouched as they are', async ({
  page,
}) => {
  const shopper = new Shopper(page, true)
  await openCartWithRoses(shopper)
  await shopper.startCheckout()
  await shopper.fillAddress()
  await shopper.chooseTime()
  const step = page.getByRole('region', { name: 'What shall the card say?' })
  // It comes before who receives them, and is what is looked at next.
  await expect(step.getByRole('heading')).toBeInViewport()
  await step.getByRole('textbox').pressSequentially('Get well soon, Basil')
  await page.reload()
  await comesToLife(page)
  await expect(step.getByRole('textbox')).toHaveValue('Get well soon, Basil')
  await shopper.fillRecipient()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final details')
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
    '“Get well soon, Basil”',
  )
  expect(await keptCards(page)).toEqual([])
})

test('words that are on their card are no draft any more', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await openCartWithRoses(shopper)
  await page.getByText('Write a card, free of charge').click()
  const words = page.getByRole('main').getByRole('textbox', { name: /^What the card with/ })
  await words.fill('With deepest sympathy, Tom')
  expect(await keptCards(page)).toHaveLength(1)
  await words.blur()
  await expect(page.getByText('Change the card')).toBeVisible()
  expect(await keptCards(page)).toEqual([])
})

test('what is typed about one person is nobody else’s', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await signIn(page)
  for (const name of ['Ann Moss', 'Bob Moss'])
    await page.request.post('/profile/recipients', {
      form: { intent: 'add', name, postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' },
    })
  await shopper.open('/profile/recipients')
  const noteOf = (within: Locator) => within.getByLabel(/courier/i)
  const ann = page.getByRole('article', { name: 'Ann Moss' })
  const adding = page.locator('section', { hasText: 'Add somebody' })
  await ann.getByText('Change Ann Moss').click()
  await noteOf(ann).fill('Key under the mat')
  await noteOf(adding).fill('The blue door')
  await page.reload()
  await comesToLife(page)
  await expect(noteOf(ann)).toHaveValue('Key under the mat')
  await expect(noteOf(adding)).toHaveValue('The blue door')
  await expect(noteOf(page.getByRole('article', { name: 'Bob Moss' }))).toHaveValue('')
})
