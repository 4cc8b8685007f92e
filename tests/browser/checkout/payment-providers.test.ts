import type { Locator, Page, Route } from '@playwright/test'
import { partiesAt } from '../../../server/ssr/script-inventory.ts'
import { startOwnShop } from '../../support/processes/own-shop.ts'
import type { ShopProcess } from '../../support/processes/shop-process.ts'
import { fakePaypal, fakeRevolut, fakeStripe } from '../../support/stand-ins/fake-providers.ts'
import { standInForProviders } from '../../support/stand-ins/provider-scripts.ts'
import type { Fakes } from '../../support/stand-ins/provider-scripts.ts'
import { orderUnpaid, readyToOrder } from '../account/account.ts'
import { CONTACT, comesToLife, expect, test, withAndWithoutScripts } from '../shopper.ts'

// A shop for these tests alone, whose payments go through local servers that speak the providers' APIs.
let fakes: Fakes
let shop: ShopProcess

let opening: Promise<void> | undefined

async function openShop(): Promise<void> {
  fakes = { stripe: await fakeStripe(), paypal: await fakePaypal(), revolut: await fakeRevolut() }
  const { stripe, paypal, revolut } = {
    ...fakes.stripe.accounts,
    ...fakes.paypal.accounts,
    ...fakes.revolut.accounts,
  }
  shop = await startOwnShop({
    STRIPE_SECRET_KEY: stripe?.secretKey ?? '',
    STRIPE_PUBLISHABLE_KEY: stripe?.publishableKey ?? '',
    STRIPE_WEBHOOK_SECRET: stripe?.webhookSecret ?? '',
    STRIPE_URL: stripe?.url ?? '',
    PAYPAL_CLIENT_ID: paypal?.clientId ?? '',
    PAYPAL_CLIENT_SECRET: paypal?.clientSecret ?? '',
    PAYPAL_WEBHOOK_ID: paypal?.webhookId ?? '',
    PAYPAL_URL: paypal?.url ?? '',
    REVOLUT_SECRET_KEY: revolut?.secretKey ?? '',
    REVOLUT_WEBHOOK_SECRET: revolut?.webhookSecret ?? '',
    REVOLUT_URL: revolut?.url ?? '',
  })
}
test.afterAll(async () => {
  await shop.stop()
  for (const { upstream } of Object.values(fakes)) await upstream.stop()
})
test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are asked for
  baseURL: async ({}, use) => {
    await (opening ??= openShop())
    await use(shop.url)
  },
})
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: shop.url }])
  await standInForProviders(context, fakes)
})

type Method = keyof Fakes
const METHODS: Method[] = ['stripe', 'paypal', 'revolut']

const order = (page: Page, paymentMethod: Method, soonest = false) =>
  orderUnpaid(page, { storeUrl: shop.storeUrl, paymentMethod, soonest })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const alert = (page: Page) => page.getByRole('alert')
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ })
const PAID = 'Thank you for your order'

/**
 * Presses a button in a frame of another host that has only just appeared. A browser may have drawn it and not yet know
 * that presses at that place are the frame's: then one by the mouse is nobody's.
 */
async function pressInFrame(button: Locator): Promise<void> {
  await expect(button).toBeVisible()
  await button.dispatchEvent('click')
}

/** The payment the provider was asked for last. */
function newest(method: Method) {
  const payment = [...fakes[method].payments.values()].at(-1)
  if (!payment) throw new Error(`${method} was asked for nothing`)
  return payment
}

async function open(page: Page, path: string, scripts = true): Promise<void> {
  await page.goto(path)
  await comesToLife(page, scripts)
}

async function hear(page: Page, method: Method, kind: 'paid' | 'approved'): Promise<void> {
  const { body, headers } = fakes[method].webhook(newest(method).ref, kind, Math.floor(Date.now() / 1000))
  const answer = await page.request.post(`/webhooks/${method}`, {
    data: Buffer.from(body),
    headers: { ...headers, 'content-type': 'application/json' },
  })
  expect(answer.status()).toBe(200)
}

