import type { Page } from '@playwright/test'
import { query } from '../../support/processes/test-server.ts'
import { openCartWithRoses, putInCart, readyToOrder } from '../account/account.ts'
import { CONTACT, expect, RECIPIENT, Shopper, test, withAndWithoutScriptsInGate } from '../shopper.ts'

/** Has the time run out that the visitor of a page holds. */
async function lapseHold(page: Page): Promise<void> {
  const answer = await page.request.post('/graphql', { data: { query: '{ checkout { id } }' } })
  const { data } = (await answer.json()) as { data: { checkout: { id: string } } }
  await query(
    process.env.SHOP_DATABASE_URL ?? '',
    `update slot_hold set held_until = now() - interval '1 minute' where order_id = $1`,
    [data.checkout.id],
  )
}

test('a time that runs out while the recipient is written down loses nothing of it', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await openCartWithRoses(shopper)
  await shopper.startCheckout()
  await shopper.fillAddress()
  await shopper.chooseTime()
  const name = page.locator('#who').getByLabel('Name', { exact: true })
  await name.fill('Iris Half-Written')
  await lapseHold(page)
  const gift = page.getByRole('list', { name: 'Gifts to add' }).getByRole('listitem').first()
  await gift.getByRole('button', { name: /^Add / }).click()
  await expect(page.getByRole('alert')).toContainText('no longer held')
  await expect(name).toHaveValue('Iris Half-Written')
  await shopper.chooseTime()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(name).toHaveValue('Iris Half-Written')
})

withAndWithoutScriptsInGate((scripts) => {
  test('a card is written and changed on the way, a gift goes along, and the flowers are for oneself', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    const title = await openCartWithRoses(shopper)
    await page.getByText('Write a card, free of charge').click()
    await page.getByLabel(`What the card with ${title} says`).fill('For nobody but me')
    if (scripts) await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText('For nobody but me')
    await page.getByRole('button', { name: 'Save the message' }).click()
    await expect(page.getByText('Change the card')).toBeVisible()
    await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText('For nobody but me')

    await shopper.startCheckout()
    await shopper.fillAddress()
    await shopper.chooseTime()
    const gifts = page.getByRole('list', { name: 'Gifts to add' })
    const gift = gifts.getByRole('listitem').first()
    const name = (await gift.getByRole('link').textContent()) ?? ''
    await gift.getByRole('button', { name: `Add ${name}` }).click()
    await expect(gift.getByRole('button', { name: `Take ${name} out` })).toBeVisible()
    const order = page.getByRole('complementary', { name: 'Your order' })
    await expect(order.getByRole('listitem')).toHaveCount(2)
    await gift.getByRole('button', { name: `Take ${name} out` }).click()
    await expect(order.getByRole('listitem')).toHaveCount(1)
    await gift.getByRole('button', { name: `Add ${name}` }).click()
    await expect(order.getByRole('listitem').nth(1)).toContainText(name)

    const secret = page.getByLabel('Send anonymously')
    await expect(secret).toBeVisible()
    await page.getByLabel('For myself').check()
    // The style sheet's doing, with scripts and without.
    if (scripts) await expect(secret).toBeHidden()
    await shopper.fillRecipient({ name: CONTACT.name, phone: CONTACT.phone, note: '' })
    await expect(page).toHaveURL(/\/checkout\/final-details$/)

    // Who they are is known already; the last page can still change the card, and loses nothing that was typed.
    await expect(page.getByLabel('Your name')).toHaveValue(CONTACT.name)
    await page.getByLabel('E-mail').fill('not typed twice@')
    await page.getByText('Change the card').click()
    await page.getByLabel(`What the card with ${title} says`).fill('For me, with love')
    await page.getByRole('button', { name: 'Save the message' }).click()
    await expect(order).toContainText('“For me, with love”')
    await expect(page.getByLabel('E-mail')).toHaveValue('not typed twice@')
    await page.getByLabel(/Send me offers/).check()
    await shopper.fillContact({ name: CONTACT.name })
    await expect(page).toHaveURL(/\/payment\/stripe\/\w+/)
    await expect(page.getByText('“For me, with love”')).toBeVisible()

    // Nothing paid yet: it can be given up here, by a guest, too.
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await shopper.open(`/order/${id}`)
    await page.getByText('Cancel the order').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cancelled/i)
    await expect(page.getByText('Cancel the order')).toHaveCount(0)
  })

  test('times that are gone stay in sight for those in that test, and cannot be chosen', async ({
    page,
    context,
  }) => {
    const shopper = new Shopper(page, scripts)
    await openCartWithRoses(shopper)
    await shopper.startCheckout()
    await shopper.fillAddress()
    const [gone, all] = [
      page.locator('#when input[name=slot]:disabled'),
      page.locator('#when input[name=slot]'),
    ]
    await expect.poll(() => all.count()).toBeGreaterThan(0)
    await expect(gone).toHaveCount(0)
    const before = await all.count()
    await shopper.open('/?ac_testing=checkout_nullable_intervals_v2')
    await shopper.open('/checkout/delivery-details')
    await expect.poll(() => gone.count()).toBeGreaterThan(0)
    expect((await all.count()) - (await gone.count())).toBe(before)
    const [cookie] = (await context.cookies()).filter(({ name }) => /nullable/.test(name))
    expect(cookie?.value).toBe('1')
  })

  test('what is ordered lies over nothing in its column', async ({ chromiumPage: page }) => {
    const shopper = new Shopper(page, scripts)
    await readyToOrder(page)
    await page.setViewportSize({ width: 1280, height: 600 })
    await shopper.open('/checkout/final-details')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const summary = await page.getByRole('complementary', { name: 'Your order' }).boundingBox()
    const code = await page.getByText('Promo code or gift card').boundingBox()
    expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0)
  })

  test('a total that has changed elsewhere is shown anew with the refusal', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await openCartWithRoses(shopper)
    await shopper.startCheckout()
    await shopper.fillAddress()
    await shopper.chooseTime()
    await shopper.fillRecipient(RECIPIENT)
    await expect(page).toHaveURL(/\/checkout\/final-details$/)
    const button = page.getByRole('button', { name: /^Continue to payment/ })
    const before = (await button.textContent()) ?? ''

    // By who has the same cart and no way to tell this page, such as a telephone.
    await putInCart(page)

    await shopper.fillContact()
    await expect(page.getByRole('alert')).toContainText('The total has changed')
    await expect(button).not.toHaveText(before)
    await expect(page.getByLabel('Your name')).toHaveValue(CONTACT.name)
    await button.click()
    await expect(page).toHaveURL(/\/payment\/stripe\/\w+/)
  })
})
