import type { Page } from '@playwright/test'
import { dateInWords } from '../../../client/data/format.ts'
import { startOwnShop } from '../../support/processes/own-shop.ts'
import type { ShopProcess } from '../../support/processes/shop-process.ts'
import { codeTo, newEmail } from '../account/account.ts'
import { CARD, CONTACT, expect, Shopper, test, widthOf, withAndWithoutScripts } from '../shopper.ts'

// A shop for these tests alone: its clock is moved.
let shop: Promise<ShopProcess> | undefined
const ownShop = () => (shop ??= startOwnShop())

test.describe.configure({ mode: 'serial' })
test.afterAll(async () => (await ownShop()).stop())
test.use({
  viewport: { width: 360, height: 780 },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for
  baseURL: async ({}, use) => use((await ownShop()).url),
})

/** Nothing scrolls sideways on a telephone. */
async function fits(page: Page): Promise<void> {
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
}

async function setClock(page: Page, now: string | null): Promise<void> {
  expect((await page.request.post('/sandbox/clock', { data: { now } })).ok()).toBe(true)
}

/** Signs up where the checkout of a subscription sends a guest to. */
async function signUp(page: Page, scripts: boolean): Promise<string> {
  const email = newEmail()
  await page.getByRole('link', { name: 'By e-mail' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('6-digit code').fill(await codeTo(page, email))
  // Its last digit sends the code.
  if (!scripts) await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Name').fill('Basil Ford')
  await page.getByLabel('Gender').selectOption('Prefer not to say')
  await page.getByRole('button', { name: 'Create the account' }).click()
  return email
}

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

withAndWithoutScripts((scripts) => {
  test('a subscription is chosen and paid for, and its next delivery comes by itself', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await setClock(page, null)
    await shopper.open('/subscription')
    await page.locator('label').filter({ hasText: 'Every week' }).first().click()
    await page.getByRole('button', { name: 'Continue with these' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText('Comes every week')).toBeVisible()
    await fits(page)

    await page.getByRole('button', { name: 'Choose the first delivery' }).click()
    await expect(page).toHaveURL(/\/auth\?next=.*type%3Dsubscription$/)
    await signUp(page, scripts)
    const email = `contact-${newEmail()}`
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout\/delivery-details\?type=subscription$/)

    await shopper.fillAddress()
    await expect(page.locator('#when legend').first()).toHaveText('Tomorrow')
    await shopper.chooseTime()
    const chosen = await page.locator('input[name=slot]:checked').getAttribute('value')
    const first = chosen?.split(' ')[0] ?? ''
    await fits(page)
    await shopper.fillRecipient()
    await expect(page).toHaveURL(/\/checkout\/final-details\?type=subscription$/)

    const terms = page.getByRole('region', { name: 'Your subscription' })
    await expect(terms).toContainText(/Charged today£\d/)
    await expect(terms).toContainText(/Then£\d+(\.\d\d)? every week, delivery included/)
    await expect(terms).toContainText(
      `Nexton ${dateInWords(daysAfter(first, 7))}, charged on ${dateInWords(daysAfter(first, 5))} at 17:00`,
    )
    await expect(page.getByRole('radio', { name: /Debit\/Credit card/ })).toBeChecked()
    await fits(page)
    await page.getByLabel('Your name').fill(CONTACT.name)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Phone').fill(CONTACT.phone)
    await page.getByRole('button', { name: /^Continue to payment · £/ }).click()
    await expect(page).toHaveURL(/\/payment\/stripe\/\w+\?type=subscription$/)
    await fits(page)
    await shopper.pay(CARD.declined)
    await expect(page.getByRole('alert')).toContainText('declined')
    await expect(page).toHaveURL(/type=subscription$/)
    await shopper.pay(CARD.pays)
    await expect(page).toHaveURL(/\/order\/\w+\?type=subscription$/)
    await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText('This delivery')

    await page.getByRole('link', { name: 'in your account' }).click()
    await expect(page).toHaveURL(/\/profile\/manage-subscription$/)
    const own = page.getByRole('article')
    await expect(own).toContainText(`the delivery on ${dateInWords(first)}`)
    await expect(own).toContainText(`The next delivery is on ${dateInWords(daysAfter(first, 7))}.`)
    await expect(own).toContainText('Charged to your card ending 4242')
    await fits(page)

    const hasEmail = (words: RegExp) =>
      expect(async () => {
        const emails = await page.request.get(`/sandbox/messages?to=${encodeURIComponent(email)}`)
        expect(await emails.text()).toMatch(words)
      }).toPass()
    // Nothing is charged that was not announced three days before.
    await setClock(page, `${daysAfter(first, 2)}T18:00:00Z`)
    await hasEmail(/Your next flowers come on/)
    await setClock(page, `${daysAfter(first, 5)}T18:30:00Z`)
    await expect(async () => {
      await shopper.open('/profile/manage-subscription')
      await expect(own).toContainText(`the delivery on ${dateInWords(daysAfter(first, 7))}`, { timeout: 500 })
    }).toPass()
    await expect(own).toContainText(`The next delivery is on ${dateInWords(daysAfter(first, 14))}.`)
    // Moved in another tab: this one is not told that what it names is left out, and sees what is so.
    const id = await own.locator('input[name=id]').first().inputValue()
    const moved = daysAfter(first, 15)
    const window = await own.locator('select[name=window]').inputValue()
    const change = (form: Record<string, string>) =>
      page.request.post('/profile/manage-subscription', { form: { id, ...form } })
    await change({ intent: 'slot', date: moved, window })
    await own.getByRole('button', { name: 'Skip the next delivery' }).click()
    await expect(own.getByRole('alert')).toHaveText(`The next delivery is on ${dateInWords(moved)} now.`)
    await expect(own).toContainText(`The next delivery is on ${dateInWords(moved)}.`)
    const refused = await (await change({ intent: 'swap', product: '999999 none' })).text()
    expect(refused.match(/>These flowers are not to be had by subscription/g)).toHaveLength(1)
    await own.getByRole('link', { name: /^the delivery on/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you for your order')
    await hasEmail(/Your flowers are ordered · order/)
  })
})