/** Begins a payment as the page does when its shopper chooses to pay. */
async function begin(page: Page, orderId: string, method: Method): Promise<void> {
  const query = `mutation ($orderId: ID!, $method: String!) {
    beginPayment(orderId: $orderId, method: $method) { ... on PaymentIntent { clientSecret } }
  }`
  const asked = await page.request.post('/graphql', {
    data: { query, variables: { orderId, method } },
    headers: { origin: shop.url },
  })
  expect((await asked.json()).data.beginPayment.clientSecret).toBeTruthy()
}

async function expectPaid(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/order/${id}$`))
  await expect(heading(page)).toHaveText(PAID)
}

async function expectUnpaid(page: Page, id: string): Promise<void> {
  await open(page, `/order/${id}`)
  await expect(heading(page)).toHaveText('Ordered, not paid yet')
  await page.getByRole('link', { name: /^Pay £/ }).click()
}

/** The scripts that the document of a page asks for, without their queries. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return
    const { origin, pathname } = new URL(request.url())
    scripts.add(origin + pathname)
  })
  return scripts
}

for (const method of METHODS)
  test(
    `a payment page of ${method} loads the scripts of the inventory, our own files, and no others`,
    { tag: '@long' },
    async ({ page }) => {
      const id = await order(page, method)
      const scripts = scriptsOf(page)
      await open(page, `/payment/stripe/${id}`)
      const payments = METHODS.map((provider) => ({ provider, isSandbox: provider !== 'stripe' }))
      const [party] = partiesAt('/payment/stripe/', { captcha: true, payments }, 'GTM-ABC123').filter(
        ({ name }) => name === method,
      )
      const others = () => [...scripts].filter((script) => !script.startsWith(`${shop.url}/assets/`))
      await expect.poll(others).toEqual(party?.entry)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(others()).toEqual(party?.entry)
      const elements = await page.evaluate(() =>
        [...document.querySelectorAll('script')].flatMap(({ src, type, nonce, text }) =>
          src || type.endsWith('json') || !text ? [] : [nonce],
        ),
      )
      expect(elements.filter((nonce) => !nonce)).toEqual([])
    },
  )

test('Stripe: declined, asked by the bank, abandoned, and paid', async ({ page }) => {
  const id = await order(page, 'stripe')
  const card = page.frameLocator('iframe[src="https://js.stripe.com/card"]').getByLabel('Card number')
  const bank = page.frameLocator('iframe[src="https://hooks.stripe.com/ask"]')
  const pay = async (which: string) => {
    await card.fill(which)
    await payButton(page).click()
  }
  await open(page, `/payment/stripe/${id}`)
  await pay('declined')
  await expect(alert(page)).toHaveText('Your card was declined.')
  await pay('asks')
  await pressInFrame(bank.getByRole('button', { name: 'Not me' }))
  await expect(alert(page)).toHaveText('Your bank did not confirm that it is you.')
  // Left while the bank asks: nothing is charged, and the order can be paid for later.
  await pay('asks')
  await expect(bank.getByRole('button', { name: 'It is me' })).toBeVisible()
  await expectUnpaid(page, id)
  await pay('asks')
  await pressInFrame(bank.getByRole('button', { name: 'It is me' }))
  await expectPaid(page, id)
  expect(newest('stripe')).toMatchObject({ paid: true, refunded: 0 })
  await open(page, `/payment/stripe/${id}?method=paypal`)
  await expectPaid(page, id)
})

test('Stripe’s wallets: one press pays, and a card that the wallet holds can be declined', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { wallets: { 'Apple Pay': 'declined', 'Google Pay': 'pays' } }),
  )
  const id = await order(page, 'stripe')
  await open(page, `/payment/stripe/${id}`)
  const declined = page.getByRole('button', { name: 'Pay by Apple Pay' })
  await declined.click()
  await expect(alert(page)).toHaveText('Your card was declined.')
  await expect(declined).toHaveAttribute('data-failed', '')
  await page.getByRole('button', { name: 'Pay by Google Pay' }).click()
  await expectPaid(page, id)
  expect(newest('stripe')).toMatchObject({ paid: true, refunded: 0 })
})

test.describe('a provider that hangs', { tag: '@long' }, () => {
  const STRIPE = 'https://js.stripe.com'
  const card = (page: Page) => page.frameLocator(`iframe[src="${STRIPE}/card"]`).getByLabel('Card number')
  const LOADING = 'The card form is loading…'
  const CONFIRM = 'https://api.stripe.com/**/confirm'

  /** Calls to an address are held back, each until it is let go, and none any more after `end`. */
  async function hold(page: Page, address: string) {
    const held: Route[] = []
    let ended = false
    await page.route(address, async (route) => (ended ? route.fallback() : void held.push(route)))
    return { end: () => (ended = true), letGo: async () => held.shift()?.fallback() }
  }

  for (const [what, address] of [
    ['its script', `${STRIPE}/endive/**`],
    ['its form', `${STRIPE}/card`],
  ] as const) {
    test(`${what} does not come: after ten seconds that is said, and there are ways on`, async ({ page }) => {
      const id = await order(page, 'stripe')
      await page.clock.install()
      const line = await hold(page, address)
      await open(page, `/payment/stripe/${id}`)
      await expect(page.getByText(LOADING)).toBeVisible()
      await page.clock.runFor(9_000)
      await expect(alert(page)).toHaveCount(0)
      // Each of the steps before has ten seconds of its own.
      await expect(async () => {
        await page.clock.runFor(10_000)
        await expect(alert(page)).toContainText('The card form could not be loaded', { timeout: 100 })
      }).toPass()
      await expect(alert(page)).toContainText('You were not charged. Load the page again, or choose another')
      await expect(page.getByText(LOADING)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'PayPal account' })).toBeVisible()
      line.end()
      await page.getByRole('link', { name: 'Load the page again' }).click()
      await card(page).fill('pays')
      await payButton(page).click()
      await expectPaid(page, id)
    })
  }

  /** Opens a payment and pays: its confirmation is held back, and ten seconds pass. */
  async function payInVain(page: Page, meanwhile = () => {}) {
    const id = await order(page, 'stripe')
    await page.clock.install()
    const line = await hold(page, CONFIRM)
    await open(page, `/payment/stripe/${id}`)
    await card(page).fill('pays')
    const asked = page.waitForRequest(CONFIRM)
    await payButton(page).click()
    await asked
    await expect(page.getByRole('button', { name: 'Paying…' })).toHaveAttribute('aria-disabled', 'true')
    meanwhile()
    await page.clock.runFor(10_000)
    return { id, line }
  }
  const NO_ANSWER = 'There was no answer in time, and nothing is paid as far as we know'

  test('the answer to a payment is lost: the shop looks, and does not offer to pay again', async ({
    page,
  }) => {
    const { id } = await payInVain(page, () => fakes.stripe.pay(newest('stripe').ref))
    await expectPaid(page, id)
    expect(newest('stripe')).toMatchObject({ paid: true, refunded: 0 })
  })

  test('a payment that is confirmed late is taken, once', async ({ page }) => {
    const { id, line } = await payInVain(page)
    await expect(alert(page)).toContainText(NO_ANSWER)
    await expect(alert(page)).toContainText('otherwise try again, or choose another way to pay.')
    await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false')
    await line.letGo()
    // What comes late is not lost: the page goes on to the order by itself.
    await expectPaid(page, id)
    await open(page, `/payment/stripe/${id}`)
    await expectPaid(page, id)
    expect(newest('stripe')).toMatchObject({ paid: true, refunded: 0 })
  })

  test('a payment that never got through can be tried again', async ({ page }) => {
    const { id, line } = await payInVain(page)
    await expect(alert(page)).toContainText(NO_ANSWER)
    line.end()
    await payButton(page).click()
    await expectPaid(page, id)
    expect(newest('stripe')).toMatchObject({ paid: true, refunded: 0 })
  })

  test('other providers end, too', async ({ page }) => {
    const id = await order(page, 'paypal')
    await page.clock.install()
    await hold(page, 'https://www.paypal.com/sdk/**')
    await open(page, `/payment/stripe/${id}?method=paypal`)
    await expect(page.getByText('PayPal is loading…')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(alert(page)).toContainText('PayPal could not be loaded')
  })
})

