import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  CARD,
  CONTACT,
  comesToLife,
  expect,
  openPage,
  Shopper,
  test,
  widthOf,
  withAndWithoutScripts,
} from '../shopper.ts'

/** Somebody else, who has answered the banner. */
const ANSWERED = {
  cookies: [
    {
      ...{ name: 'consent', value: 'necessary', domain: 'localhost', path: '/', expires: -1 },
      ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
    },
  ],
  origins: [],
}

/** Orders and pays without an address; answers with the link, as the buyer sees it. */
async function orderFor(shopper: Shopper, receiver: string, anonymous = false): Promise<string> {
  const { page } = shopper
  await shopper.open('/product/101')
  await shopper.addToCart()
  await shopper.startCheckout()
  await page.getByRole('link', { name: /let them choose/ }).click()
  await page.getByLabel('Their name').fill('Iris Green')
  await page.getByLabel('Their phone or e-mail').fill('12345')
  await page.getByRole('button', { name: 'Continue to final details' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter the correct phone number')
  await expect(page.getByLabel('Their name')).toHaveValue('Iris Green')
  await page.getByLabel('Their phone or e-mail').fill(receiver)
  if (anonymous) await page.getByLabel('Send anonymously').check()
  await page.getByRole('button', { name: 'Continue to final details' }).click()
  await expect(page).toHaveURL(/final-details$/)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
    'Iris Green, who chooses where and when',
  )
  await shopper.fillContact()
  await shopper.pay(CARD.pays)
  await expect(page.getByRole('heading', { name: 'Iris Green chooses where and when' })).toBeVisible()
  return page.getByLabel('The private link').inputValue()
}

/** Nothing that is sent to the recipient's browser has a price in it. */
function watchForPrices(page: Page): string[] {
  const found: string[] = []
  page.on('response', async (response) => {
    const kind = response.headers()['content-type'] ?? ''
    if (!/html|json/.test(kind) || !/for-you|graphql/.test(response.url())) return
    const text = await response.text().catch(() => '')
    if (/£|"(price|amount|totalCost|cost)"/.test(text)) found.push(response.url())
  })
  return found
}

withAndWithoutScripts((scripts) => {
  test('the recipient chooses by a private link without prices, and both are written to', async ({
    page,
    browser,
  }) => {
    const receiver = `iris-${scripts}-${process.pid}@example.org`
    const buyer = new Shopper(page, scripts)
    const link = await orderFor(buyer, receiver)
    const order = new URL(page.url()).pathname
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      viewport: { width: 360, height: 780 },
      storageState: ANSWERED,
    })
    const theirs = await openPage(context, scripts)
    const prices = watchForPrices(theirs)

    // The message has the same link.
    const messagesTo = async (to: string) =>
      (await (await page.request.get(`/sandbox/messages?to=${encodeURIComponent(to)}`)).json()) as {
        text: string
      }[]
    await expect.poll(async () => (await messagesTo(receiver))[0]?.text ?? '').toContain(link)

    const answer = await theirs.goto(link)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
    })
    expect(await theirs.content()).toContain('noindex')
    await comesToLife(theirs, scripts)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Flowers for you, Iris Green')
    await expect(theirs.locator('main')).toContainText(`${CONTACT.name} is sending you these`)

    const recipient = new Shopper(theirs, scripts)
    await recipient.fillAddress({ postcode: 'BT1 1AA' })
    await expect(theirs.getByRole('alert')).toContainText('We do not deliver to BT1 yet')
    await recipient.fillAddress({ line1: '7 Secret Lane' })
    await expect(theirs.getByRole('heading', { name: 'When?' })).toBeVisible()
    await expect(theirs.locator('#where address')).toContainText('7 Secret Lane')
    await theirs.getByRole('button', { name: 'Confirm the delivery' }).press('Enter')
    const problems = theirs.locator('#when').getByRole('alert')
    await expect(problems).toBeFocused()
    await expect(problems.getByRole('link')).toHaveText([
      'Delivery time: Choose a delivery time',
      'Your phone: Field is required',
    ])
    await expect(theirs.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose a delivery time/)
    await theirs.locator('#when fieldset label').first().click()
    await theirs.getByLabel('Your phone').fill('020 7946 0018')
    if (scripts) await expect(problems).toHaveCount(0)
    await theirs.getByLabel('Note for the courier').fill('The blue door')
    if (scripts) {
      const { violations } = await new AxeBuilder({ page: theirs }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
    }
    expect(await widthOf(theirs)).toBeLessThanOrEqual(360)
    await theirs.getByRole('button', { name: 'Confirm the delivery' }).click()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Thank you, Iris Green')
    expect((await theirs.goto(link))?.status()).toBe(200)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Thank you, Iris Green')
    await expect(theirs.locator('main')).not.toContainText('Secret Lane')
    expect(await theirs.content()).not.toContain('£')
    expect(prices).toEqual([])
    await context.close()

    // Who ordered learns the day, not the door.
    await buyer.open(order)
    await expect(page.getByText('For Iris Green.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('The private link')).toHaveCount(0)
    expect(await page.content()).not.toMatch(/Secret Lane|blue door/)
    await expect.poll(async () => (await messagesTo(receiver)).length).toBe(2)
    for (const { text } of await messagesTo(receiver)) expect(text).not.toContain('£')
  })

  test('a secret sender stays one, and who orders may say it after all', async ({ page, browser }) => {
    const buyer = new Shopper(page, scripts)
    const link = await orderFor(buyer, '07700 900499', true)
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      storageState: ANSWERED,
    })
    const theirs = await openPage(context, scripts)
    await theirs.goto(link)
    await expect(theirs.locator('main')).toContainText('Somebody is sending you these')
    expect(await theirs.content()).not.toMatch(/Basil|basil@/)

    await page.getByRole('link', { name: 'I know the address after all' }).click()
    await buyer.fillAddress({ postcode: 'HELLO' })
    await expect(page.getByRole('alert')).toContainText('This is not a UK postcode')
    await buyer.fillAddress()
    await expect(page.locator('#asked address')).toContainText('1 Caledonian Road')
    await page.locator('#asked fieldset label').first().click()
    await page.getByRole('button', { name: 'Deliver then' }).click()
    await expect(page.getByText('For Iris Green, at 1 Caledonian Road, N1 9GU.')).toBeVisible()

    const over = await theirs.goto(link)
    expect(over?.status()).toBe(410)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link works no more')
    expect((await theirs.goto('/for-you/no-such-link'))?.status()).toBe(404)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    await context.close()
  })
})
