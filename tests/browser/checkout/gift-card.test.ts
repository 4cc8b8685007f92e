import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startOwnShop } from '../../support/processes/own-shop.ts'
import { setClock } from '../../support/shopping/sandbox-clock.ts'
import { query } from '../../support/processes/test-server.ts'
import { CARD, CONTACT, Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

// A shop for these tests alone: its clock is moved.
test.describe.configure({ mode: 'serial' })

const run = promisify(execFile)
let shop: Awaited<ReturnType<typeof startOwnShop>>
test.beforeAll(async () => {
  shop = await startOwnShop()
})
test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: 'necessary', url: shop.url }]))
test.afterAll(() => shop.stop())

/** What the people of the shop type, on the database of the shop under test. */
async function operate(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/operate.ts', ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: shop.databaseUrl },
  })
  return stdout
}

const balances = async (last4: string) =>
  (
    await query(
      shop.databaseUrl,
      `select kind, balance from gift_card_entry join gift_card on gift_card.id = card_id where last4 = '${last4}' order by gift_card_entry.id`,
    )
  ).map(({ kind, balance }) => `${kind} ${balance}`)

withAndWithoutScripts((scripts) => {
  test('a gift card goes out by e-mail at its hour, pays half an order, and pays again when that is refunded', async ({
    page,
  }) => {
    await setClock(shop.url, '2026-12-01T10:00:00Z')
    const to = `iris-${scripts}@example.org`
    const [card] = await query(shop.databaseUrl, `select id from product where real_id = 'LK-006002'`)
    const shopper = new Shopper(page, scripts)
    await shopper.open(`${shop.url}/product/${card?.id}`)
    await page.locator('label').filter({ hasText: '£25' }).first().click()

    // What is wrong is said under its field, and nothing has to be typed twice.
    await page.getByLabel('Who is it for?').fill('Iris Green')
    await page.getByLabel('Their e-mail address').fill('iris@')
    await page.getByLabel('Who is it from?').fill('Basil Ford')
    await page.getByLabel(/^Your message/).fill('Happy birthday')
    await page.getByLabel(/^Day it is sent on/).fill('2026-12-02')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid E-mail format')
    await expect(page.getByLabel('Who is it for?')).toHaveValue('Iris Green')
    await expect(page.getByLabel(/^Your message/)).toHaveValue('Happy birthday')
    await page.getByLabel('Their e-mail address').fill(to)
    await shopper.addToCart()
    await expect(
      page.getByText(`By e-mail to Iris Green, ${to}, on Wednesday 2 December at 09:00`),
    ).toBeVisible()

    // It is changed in the cart.
    await page.getByText('Change to whom and when').click()
    await page.getByLabel('Hour, London time').selectOption('11')
    await page.getByRole('button', { name: 'Keep this' }).click()
    await expect(page.getByText(`${to}, on Wednesday 2 December at 11:00`)).toBeVisible()

    // No courier is asked for.
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/checkout\/final-details$/)
    await expect(page.getByRole('list', { name: 'Steps of the checkout' }).getByRole('listitem')).toHaveText([
      '1Final details',
      '2Payment',
    ])
    // Nothing takes a gift card's price down, and no other card pays for it.
    await expect(page.getByLabel('Promo code')).toHaveCount(0)
    await expect(page.getByLabel('Gift card', { exact: true })).toHaveCount(0)
    await shopper.fillContact()
    await shopper.pay(CARD.pays)
    await expect(page).toHaveURL(/\/order\//)
    const bought = page.url().split('/').at(-1)?.slice(0, 8) ?? ''

    const emails = async () => {
      const answer = await page.request.get(`${shop.url}/sandbox/messages?to=${to}`)
      return (await answer.json()) as { text: string }[]
    }
    expect(await emails()).toEqual([])
    await setClock(shop.url, '2026-12-02T11:00:00Z')
    await expect.poll(async () => (await emails()).length, { timeout: 75_000 }).toBe(1)
    const [email] = await emails()
    const code = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(email?.text ?? '')?.[0] ?? ''
    const last4 = code.slice(-4)
    expect(email?.text).toContain('Happy birthday')
    await expect
      .poll(
        async () => (await query(shop.databaseUrl, `select state from "order" where id = '${bought}'`))[0],
      )
      .toEqual({ state: 'delivered' })

    // It pays a part of an order.
    await shopper.open(`${shop.url}/product/101`)
    await shopper.addToCart()
    await shopper.unfoldCodes()
    await page.getByLabel('Gift card', { exact: true }).fill('AAAA-AAAA-AAAA-AAAA')
    await page.getByRole('button', { name: 'Apply the gift card' }).click()
    await expect(page.getByRole('alert')).toContainText('There is no gift card with this code')
    await page.getByLabel('Gift card', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Apply the gift card' }).click()
    await expect(page.getByText(`Gift card ending in ${last4}`).first()).toBeVisible()
    await shopper.startCheckout()
    await shopper.fillAddress()
    await shopper.chooseTime()
    await shopper.fillRecipient()
    await expect(page.getByText('Left to pay')).toBeVisible()
    await shopper.fillContact(CONTACT)
    await shopper.pay(CARD.pays)
    await expect(page.getByText('Paid otherwise')).toBeVisible()
    const paid = page.url().split('/').at(-1)?.slice(0, 8) ?? ''
    expect(await balances(last4)).toEqual(['issued 2500', 'spent 0'])
    const [payment] = await query(
      shop.databaseUrl,
      `select total_cost - amount as by_card from payment join "order" on "order".id = order_id where order_id = '${paid}'`,
    )
    expect(payment).toEqual({ by_card: 2_500 })

    // That order is refunded, and the card is what it was.
    expect(await operate('orders', 'refund', paid)).toContain('£25 is back on gift cards')
    await shopper.open(`${shop.url}/gift-card`)
    await page.getByLabel('The code of your gift card').fill(code)
    await page.getByRole('button', { name: 'See what is left' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'can be spent until' })).toContainText(
      '£25 of £25',
    )
    await expect(page.getByText('Friday 1 December 2028')).toBeVisible()

    await shopper.open(`${shop.url}/product/101`)
    await shopper.addToCart()
    await shopper.unfoldCodes()
    await page.getByLabel('Gift card', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Apply the gift card' }).click()
    await expect(page.getByText('Left to pay')).toBeVisible()
    expect(await balances(last4)).toEqual(['issued 2500', 'spent 0', 'returned 2500'])
  })
})
