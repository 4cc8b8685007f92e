import { openCartWithRoses, openPayment, readyToOrder } from '../account/account.ts'
import {
  CARD,
  comesToLife,
  CONTACT,
  expect,
  openPage,
  RECIPIENT,
  Shopper,
  test,
  withAndWithoutScriptsInGate,
} from '../shopper.ts'

withAndWithoutScriptsInGate((scripts) => {
  // Without scripts once with all that a style sheet shows and hides.
  test('a bouquet is found, put in the cart, sent off and paid for', async ({ chromiumPage: page }) => {
    const shopper = new Shopper(page, scripts)

    const title = await shopper.putRosesInCart()
    await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible()
    await shopper.startCheckout()
    await shopper.fillAddress()
    await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible()
    await shopper.chooseTime()
    await shopper.fillRecipient()
    await expect(page).toHaveURL(/\/checkout\/final-details$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final details')
    const summary = page.getByRole('complementary', { name: 'Your order' })
    await expect(summary).toContainText(title)
    await expect(summary).toContainText('Iris Green, 1 Caledonian Road, Flat 7, London, N1 9GU')
    const total =
      /£[\d,.]+/.exec(
        (await page.getByRole('button', { name: /^Continue to payment/ }).textContent()) ?? '',
      )?.[0] ?? ''
    await shopper.fillContact()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay ${total}`)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await shopper.pay(CARD.pays)

    await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await expect(page.getByText(`Order ${id}`)).toBeVisible()
    await expect(page.getByText(RECIPIENT.name).first()).toBeVisible()
    await expect(page.getByText(`We keep you posted at ${CONTACT.email}`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^Paid/ })).toHaveAttribute(
      'data-reached',
      'true',
    )
    await expect(page.getByRole('button', { name: /Pay/ })).toHaveCount(0)
    if (scripts) {
      // Paying is no place to come back to.
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
    }
    // What was bought is no longer in the cart, and the page shows the same when it is opened again.
    await shopper.open(`/order/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await page.getByRole('link', { name: 'VAT invoice' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice LK-\d{6}$/)
    await expect(page.getByRole('row').filter({ hasText: 'Total, VAT included' })).toContainText(total)
    const pdf = await page.request.get(`/order/${id}/invoice.pdf`)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    // Its last bytes come through as they are, too.
    expect((await pdf.body()).subarray(-6).toString('latin1')).toContain('%%EOF')
    await shopper.open(`/order/${id}`)
    const calendar = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to my calendar' }).click()
    expect((await calendar).suggestedFilename()).toBe(`larkspur-${id}.ics`)
    await shopper.open(`/payment/stripe/${id}`)
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
    await shopper.open('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  })

  test('a declined card leaves the order unpaid, and another card pays it', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const id = await openPayment(shopper)

    await shopper.pay(CARD.declined)
    await expect(page.getByRole('alert')).toContainText('Your card was declined')
    await expect(page).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    await shopper.open(`/order/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordered, not paid yet')
    await page.getByRole('link', { name: /^Pay £/ }).click()
    await expect(page).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    await shopper.pay(CARD.pays)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })

  test('an order that was left unpaid is found again from the empty cart', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await readyToOrder(page)
    await shopper.open('/cart')
    await shopper.open('/checkout/final-details')
    await shopper.fillContact()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    // There is no way back into a checkout that is over: "back" leads to where the order is spoken of, and on.
    await page.goBack()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText(`Order ${id} is not paid yet`)).toBeVisible()
    if (scripts) {
      await page.goForward()
      await expect(page).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    }
    await openCartWithRoses(shopper)
    await expect(page.getByText(id)).toHaveCount(0)
    await page.getByRole('button', { name: /^Remove / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is waiting for payment')
    await page.getByRole('link', { name: `Pay for order ${id}` }).click()
    await expect(page).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    await comesToLife(page, scripts)
    await shopper.pay(CARD.pays)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await shopper.open('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    await expect(page.getByText(id)).toHaveCount(0)
    // Without an unpaid order a step of the checkout leads home.
    await shopper.open('/checkout/final-details')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('the bank asks, the shopper agrees, and it is paid', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const id = await openPayment(shopper)

    await shopper.pay(CARD.asks)
    await expect(page.getByRole('heading', { name: /Your bank asks/ })).toBeVisible()
    // Nothing is paid before the answer, and the question is still there when one comes back.
    await shopper.open(`/order/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordered, not paid yet')
    await shopper.open(`/payment/stripe/${id}`)
    await page.getByRole('button', { name: /^Yes/ }).click()

    await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })

  test('the bank asks, the shopper does not agree, and it can be paid otherwise', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const id = await openPayment(shopper)

    await shopper.pay(CARD.asks)
    await page.getByRole('button', { name: /^No/ }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    await shopper.pay(CARD.pays)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })

  test('a card number that is none is told, and the order stays as it was', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await openPayment(shopper)

    for (const [number, words] of [
      ['4242 4242 4242 4241', /a digit is wrong/],
      ['12', /card number/i],
    ] as const) {
      await shopper.pay(number)
      await expect(page.getByRole('alert')).toContainText(words)
    }
    await shopper.pay(CARD.pays)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })

  test('somebody else’s order is a page that is not there', async ({ page, browser }) => {
    const id = await openPayment(new Shopper(page, scripts))
    const stranger = await browser.newContext({
      javaScriptEnabled: scripts,
      baseURL: new URL(page.url()).origin,
    })
    const theirs = await openPage(stranger, scripts)

    const open = async (path: string) => {
      const answer = await theirs.goto(path)
      await expect(theirs.getByText(CONTACT.email)).toHaveCount(0)
      return answer?.status()
    }
    expect(await open(`/order/${id}`)).toBe(404)
    await open(`/payment/stripe/${id}`)
    // Who has no cart has nothing to pay for.
    expect(new URL(theirs.url()).pathname).toBe('/')
    await openCartWithRoses(new Shopper(theirs, scripts))
    expect(await open(`/payment/stripe/${id}`)).toBe(404)
    expect(await open(`/order/${id}`)).toBe(404)
    await stranger.close()
  })
})