test('PayPal: cancelled, closed, declined, and paid', async ({ page, context }) => {
  const id = await order(page, 'paypal')
  const press = async (name: string) => {
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    const window = await opened
    if (name) await window.getByRole('button', { name }).click()
    else await window.close()
  }
  await open(page, `/payment/stripe/${id}`)
  await expect(page.getByRole('link', { name: 'PayPal account' })).toHaveAttribute('aria-current', 'true')
  for (const name of ['Cancel', '']) {
    await press(name)
    await expect(alert(page)).toHaveText('You left PayPal before paying. You were not charged.')
  }
  await press('Pay by another card')
  await expect(alert(page)).toContainText('PayPal declined the payment. You were not charged')
  await expectUnpaid(page, id)
  await expect(alert(page)).toContainText('PayPal declined the payment')
  await press('Pay now')
  await expectPaid(page, id)
  expect(newest('paypal')).toMatchObject({ paid: true, refunded: 0 })
})

test('Revolut: closed, declined, and paid', { tag: '@long' }, async ({ page }) => {
  const id = await order(page, 'revolut')
  const press = async (name: string) => {
    await payButton(page).click()
    await pressInFrame(page.frameLocator('iframe[title=Revolut]').getByRole('button', { name, exact: true }))
  }
  await open(page, `/payment/stripe/${id}?method=revolut`)
  await press('Close')
  await expect(alert(page)).toHaveText('You left before paying. You were not charged.')
  await press('Pay by another card')
  await expect(alert(page)).toHaveText('Your card was declined.')
  await expectUnpaid(page, id)
  await press('Pay')
  await expectPaid(page, id)
  expect(newest('revolut')).toMatchObject({ paid: true, refunded: 0 })
})

