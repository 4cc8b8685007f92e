import type { Locator } from '@playwright/test'
import { comesToLife, expect, Shopper, test, withAndWithoutScripts } from '../shopper.ts'

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN

const bottomOf = async (part: Locator): Promise<number> =>
  (await topOf(part)) + ((await part.boundingBox())?.height ?? Number.NaN)

withAndWithoutScripts((scripts) => {
  test('a subscription is chosen, goes on in the cart at its price, and can become a single bouquet', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/subscription')
    const plans = page.getByRole('region', { name: 'Make it yours' })
    await plans.locator('label').filter({ hasText: 'Every four weeks' }).click()
    const flowers = plans.getByRole('group').filter({ has: page.getByRole('heading', { level: 3 }) })
    const size = flowers.nth(1).locator('label').nth(1)
    const price = (await size.locator('strong').textContent()) ?? ''
    const alone = (await size.locator('s').textContent()) ?? ''
    const title = (await flowers.nth(1).getByRole('heading').textContent()) ?? ''
    await size.click()
    if (scripts) await expect(plans.getByRole('status')).toHaveText(`${price} a delivery, every four weeks`)
    await plans.getByRole('button', { name: 'Continue with these' }).click()

    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    const total = page.getByTestId('total')
    await expect(total).toHaveText(price)
    const rhythm = page.getByRole('form', { name: 'Subscription' })
    await expect(rhythm.getByRole('button', { pressed: true })).toHaveText('Every four weeks')
    await rhythm.getByRole('button', { name: 'Every week' }).click()
    await expect(rhythm.getByRole('button', { pressed: true })).toHaveText('Every week')
    await rhythm.getByRole('button', { name: 'Just this once' }).click()
    await expect(total).toHaveText(alone)
    await expect(rhythm).toHaveCount(0)
  })

  test('on a telephone all there is to choose of a subscription is two screens', async ({
    chromiumPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/subscription')
    await comesToLife(page, scripts)
    const plans = page.getByRole('region', { name: 'Make it yours' })
    expect((await plans.boundingBox())?.height).toBeLessThan(2 * 740)
    // What is paid and the way on are in sight from the first choice to the last.
    await plans.getByRole('radio').first().focus()
    await expect(plans.getByRole('button', { name: 'Continue with these' })).toBeInViewport()
    // The last of the flowers is pushed into sight and chosen.
    const last = plans.getByRole('radio').last()
    await last.focus()
    await page.keyboard.press('Space')
    await expect(last).toBeChecked()
    await expect(plans.getByRole('heading', { level: 3 }).last()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('on a telephone a product can be bought from the first screen on, below its name and its price', async ({
    chromiumPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/product/279')
    await comesToLife(page, scripts)
    const own = page.getByRole('button', { name: 'Add to cart', exact: true })
    const bar = page.getByRole('button', { name: 'Add Pink Roses', exact: true })
    const price = page.locator('main').getByText(/^£\d/).first()
    await expect(own).not.toBeInViewport()
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await bottomOf(price)).toBeLessThan(await topOf(bar))
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(bar).toBeInViewport({ ratio: 1 })
    if (scripts) {
      await own.scrollIntoViewIfNeeded()
      await expect(bar).toBeHidden()
    }
    await page.evaluate(() => window.scrollTo(0, 2_400))
    await expect(bar).toBeInViewport({ ratio: 1 })

    // It waits for the answer about cookies: the two of them would cover a third of the screen.
    await page.context().clearCookies()
    await page.goto('/product/279')
    await comesToLife(page, scripts)
    await expect(page.locator('.consent')).toBeVisible()
    await expect(bar).toBeHidden()
    await page.getByRole('button', { name: 'Only what is needed', exact: true }).click()
    await comesToLife(page, scripts)
    await expect(bar).toBeInViewport({ ratio: 1 })
    if (scripts) {
      // The two buttons are never seen together: with the banner the bar has come down.
      await own.evaluate((button) =>
        window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 90),
      )
      await expect(bar).toBeHidden()
      await expect(own).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => window.scrollTo(0, 0))
    }
    // What the keyboard comes to is above it.
    // One after the other: from afar the browser puts the last one in the middle, where the form's own button is in sight and the bar goes.
    for (const radio of [page.getByRole('radio').first(), page.getByRole('radio').last()]) {
      await radio.focus()
      await expect(bar).toBeInViewport({ ratio: 1 })
      expect(await bottomOf(radio)).toBeLessThan(await topOf(bar))
    }
  })

  test('how a product was liked says what is counted, even of one review, and leads to it', async ({
    page,
  }) => {
    await page.goto('/product/279')
    await comesToLife(page, scripts)
    const stars = page.getByRole('link', { name: '4 out of 5 stars 1 review' })
    await expect(stars).toHaveText('1 review')
    await expect(stars).toHaveAttribute('href', '#reviews')
    const reviews = page.locator('#reviews')
    await expect(reviews).toContainText('4 out of 5')
    await expect(reviews.locator('strong')).toHaveCount(0)
  })

  test('a landing’s first bouquet costs in the cart what the landing says', async ({ page }) => {
    await new Shopper(page, scripts).open('/subscription-first-bouquet?discount=70')
    const size = page.getByRole('group', { name: 'How large?' }).locator('label').nth(1)
    const first = (await size.locator('strong').textContent()) ?? ''
    await size.click()
    await page.getByRole('button', { name: 'Continue with these' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByTestId('total')).toHaveText(first)
    await expect(page.getByText('70% off the first bouquet')).toBeVisible()
  })

  test('flowers for a day: the calendar of the checkout begins with it', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/delivery/day?date=${day}&collection=roses`)
    await comesToLife(page, scripts)
    await expect(page).toHaveURL(/\/category\/roses$/)
    await page.locator('main article h3').getByRole('link').first().click()
    await shopper.addToCart()
    await shopper.startCheckout()
    await shopper.fillAddress()
    await expect(page.locator('#when input[name=day]:checked')).toHaveValue(day)
    const windows = page.locator('#when input[name=day]:checked + label + fieldset input')
    await expect(windows.first()).toHaveAttribute('value', new RegExp(`^${day} `))
  })

  test('a bouquet of one’s own is drawn and priced as it is chosen, and is in the cart as it was', async ({
    page,
  }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Make your own bouquet' }).click()
    await expect(page).toHaveURL(/\/constructor$/)
    await comesToLife(page, scripts)
    const maker = page.getByRole('region', { name: 'Make your own bouquet' })
    const choose = (group: string, name: string) =>
      maker.getByRole('group', { name: group }).locator('label').filter({ hasText: name }).click()
    const show = () =>
      scripts ? undefined : maker.getByRole('button', { name: 'Show me the picture and the price' }).click()
    const price = maker.getByRole('status')
    const before = (await price.textContent()) ?? ''
    await choose('Flower', 'Tulips')
    await show()
    await expect(maker.getByRole('img')).toHaveAttribute('src', /\/tulip~/)
    await choose('Colour', 'yellow')
    await choose('How many', '50')
    await choose('Wrap', 'Charcoal')
    await show()
    await expect(maker.getByRole('img')).toHaveAttribute('src', /tulip~yellow~50~short~charcoal~/)
    await expect(price).not.toHaveText(before)
    const shown = (await price.textContent()) ?? ''
    await maker.getByRole('button', { name: 'Add to cart' }).click()
    if (scripts) await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()

    await expect(page).toHaveURL(/\/cart$/)
    const line = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').first()
    await expect(line).toContainText('50 yellow tulip stems')
    await expect(line).toContainText(shown)
    await expect(line.getByRole('img')).toHaveAttribute('src', /tulip~yellow~50~short~charcoal~/)
  })

  test('without scripts a bouquet of one’s own is added only once it has been seen', async ({
    chromiumPage: page,
  }) => {
    test.skip(scripts, 'With scripts it is seen as it is chosen.')
    await page.goto('/constructor')
    const add = page.locator('main').getByRole('button', { name: 'Add to cart', exact: true })
    await expect(add.first()).toBeVisible()
    await page.getByRole('group', { name: 'Flower' }).locator('label').filter({ hasText: 'Tulips' }).click()
    await expect(add.first()).toBeHidden()
    await page.getByRole('button', { name: 'Show me the picture and the price' }).click()
    await expect(add.first()).toBeVisible()
  })

  test('a flower chosen beside the colours of another is fitted to them, never refused', async ({ page }) => {
    test.skip(scripts, 'With scripts only what goes with a flower is offered.')
    const shopper = new Shopper(page, scripts)
    await shopper.open('/constructor')
    const maker = page.getByRole('region', { name: 'Make your own bouquet' })
    await maker.getByRole('group', { name: 'Colour' }).locator('label').filter({ hasText: 'white' }).click()
    await maker
      .getByRole('group', { name: 'Flower' })
      .locator('label')
      .filter({ hasText: 'Sunflowers' })
      .click()
    await maker.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/constructor\?species=sunflower&/)
    await expect(page.getByRole('alert')).toContainText('This is the nearest there is')
    await maker.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('sunflower')
  })
})

test(
  'the picture of a size stays until that of another has arrived',
  { tag: '@pictures' },
  async ({ page }) => {
    await page.goto('/product/253')
    await comesToLife(page)
    const first = page.locator('[data-gallery] img').first()
    const address = await first.getAttribute('src')
    const arrives = Promise.withResolvers<null>()
    await page.route(/\.(avif|webp)$/, async (route) => {
      await arrives.promise
      await route.continue()
    })
    const other = page.locator('main article input[name=variantSlug]').nth(1)
    await other.check({ force: true })
    await expect(other).toBeChecked()
    await expect(first).toHaveAttribute('src', address ?? '')
    arrives.resolve(null)
    await expect(first).not.toHaveAttribute('src', address ?? '')
  },
)

test(
  'in full screen a picture is seen in the size that the page has until the large one has arrived',
  { tag: '@pictures' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/product/253')
    await comesToLife(page)
    const row = page.locator('[data-gallery] > ul').first()
    const isThere = (picture: Locator) =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    const had = row.locator('img').first()
    await expect.poll(() => isThere(had)).toBe(true)
    const address = await had.evaluate((image: HTMLImageElement) => image.currentSrc)
    const arrives = Promise.withResolvers<null>()
    await page.route(/\.(avif|webp)$/, async (route) => {
      // Who listens to requests has no cache, in which the browser has this one.
      if (route.request().url() !== address) await arrives.promise
      await route.continue()
    })
    await row.press('Enter')
    const pictures = page.getByRole('dialog').locator('li').first().locator('img')
    await expect(pictures.first()).toHaveAttribute('src', address)
    await expect.poll(() => isThere(pictures.first())).toBe(true)
    expect(await isThere(pictures.last())).toBe(false)
    expect(await pictures.first().boundingBox()).toEqual(await pictures.last().boundingBox())
    arrives.resolve(null)
    await expect.poll(() => isThere(pictures.last())).toBe(true)
  },
)

test('on a telephone the picture of the size that is chosen is in sight of the sizes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/product/279')
  await comesToLife(page)
  const sizes = page.locator('input[name=variantSlug]')
  const shown = page.getByRole('paragraph').filter({ hasText: /^\d+ stems, (short|long)£/ })
  const source = () => shown.locator('img').getAttribute('src')
  const before = await source()
  await sizes.last().focus()
  await page.keyboard.press('Space')
  await expect(sizes.last()).toBeChecked()
  await expect(shown).toBeInViewport()
  expect(await source()).not.toBe(before)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(shown).toBeHidden()
})
