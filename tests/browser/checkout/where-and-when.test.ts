import type { Page } from '@playwright/test'
import { Shopper, comesToLife, expect, test, withAndWithoutScripts } from '../shopper.ts'

withAndWithoutScripts((scripts) => {
  test('where and when are said on a product’s page, and the checkout knows', async ({
    chromiumPage: page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await page.goto('/product/253')
    await comesToLife(page, scripts)
    await page.getByText('Can it be there on my day?').click()
    await page.getByLabel('Delivery postcode').fill('n1 9gu')
    await page.getByRole('button', { name: 'Check' }).click()
    const days = page.getByRole('list', { name: 'Arrival' })
    const day = days.getByRole('link').nth(3)
    const date = new URL((await day.getAttribute('href')) ?? '', page.url()).searchParams.get('date') ?? ''
    await day.click()
    if (scripts) {
      await expect(days).toBeHidden()
      await expect(page.getByText('Change', { exact: true })).toBeFocused()
      await expect(page).toHaveURL(/\/product\/253$/)
      const main = page.locator('main article').first()
      await expect(main.getByRole('status').filter({ hasText: /^To N1$/ })).toBeVisible()
      // When, where to and for how much, each once.
      await expect(main.getByText(/^Free on [A-Z][a-z]+day \d+ [A-Z][a-z]+$/)).toHaveCount(1)
      await expect(main.getByText(/Arrives|mainland Britain|order (within|by)/)).toHaveCount(0)
      // The next product knows it, too.
      await page.goto('/product/101')
      await comesToLife(page)
      await expect(main.getByText(/^Free on [A-Z][a-z]+day \d+ [A-Z][a-z]+$/)).toBeVisible()
    } else {
      await expect(page.getByText('is marked for you at the checkout')).toBeVisible()
      await page.goto('/product/101')
    }
    await shopper.addToCart()
    if (scripts) {
      await page.goto('/cart')
      await expect(page.getByText(/^[A-Z][a-z]{2} \d+ [A-Z][a-z]+ to N1$/)).toBeVisible()
    }
    await shopper.startCheckout()
    await expect(page.getByLabel('Postcode')).toHaveValue('N1 9GU')
    if (scripts) {
      // Its addresses are offered, over what stands below.
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
    }
    await shopper.fillAddress()
    await expect(page.locator('#when input[name=day]:checked')).toHaveValue(date)
    await shopper.chooseTime()
    await expect(page.locator('#when input[name=slot]:checked')).toHaveValue(new RegExp(`^${date} `))
  })
})

withAndWithoutScripts((scripts) => {
  test('a day that has no button is chosen by its date, and one that cannot be had is told', async ({
    chromiumPage: page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await page.goto('/product/253')
    await comesToLife(page, scripts)
    await page.getByText('Can it be there on my day?').click()
    await page.getByLabel('Delivery postcode').fill('n1 9gu')
    await page.getByRole('button', { name: 'Check' }).click()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const ask = async (date: string) => {
      const field = page.getByLabel('Day', { exact: true })
      if (!(await field.isVisible())) await page.getByText('Another day', { exact: true }).click()
      await field.fill(date)
      await page.getByRole('button', { name: 'Choose', exact: true }).click()
    }
    await ask(inDays(100))
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing arrives on' })
    await expect(alert).toContainText('we take orders up to 63 days ahead. Choose another day.')
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(inDays(100))
    // Beyond the weeks that the answer lists, and on no feast.
    const date = [30, 33, 36].map(inDays).find((day) => !/-(12-2[4-6]|12-31|01-0[12])$/.test(day)) ?? ''
    await ask(date)
    await expect(alert).toHaveCount(0)
    if (scripts) await expect(page.getByText('Change', { exact: true })).toBeFocused()
    else await expect(page.getByText('is marked for you at the checkout')).toBeVisible()
    await page.goto('/product/101')
    await comesToLife(page, scripts)
    await shopper.addToCart()
    await shopper.startCheckout()
    await shopper.fillAddress()
    await expect(page.locator('#when input[name=day]:checked')).toHaveValue(date)
  })
})

/** Whether all there is can be in London on the first day on which anything can. */
async function isFirstDayForAll(page: Page): Promise<boolean> {
  const query = '{ earliestDelivery { sameDay { date } nextDayIn { region delivery { date } } } }'
  const answer = await page.request.post('/graphql', { data: { query } })
  const { data } = (await answer.json()) as {
    data: {
      earliestDelivery: {
        sameDay: { date: string }
        nextDayIn: { region: string; delivery: { date: string } }[]
      }
    }
  }
  const { sameDay, nextDayIn } = data.earliestDelivery
  return nextDayIn.find(({ region }) => region === 'london')?.delivery.date === sameDay.date
}

test('a listing shows what can arrive on the day that was chosen there, and other pages know of it', async ({
  page,
}) => {
  await page.goto('/category/flowers')
  await comesToLife(page)
  const cards = page.locator('main article')
  await page.getByText('Where and when should they arrive?').click()
  await page.getByLabel('Delivery postcode').fill('n1 9gu')
  await page.getByLabel('Delivery postcode').press('Enter')
  const days = page.getByRole('list', { name: 'Arrival' }).getByRole('link')
  await days.first().click()
  await expect(page.getByText(/^Arrives .* at N1$/)).toBeVisible()
  const narrowed = /[?&]same_day=1/
  const tooSoon = cards.getByText(/^Not before/)
  // The first day is too soon for some, but for the hours of the evening in which all can be ordered for tomorrow.
  if (await isFirstDayForAll(page)) {
    await expect(page).not.toHaveURL(narrowed)
    await page.goto('/category/letterbox-flowers')
    await comesToLife(page)
    await expect(tooSoon).toHaveCount(0)
  } else {
    await expect(page).toHaveURL(narrowed)
    await expect(tooSoon).toHaveCount(0)
    await page.goto('/category/letterbox-flowers')
    await comesToLife(page)
    await expect(tooSoon.first()).toBeVisible()
    await page.getByRole('link', { name: 'Only what can arrive then' }).click()
    await expect(page).toHaveURL(narrowed)
    await expect(tooSoon).toHaveCount(0)
  }

  await page.goto('/')
  await comesToLife(page)
  await page.getByRole('region', { name: 'Where and when' }).getByText('Change').click()
  await page.getByRole('button', { name: 'Check' }).click()
  await days.last().click()
  const wanted = page.getByRole('region', { name: 'Where and when' }).getByRole('status')
  await expect(wanted).toHaveText(/^Arrives .* at N1$/)
  await expect(cards.first()).toContainText(/Arrives [A-Z][a-z]{2} \d/)
})

test('a postcode that we do not deliver to is said so, and one that is none loses nothing', async ({
  page,
}) => {
  await page.goto('/product/253')
  await comesToLife(page)
  await page.getByText('Can it be there on my day?').click()
  const field = page.getByLabel('Delivery postcode')
  await field.fill('ZZ9 9ZZ')
  await field.press('Enter')
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('ZZ9 9ZZ')
})

test('the calendar of delivery times goes by days and weeks, and to the windows', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/product/253')
  await shopper.addToCart()
  await shopper.startCheckout()
  await shopper.fillAddress()
  const days = page.locator('#when input[name=day]')
  await days.and(page.locator(':checked')).focus()
  const from = await days.and(page.locator(':checked')).getAttribute('value')
  await page.keyboard.press('ArrowDown')
  const later = days.and(page.locator(':checked'))
  const gone = Date.parse((await later.getAttribute('value')) ?? '') - Date.parse(from ?? '')
  expect(gone / 86_400_000).toBe(7)
  await page.keyboard.press('ArrowUp')
  await expect(later).toHaveValue(from ?? '')
  await page.keyboard.press('PageDown')
  expect(((await later.getAttribute('value')) ?? '') > (from ?? '')).toBe(true)
  await expect(later).toBeFocused()
  await page.keyboard.press('PageUp')
  const open = await days
    .and(page.locator(':enabled'))
    .evaluateAll((all) => all.map((day) => (day as HTMLInputElement).value))
  const monday = mondayOf((await later.getAttribute('value')) ?? '')
  await page.keyboard.press('Home')
  // The first day of its week that can be had, which need not be the one that the calendar began with.
  await expect(later).toHaveValue(open.find((day) => day >= monday) ?? '')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  const date = await later.getAttribute('value')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toContain(date)
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  // Days that are looked at are not taken.
  await expect(page.locator('#when input[name=slot]:checked')).toHaveValue(new RegExp(`^${date} `))
  expect(await page.locator('#when fieldset:visible').count()).toBe(1)
  // The page stays where the keys are.
  await expect(page.locator('#when input[name=slot]:focus')).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#when input[name=slot]:checked')).toBeFocused()
  await expect(page).not.toHaveURL(/#next/)
})

withAndWithoutScripts((scripts) => {
  test('a day that is weeks ahead is found in the calendar, held, and shown when the shopper comes back', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/product/253')
    await shopper.addToCart()
    await shopper.startCheckout()
    await shopper.fillAddress()
    const pager = page.locator('#when').getByRole('navigation', { name: 'Calendar' })
    const days = page.locator('#when input[name=day]')
    const soonest = (await days.first().getAttribute('value')) ?? ''
    await expect(pager.getByRole('link', { name: 'Earlier' })).toHaveCount(0)
    await pager.getByRole('link', { name: 'Later' }).click()
    await expect(days.first()).toHaveValue(daysAfter(soonest, 21))
    await pager.getByRole('link', { name: 'Later' }).click()
    await expect(days.first()).toHaveValue(daysAfter(soonest, 42))
    await expect(pager.getByRole('link', { name: 'Later' })).toHaveCount(0)
    await shopper.chooseTime()
    const held = page.locator('#when input[name=slot]:checked')
    const [date = ''] = ((await held.getAttribute('value')) ?? '').split(' ')
    expect(date >= daysAfter(soonest, 42)).toBe(true)
    // As whoever comes back from the next step, or from elsewhere.
    await page.goto('/checkout/delivery-details')
    await expect(held).toHaveValue(new RegExp(`^${date} `))
    await pager.getByRole('link', { name: 'Earlier' }).click()
    await expect(days.first()).toHaveValue(daysAfter(soonest, 21))
    await pager.getByRole('link', { name: 'Earlier' }).click()
    await expect(days.first()).toHaveValue(soonest)
    await shopper.chooseTime()
    await expect(held).toHaveValue(/^\d/)
    expect(((await held.getAttribute('value')) ?? '') < daysAfter(soonest, 21)).toBe(true)
  })
})

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of the week of a civil date. */
const mondayOf = (date: string): string => daysAfter(date, 1 - (new Date(date).getUTCDay() || 7))