test(
  'a tab that was closed: the webhook alone completes the order',
  { tag: '@long' },
  async ({ page, context }) => {
    for (const method of METHODS) {
      const id = await order(page, method)
      const tab = await context.newPage()
      await open(tab, `/payment/stripe/${id}?method=${method}`)
      await expect(tab.getByRole('button', { name: /^Pay (£|with PayPal)/ })).toBeVisible()
      await begin(page, id, method)
      if (method === 'paypal') fakes.paypal.approve(newest('paypal').ref)
      else fakes[method].pay(newest(method).ref)
      await tab.close()
      await hear(page, method, method === 'paypal' ? 'approved' : 'paid')
      await page.goto(`/order/${id}`)
      await expect(heading(page), method).toHaveText(PAID)
    }
  },
)

withAndWithoutScripts((scripts) => {
  test('who is sent back by a provider finds out what became of it', { tag: '@long' }, async ({ page }) => {
    const id = await order(page, 'stripe')
    await open(page, `/payment/stripe/${id}`, scripts)
    await begin(page, id, 'stripe')
    const back = (status: string) =>
      open(
        page,
        `/payment/stripe/${id}?returned=1&payment_intent=pi_x&payment_intent_client_secret=s&redirect_status=${status}`,
        scripts,
      )
    // The address may say what it likes: the provider is asked.
    await back('succeeded')
    await expect(heading(page)).toHaveText(/^Pay £/)
    await open(page, '/payment/stripe/mobile/success?order=../../x&redirect_status=succeeded', scripts)
    await expect(heading(page)).toHaveText('We are waiting for your payment')
    fakes.stripe.decline(newest('stripe').ref)
    await back('failed')
    await expect(page).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    await expect(alert(page).first()).toContainText('Your card was declined.')
    await open(page, '/payment/stripe/mobile/fail', scripts)
    await expect(heading(page)).toHaveText('The payment did not go through')
    await page.getByRole('link', { name: 'Pay again' }).click()
    await expect(page).toHaveURL(new RegExp(`/payment/stripe/${id}$`))
    fakes.stripe.pay(newest('stripe').ref)
    await back('failed')
    await expectPaid(page, id)

    const other = await order(page, 'revolut')
    await open(page, `/payment/stripe/${other}?method=revolut`, scripts)
    await begin(page, other, 'revolut')
    await open(page, '/payment/revolut?_rp_oid=%00%22%3E', scripts)
    await expect(heading(page)).toHaveText('We are waiting for your payment')
    fakes.revolut.pay(newest('revolut').ref)
    await page.getByRole('link', { name: 'Look again' }).click()
    await expect(heading(page)).toHaveText('Thank you')
    await page.getByRole('link', { name: 'See your order' }).click()
    await expectPaid(page, other)

    const third = await order(page, 'paypal')
    await open(page, `/payment/stripe/${third}?method=paypal`, scripts)
    await begin(page, third, 'paypal')
    fakes.paypal.approve(newest('paypal').ref)
    await open(page, `/payment/stripe/${third}?method=paypal&returned=1&token=x&PayerID=y`, scripts)
    await expectPaid(page, third)
  })

  test(
    'Revolut is preferred, then what was chosen last; every way leads to every other',
    { tag: '@long' },
    async ({ page }) => {
      await readyToOrder(page, shop.storeUrl)
      await open(page, '/checkout/final-details', scripts)
      await expect(page.getByRole('radio', { name: 'Revolut Pay' })).toBeChecked()
      await page.getByText('PayPal account').click()
      await page.getByLabel('Your name').fill(CONTACT.name)
      await page.getByLabel('E-mail').fill(CONTACT.email)
      await page.getByLabel('Phone').fill(CONTACT.phone)
      await page.getByRole('button', { name: /^Continue to payment/ }).click()
      const ways = page.getByRole('navigation', { name: 'Ways to pay' })
      const current = ways.locator('[aria-current]')
      await expect(current).toHaveText('PayPal account')
      const id = /\/payment\/stripe\/(\w+)\?method=paypal$/.exec(page.url())?.[1] ?? ''
      for (const [label, title, button] of [
        ['PayPal account', 'PayPal', 'Pay with PayPal'],
        ['Debit/Credit card', 'The card form', 'Pay £'],
        ['Revolut Pay', 'Revolut Pay', 'Pay £'],
      ] as const) {
        await ways.getByRole('link', { name: label }).click()
        await expect(current).toContainText(label)
        if (scripts) await expect(page.getByRole('button', { name: button })).toBeVisible()
        else {
          // Playwright looks for no text in there.
          const words = page.locator('main noscript p').first()
          await expect(words).toBeVisible()
          expect(await words.evaluate((element) => element.textContent)).toMatch(
            new RegExp(`^${title} needs JavaScript.*or choose another way to pay`),
          )
          await expect(page.getByText('is loading')).toBeHidden()
        }
      }
      if (!scripts) {
        await page.locator(`main noscript a[href="/order/${id}"]`).click()
        await expect(heading(page)).toHaveText('Ordered, not paid yet')
      }
      // The week's choice is the last that was made; it is nobody else's.
      await order(page, 'paypal')
      await readyToOrder(page, shop.storeUrl)
      await open(page, '/checkout/final-details', scripts)
      await expect(page.getByRole('radio', { name: 'PayPal account' })).toBeChecked()
      const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'payment_method')
      expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_800 - 120)
      expect(kept?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 604_801)
    },
  )
})

