import { Buffer } from 'node:buffer'
import { Shopper, expect, test, withAndWithoutScripts } from '../shopper.ts'

withAndWithoutScripts((scripts) => {
  // Each run sends its own: what was sent before would be a repeat.
  const email = `iris-${scripts ? 'with' : 'without'}-${process.pid}@example.org`

  test('a message is written, put right and sent', async ({ page }) => {
    await new Shopper(page, scripts).open('/contact-us')
    const send = page.getByRole('button', { name: 'Send the message' })
    await page.getByLabel('Your name').fill('Iris Green')
    await page.getByLabel('E-mail').fill('iris@')
    await page.getByLabel('Telephone').fill('ring the bell')
    await page.getByLabel('Message').fill('Do you tie sweet peas?')
    await send.click()

    await expect(page.getByRole('alert')).toBeVisible()
    const mail = page.getByLabel('E-mail')
    await expect(mail).toHaveAccessibleDescription(/Invalid E-mail format/)
    await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription(/correct phone number/)
    await expect(page.getByLabel('What it is about')).toHaveAccessibleDescription(/required/)
    await expect(mail).toHaveValue('iris@')
    await expect(page.getByLabel('Message')).toHaveValue('Do you tie sweet peas?')
    await expect(page.getByRole('alert')).toBeFocused()

    await mail.fill(email)
    await page.getByLabel('Telephone').fill('020 7946 0018')
    await page.getByLabel('What it is about').selectOption('An order')
    await page.getByLabel('Order number').fill('abcd1234')
    if (scripts) await send.dblclick()
    else await send.click()
    await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeVisible()
    await expect(page).toHaveURL(/\/contact-us\?sent=contact#form-contact$/)
    await expect(send).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeVisible()
  })

  for (const { what, path, help, says } of [
    { what: 'sizes', path: '/product/101', help: 'Help with size', says: /tied fuller/ },
    { what: 'lengths', path: '/product/102', help: 'Help with length of stem', says: /Holland variety/ },
  ])
    test(`what the ${what} of flowers mean is told by keyboard alone`, async ({ chromiumPage: page }) => {
      await new Shopper(page, scripts).open(path)
      const words = page.getByText(says)
      await expect(words).toBeHidden()
      await page.locator('input[name="variantSlug"]').first().focus()
      for (let step = 0; step < 10; step++) {
        await page.keyboard.press('Tab')
        if (await page.locator('summary:focus', { hasText: help }).count()) break
      }
      await expect(page.locator('summary:focus')).toHaveText(help)
      await page.keyboard.press('Enter')
      await expect(words).toBeVisible()
    })

  test('proof of age is sent as a file', async ({ chromiumPage: page }) => {
    await new Shopper(page, scripts).open('/seniordiscount')
    const send = page.getByRole('button', { name: 'Send my proof' })
    await page.getByLabel('Your name').fill('Basil Ford')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Date of birth', { exact: true }).fill('2001-04-05')
    await page.getByLabel('The card is mine').check()
    const file = page.getByLabel(/bus pass/)
    await file.setInputFiles({ name: 'pass.exe', mimeType: 'image/png', buffer: Buffer.from('MZ program') })
    await send.click()
    await expect(page.getByLabel('Date of birth', { exact: true })).toHaveAccessibleDescription(/60 and over/)
    await page.getByLabel('Date of birth', { exact: true }).fill('1950-04-05')
    await file.setInputFiles({ name: 'pass.png', mimeType: 'image/png', buffer: Buffer.from('MZ program') })
    await send.click()
    await expect(file).toHaveAccessibleDescription(/JPEG, PNG or WebP picture or a PDF/)
    await expect(page.getByLabel('Your name')).toHaveValue('Basil Ford')

    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_500_000, 9)])
    await file.setInputFiles({ name: 'pass.png', mimeType: 'image/png', buffer: picture })
    await send.click()
    await expect(page.getByRole('heading', { name: 'Your proof is with us' })).toBeVisible()
  })

  test('a free card leads on to what comes next', async ({ page }) => {
    await page.goto('/greeting-card-free/final')
    await expect(page).toHaveURL(/\/$/)
    await new Shopper(page, scripts).open('/greeting-card-free')
    await page.getByLabel('From').fill('Iris')
    await page.getByLabel('Your e-mail').fill(email)
    await page.getByLabel('To', { exact: true }).fill('Örs & Anna')
    await page.getByLabel('Their e-mail').fill('ors@example.org')
    await page.getByRole('radiogroup', { name: 'Flower' }).getByRole('radio', { name: 'Peony' }).check()
    await page.getByLabel('Your words').fill('With love')
    await page.getByRole('button', { name: 'Send the card' }).click()
    await expect(page).toHaveURL(/\/greeting-card-free\/final$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your card is on its way')
    await page.reload()
    await expect(page).toHaveURL(/\/greeting-card-free\/final$/)
  })

  test('older articles are added; Back and a reload show what was there', async ({ page }) => {
    await new Shopper(page, scripts).open('/blog')
    const articles = page.locator('main article')
    await expect(articles).toHaveCount(12)
    const newest = await articles.first().getByRole('heading').textContent()
    await page.getByRole('link', { name: 'Older articles' }).click()
    await expect(page).toHaveURL(/\/blog\?page=2&concat=1$/)
    await expect(articles.nth(12)).toBeAttached()
    const all = await articles.count()
    await expect(articles.first().getByRole('heading')).toHaveText(newest ?? '')
    await page.reload()
    await expect(articles).toHaveCount(all)
    await page.goBack()
    await expect(articles).toHaveCount(12)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(articles).toHaveCount(all - 12)
    await articles.first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/article\//)
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Blog')
  })

  test('a postcode is checked', async ({ page }) => {
    await new Shopper(page, scripts).open('/delivery')
    const answers = [
      ['n1 9gu', /We deliver to N1 9GU every day/],
      ['M1 1AE', /We deliver to M1 1AE the next day/],
      ['BT1 1AA', /We do not deliver to BT1 yet/],
      ['HELLO', /This is not a UK postcode/],
    ] as const
    for (const [postcode, words] of answers) {
      await page.getByLabel('Postcode').fill(postcode)
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page.locator('main')).toContainText(words)
      await expect(page).toHaveURL(scripts ? /\/delivery$/ : /\/delivery\/check\?postcode=/)
    }
  })
})

