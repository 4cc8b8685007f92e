import type { Page } from '@playwright/test'
import { startOwnShop } from '../../support/processes/own-shop.ts'
import type { ShopProcess } from '../../support/processes/shop-process.ts'
import { setClock } from '../../support/shopping/sandbox-clock.ts'
import { orderUnpaid } from './account.ts'
import { CARD, CONTACT, expect, openPage, Shopper, test, withAndWithoutScripts } from '../shopper.ts'

// A shop for these tests alone: its clock is moved.
let shop: Promise<ShopProcess> | undefined
const ownShop = () => (shop ??= startOwnShop())

test.describe.configure({ mode: 'serial' })
test.afterAll(async () => (await ownShop()).stop())
test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for
  baseURL: async ({}, use) => use((await ownShop()).url),
})

/** The path of the link in the e-mail that an order was received, which is written when it has not been paid within minutes. */
async function linkIn(page: Page, id: string): Promise<string> {
  let link: string | undefined
  const { url } = await ownShop()
  await setClock(url, new Date(Date.now() + 11 * 60_000).toISOString())
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/messages?to=${encodeURIComponent(CONTACT.email)}`)
      const messages = (await answer.json()) as { subject: string; text: string }[]
      const email = messages.find(({ subject }) => subject === `We have your order · order ${id}`)
      link = /See or pay your order: (\S+)/.exec(email?.text ?? '')?.[1]
      return link
    })
    .toBeTruthy()
  await setClock(url, null)
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

withAndWithoutScripts((scripts) => {
  test('a guest’s e-mail opens the order in another browser, to be paid for there', async ({
    page,
    browser,
    userAgent,
  }) => {
    const { url, storeUrl } = await ownShop()
    const id = await orderUnpaid(page, { storeUrl })
    const link = await linkIn(page, id)
    const context = await browser.newContext({
      baseURL: url,
      javaScriptEnabled: scripts,
      ...(userAgent && { userAgent }),
    })
    const elsewhere = await openPage(context, scripts)
    const reader = new Shopper(elsewhere, scripts)

    const closed = await elsewhere.goto(`/order/${id}`)
    expect(closed?.status()).toBe(404)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    await expect(elsewhere.getByRole('main').getByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent(`/order/${id}`)}`,
    )

    await reader.open(link)
    await expect(elsewhere).toHaveURL(new RegExp(`/order/${id}$`))
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Ordered, not paid yet')
    await elsewhere.goto('about:blank')
    await reader.open(`${link}?pay=1`)
    await expect(elsewhere).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    await reader.pay(CARD.pays)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')

    // Who ordered has it still; and a link that was made up opens nothing.
    await page.goto(`/order/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    const stranger = await browser.newContext({
      baseURL: url,
      ...(userAgent && { userAgent }),
    })
    // Crawlers are not led in, and get no session.
    const crawler = await stranger.request.get(link, {
      headers: { 'user-agent': 'Googlebot/2.1' },
      maxRedirects: 0,
    })
    expect([crawler.status(), crawler.headers().location]).toEqual([302, '/'])
    expect(crawler.headers()['set-cookie']).toBeUndefined()
    const made = await (await openPage(stranger, scripts)).goto(`/order/open/${id}.AAAAAAAAAAAAAAAAAAAAAA`)
    expect(made?.status()).toBe(404)
    await Promise.all([context.close(), stranger.close()])
  })
})