test(
  'a script that is blocked or a provider that is away leaves another way to pay',
  { tag: '@long' },
  async ({ page, context, problems }) => {
    const id = await order(page, 'stripe')
    const scripts = ['https://js.stripe.com/**', 'https://www.paypal.com/sdk/**', '**/embed.js']
    for (const url of scripts) await context.route(url, (route) => route.abort('blockedbyclient'))
    const ways = page.getByRole('navigation', { name: 'Ways to pay' })
    await open(page, `/payment/stripe/${id}`)
    for (const [label, title] of [
      ['Debit/Credit card', 'The card form'],
      ['PayPal account', 'PayPal'],
      ['Revolut Pay', 'Revolut Pay'],
    ] as const) {
      await ways.getByRole('link', { name: label }).click()
      await expect(alert(page)).toContainText(`${title} could not be loaded`)
      await expect(alert(page)).toContainText('or choose another way to pay')
      await expect(payButton(page)).toHaveCount(0)
    }
    for (const url of scripts) await context.unroute(url)
    await standInForProviders(context, fakes)
    await page.getByRole('link', { name: 'Load the page again' }).click()
    await expect(payButton(page)).toBeVisible()
    expect(problems.filter((problem) => !problem.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([])
    problems.splice(0)

    // What was begun before goes on; this is not.
    fakes.paypal.instead.reply = { status: 503, json: {} }
    // What was ordered is ordered, whether the provider can be reached or not.
    const next = await order(page, 'paypal')
    await open(page, `/payment/stripe/${next}?method=paypal`)
    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    await expect(alert(page)).toContainText('This way to pay does not work at the moment')
    // A card is asked for by who takes it, and nowhere else.
    await expect(page.getByLabel('Card number')).toHaveCount(0)
    fakes.paypal.instead.reply = undefined
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Pay with PayPal' })).toBeVisible()
    await open(page, `/payment/stripe/${next}?method=%00no-such`)
    await expect(heading(page)).toHaveText(/^Pay £/)
  },
)

test('looking at ways to pay begins nothing; paying begins one payment', async ({ page, watched }) => {
  const id = await order(page, 'stripe')
  const begun = () => METHODS.reduce((sum, method) => sum + fakes[method].payments.size, 0)
  const before = begun()
  for (const method of METHODS) {
    await open(page, `/payment/stripe/${id}?method=${method}`)
    await expect(page.getByRole('button', { name: /^Pay (£|with PayPal)/ })).toBeVisible()
  }
  watched.forget()
  await page
    .getByRole('navigation', { name: 'Ways to pay' })
    .getByRole('link', { name: 'PayPal account' })
    .hover()
  await page.waitForTimeout(500)
  expect(watched.graphql.filter((call) => !call.startsWith('GET '))).toEqual([])
  expect(begun()).toBe(before)
  for (const times of [1, 2]) {
    await payButton(page).click()
    await pressInFrame(page.frameLocator('iframe[title=Revolut]').getByRole('button', { name: 'Close' }))
    await expect(alert(page), String(times)).toHaveText('You left before paying. You were not charged.')
  }
  expect(begun()).toBe(before + 1)
})

test('a delivery time that has gone is told before anything is charged', async ({ page }) => {
  const begun = fakes.stripe.payments.size
  const id = await order(page, 'stripe', true)
  await open(page, `/payment/stripe/${id}`)
  const setClock = async (now: string | null) =>
    expect((await page.request.post('/sandbox/clock', { data: { now } })).ok()).toBe(true)
  await setClock(new Date(Date.now() + 2 * 86_400_000).toISOString())
  await page.reload()
  await comesToLife(page)
  await expect(heading(page)).toHaveText('Your delivery time has gone')
  await expect(alert(page)).toContainText('You were not charged')
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toHaveCount(0)
  await page.locator('label.pick').first().click()
  await page.getByRole('button', { name: 'Deliver then, and go on to pay' }).click()
  await expect(heading(page)).toHaveText(/^Pay £/)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Change the order' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(heading(page)).toHaveText('Your cart')
  await setClock(null)
  expect(fakes.stripe.payments.size).toBe(begun)
})

test(
  'what is somebody else’s is not there, and who has nothing is led home',
  { tag: '@long' },
  async ({ page, browser }) => {
    const id = await order(page, 'stripe')
    const context = await browser.newContext({ baseURL: shop.url })
    const stranger = await context.newPage()
    const outcomes = ['/payment/revolut', '/payment/stripe/mobile/success', '/payment/stripe/mobile/fail']
    for (const path of [...outcomes, `/payment/revolut?order=${id}`, '/payment/stripe']) {
      await stranger.goto(path)
      expect(new URL(stranger.url()).pathname, path).toBe('/')
    }
    await order(stranger, 'stripe')
    for (const path of [
      `/payment/stripe/${id}`,
      `/payment/stripe/${id}?returned=1&method=paypal`,
      '/payment/stripe/%00',
    ])
      expect((await stranger.goto(path))?.status(), path).toBe(404)
    const posted = await stranger.request.post(`/payment/stripe/${id}`, { form: { intent: 'paypal' } })
    expect(posted.status()).toBe(400)
    await context.close()
  },
)