test('the map leads to cities and their districts', async ({ page, watched }) => {
  await new Shopper(page, true).open('/delivery')
  await page.locator('main figure svg a[href="/delivery/london"]').click()
  await expect(page).toHaveURL(/\/delivery\/london$/)
  watched.forget()
  await page.locator('main figure svg a[href="/delivery/london/hampstead"]').click()
  await expect(page).toHaveURL(/\/delivery\/london\/hampstead$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flower delivery in Hampstead')
  await expect(page.locator('main figure path[data-own="true"]')).toBeVisible()
  expect(watched.graphql.filter((call) => call.includes('hampstead'))).toHaveLength(1)
})

test('offers are added to a promotion by its address', async ({ page }) => {
  await new Shopper(page, true).open('/promotions')
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  const offers = page.locator('main article')
  await expect(offers).toHaveCount(12)
  await page.getByRole('link', { name: 'Show more offers' }).click()
  await expect(offers.nth(12)).toBeAttached()
  await page.goBack()
  await expect(offers).toHaveCount(12)
})

test('the app is offered louder to those in its test', async ({ page, context }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/')
  const banner = page.locator('#app-download')
  await expect(banner).toHaveAttribute('data-strong', 'false')
  await context.addCookies([{ name: 'download_mobile_app', value: '1', url: page.url() }])
  await shopper.open('/')
  await expect(banner).toHaveAttribute('data-strong', 'true')
  await expect(banner.getByRole('listitem')).not.toHaveCount(0)
})

test('a review on the home page leads to what it is about, and what others say of that', async ({ page }) => {
  await new Shopper(page, true).open('/')
  const link = page.locator('#reviews').getByRole('heading', { level: 3 }).getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/product\/\d+#reviews$/)
  await expect(page.locator('#reviews').getByRole('heading', { name: title })).toBeInViewport()
})
