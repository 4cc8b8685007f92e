import { text } from 'node:stream/consumers'
import type { Locator, Page } from '@playwright/test'
import { codeTo, newEmail, placeOrder, signIn } from './account.ts'
import { comesToLife, expect, test, withAndWithoutScripts } from '../shopper.ts'

async function open(page: Page, path: string, scripts: boolean): Promise<void> {
  await page.goto(path)
  await comesToLife(page, scripts)
}

async function expectProblem(form: Locator, label: string, words: string): Promise<void> {
  await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')))
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

withAndWithoutScripts((scripts) => {
  test('personal data are changed, taken along and forgotten', async ({ page }) => {
    const email = await signIn(page)
    await open(page, '/profile/personal-data', scripts)
    // First what a code is sent for: by the end the shop may send another to the same address.
    const phone = section(page, 'Phone')
    await phone.getByRole('button', { name: 'Add with a code' }).click()
    await expectProblem(phone, 'Phone number', 'Field is required')
    await phone.getByLabel('Phone number').fill('5')
    await phone.getByRole('button', { name: 'Add with a code' }).click()
    await expectProblem(phone, 'Phone number', 'Invalid number format')
    const contact = section(page, 'E-mail')
    await contact.getByLabel('E-mail address').fill('iris(at)home')
    await contact.getByRole('button', { name: 'Change with a code' }).click()
    await expectProblem(contact, 'E-mail address', 'Invalid mail format')
    const next = newEmail()
    await contact.getByLabel('E-mail address').fill(next)
    await contact.getByRole('button', { name: 'Change with a code' }).click()
    const code = contact.getByLabel('6-digit code')
    await code.fill('flower')
    await contact.getByRole('button', { name: 'Confirm' }).click()
    await expectProblem(contact, '6-digit code', 'Invalid fomat')
    const right = await codeTo(page, next)
    // With scripts the last digit sends a code.
    const confirm = async (digits: string) => {
      await code.fill(digits)
      if (!scripts) await contact.getByRole('button', { name: 'Confirm' }).click()
    }
    await confirm(right === '111111' ? '222222' : '111111')
    await expectProblem(contact, '6-digit code', 'Invalid code')
    await confirm(right)
    await expect(contact.getByText(`${next}: you can sign in with it.`)).toBeVisible()
    expect(await (await page.request.get('/profile/my-account')).text()).not.toContain(email)

    const name = section(page, 'Name')
    for (const [typed, words] of [
      ['', 'Field is required'],
      ['Iris  Green', 'Invalid name. Please remove any spaces.'],
      ['<Iris>', 'Enter the correct name'],
    ] as const) {
      await name.getByLabel('Name').fill(typed)
      await name.getByRole('button', { name: 'Save' }).click()
      await expectProblem(name, 'Name', words)
    }
    await name.getByLabel('Name').fill('Iris Blue')
    await name.getByLabel('Gender').selectOption('')
    await name.getByRole('button', { name: 'Save' }).click()
    await expectProblem(name, 'Gender', 'You need specify your gender')
    await expect(name.getByLabel('Name')).toHaveValue('Iris Blue')
    await name.getByLabel('Gender').selectOption('Male')
    await name.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iris Blue' })).toBeVisible()

    // What is refused now is not said to be saved.
    await name.getByLabel('Name').fill('')
    await name.getByRole('button', { name: 'Save' }).click()
    await expectProblem(name, 'Name', 'Field is required')
    await expect(page.getByText('Saved.')).toHaveCount(0)

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('larkspur-my-data.json')
    const kept = JSON.stringify(JSON.parse(await text(await file.createReadStream())))
    expect(kept).toContain('Iris Blue')
    expect(kept).toContain(next)

    const end = section(page, 'Delete my account')
    await end.getByRole('button', { name: 'Delete my account' }).click()
    // The address was sent another code a moment ago: the shop asks for patience.
    await expect(async () => {
      const said = end.getByRole('status').first()
      if (!(await said.textContent())?.startsWith('We sent'))
        await end.getByRole('button', { name: 'Send another code' }).click()
      await expect(said).toContainText('We sent a code', { timeout: 2_000 })
    }).toPass({ intervals: [3_000], timeout: 60_000 })
    await end.getByLabel('6-digit code').fill('12')
    await end.getByRole('button', { name: 'Delete my account for good' }).click()
    await expectProblem(end, '6-digit code', 'Invalid fomat')
    const last = await codeTo(page, next, 1)
    await end.getByLabel('6-digit code').fill(last === '333333' ? '444444' : '333333')
    await end.getByRole('button', { name: 'Delete my account for good' }).click()
    await expectProblem(end, '6-digit code', 'Invalid code')
    await end.getByLabel('6-digit code').fill(last)
    await end.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(page).toHaveURL(/\/auth\?done=erased$/)
    await expect(page.getByText('Your account and your personal data are erased.')).toBeVisible()
    await page.goto('/profile/personal-data')
    await expect(page).toHaveURL(/\/auth\?next=/)
  })

  test('dates are kept, changed and forgotten, and messages come as one likes', async ({ page }) => {
    await signIn(page)
    await open(page, '/profile/important-dates', scripts)
    const form = section(page, 'Keep a date')
    await form.getByRole('button', { name: 'Keep it' }).click()
    for (const part of ['Day', 'Month']) await expectProblem(form, part, 'Field is required')
    await form.getByLabel('Day').selectOption('14')
    await form.getByLabel('Month').selectOption('October')
    await form.getByLabel('Year').fill('1066')
    await form.getByRole('button', { name: 'Keep it' }).click()
    await expectProblem(form, 'Year', 'Incorrect')
    await form.getByLabel('Occasion').selectOption('Another occasion')
    await form.getByLabel('Day').selectOption('29')
    await form.getByLabel('Month').selectOption('February')
    await form.getByLabel('Year').fill('2012')
    await form.getByRole('button', { name: 'Keep it' }).click()
    await expectProblem(form, 'What is it?', 'Field is required')
    await form.getByLabel('What is it?').fill('The day we met')
    await form.getByLabel('For whom?').fill('Basil')
    await form.getByLabel('Remind me').selectOption('14 days before')
    await form.getByRole('button', { name: 'Keep it' }).click()
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /\w/ })
    const row = page.getByRole('listitem').filter({ hasText: 'The day we met, Basil' })
    // It is said where the shopper is: at the row that is new, or in a toast.
    const expectSaid = async (toast: string, words: string) => {
      await expect(scripts ? page.getByText(toast) : status).toContainText(scripts ? toast : words)
      await expect(page).toHaveURL(/#date-\d+$/)
      if (!scripts) return
      await expect(row.getByRole('heading')).toBeInViewport()
      await expect(row.getByRole('heading')).toBeFocused()
    }
    await expectSaid('The day we met, Basil is kept', 'Kept.')
    await expect(row).toContainText(/reminder 14 days before, the next on \w+ \d+ \w+/)
    await expect(page.getByRole('main')).toContainText(/We remind you by e-mail to \S+@\S+, every year/)
    await expect(row.getByRole('link', { name: 'Order flowers' })).toHaveAttribute(
      'href',
      /^\/delivery\/day\?date=20\d\d-\d\d-\d\d&collection=[\w-]+$/,
    )
    const downloading = page.waitForEvent('download')
    await row.getByRole('link', { name: 'Calendar (.ics)' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/\.ics$/)
    expect(await text(await file.createReadStream())).toContain('RRULE:FREQ=YEARLY')
    await row.getByText('Change', { exact: false }).first().click()
    await row.getByLabel('Keep it without a reminder').check()
    await row.getByRole('button', { name: 'Save the date' }).click()
    await expectSaid('The day we met, Basil is changed', 'Changed.')
    await expect(row).toContainText('no reminder')
    await page.getByLabel('Mother’s day').check()
    await section(page, 'Dates we never mention').getByRole('button', { name: 'Save' }).click()
    await expect(status).toContainText('every occasion but')
    await expect(page.getByLabel('Mother’s day')).toBeChecked()
    await row.getByRole('button', { name: 'Forget' }).click()
    await expect(row).toHaveCount(0)

    await open(page, '/profile/notification-settings', scripts)
    await expect(page.getByLabel('Your orders: E-mail')).toBeDisabled()
    await page.getByRole('button', { name: 'Send me offers' }).click()
    await expect(status).toContainText('You get our offers by e-mail.')
    await expect(section(page, 'Offers by e-mail')).toContainText(/They go to \S+@\S+,/)
    await page.getByRole('button', { name: 'No more offers' }).click()
    await expect(status).toContainText('No more offers come by e-mail.')
    await expect(page.getByRole('button', { name: 'Send me offers' })).toBeVisible()
    // What would reach nobody cannot be chosen, and the page says why.
    await expect(page.getByLabel('Important dates: WhatsApp')).toBeDisabled()
    await expect(page.getByRole('main')).toContainText(/confirmed addresses only.*confirm yours with a code/)
    await page.getByLabel('Your orders: WhatsApp').check()
    await page.getByLabel('Your orders: Text message').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(status).toContainText('Saved.')
    await open(page, '/profile/notification-settings', scripts)
    await expect(page.getByLabel('Your orders: WhatsApp')).toBeChecked()
    await expect(page.getByLabel('Your orders: Text message')).not.toBeChecked()
    await page.getByRole('button', { name: 'No more text messages at all' }).click()
    await expect(status).toContainText('No more text messages')

    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'My account' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'WhatsApp' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Female' })).toBeVisible()
  })

  test('orders are found, repeated, cancelled and deleted; bonuses are written down', async ({ page }) => {
    await signIn(page)
    for (const [path, words] of [
      ['orders', 'Nothing ordered yet'],
      ['bonuses', 'Nothing yet'],
      ['bonuses-history', 'Every bouquet you order brings something back'],
      ['favorites', 'Nothing is kept here yet'],
      ['manage-subscription', 'Fresh flowers every week'],
      ['dashboard', 'Nothing ordered yet'],
    ] as const) {
      await page.goto(`/profile/${path}`)
      await expect(page.getByRole('main'), path).toContainText(words)
    }
    const id = await placeOrder(page)
    await open(page, '/profile/dashboard', scripts)
    await page.getByRole('link', { name: 'All orders' }).click()
    const order = page.getByRole('listitem').filter({ hasText: `Order ${id}` })
    await page.getByLabel('Search your orders').fill('no such flower')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('Nothing you ordered has “no such flower” in it.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all orders' }).click()
    await expect(page.getByLabel('Search your orders')).toHaveValue('')
    await page.getByLabel('Search your orders').fill(id)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(`/profile/orders?q=${id}`)
    await order.getByRole('button', { name: 'Order again' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)

    await open(page, `/profile/order/${id}`, scripts)
    await expect(page.getByRole('list', { name: 'What has happened so far' })).toContainText('Paid')
    await expect(page.getByText(/^This order earns £\S+ in bonuses once it is delivered\.$/)).toBeVisible()
    await page.getByText('Cancel the order').click()
    // Another tab was quicker: why not is said, and what is so now is shown.
    await page.request.post('/profile/orders', { form: { intent: 'cancel', orderId: id } })
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('alert')).toContainText('can no longer be cancelled')
    await expect(page.getByRole('main')).toContainText(/Cancelled|Refunded/)
    await expect(page.getByText('Cancel the order')).toHaveCount(0)
    await expect(page.getByText(/This order (earns|has earned)/)).toHaveCount(0)
    await page.goto(`/order/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Cancelled|Refunded)$/)
    await expect(page.getByText(/this order (earns|has earned)/i)).toHaveCount(0)
    await open(page, '/profile/orders', scripts)
    await order.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'no longer in your history' })).toBeVisible()
    await expect(order).toHaveCount(0)

    await open(page, '/profile/promo-codes', scripts)
    await expect(page.getByText("You can't use a promo code and bonuses together.")).toBeVisible()
    await expect(page.locator('code').first()).toBeVisible()
    await open(page, '/profile/bonuses', scripts)
    const tip = page.locator('details', { hasText: 'About bonuses' })
    await tip.locator('summary').click()
    await expect(tip.getByText(/A bonus pound is worth a pound/)).toBeVisible()
    await page.goto('/profile/bonuses-history?page=99')
    await expect(page).toHaveURL(/\/profile\/bonuses-history$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus history')
    for (const bad of [
      '/profile/order/NOSUCH99',
      `/profile/order/${id}`,
      '/profile/important-dates/calendar?id=x',
    ])
      expect((await page.request.get(bad)).status(), bad).toBe(404)
  })
})
