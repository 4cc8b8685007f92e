import { firstOf, openCartWithRoses, send } from '../account/account.ts'
import { expect, openPage, Shopper, test, withAndWithoutScriptsInGate } from '../shopper.ts'

withAndWithoutScriptsInGate((scripts) => {
  test('the quantity goes up and down, and the line goes away', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const title = await openCartWithRoses(shopper)
    const quantity = page.getByRole('group', { name: `Quantity of ${title}` }).getByRole('status')
    const total = page.getByText(/^£/).last()
    const once = await total.textContent()

    await page.getByRole('button', { name: `One ${title} more` }).click()
    await expect(quantity).toHaveText('2')
    await expect(total).not.toHaveText(once ?? '')
    await page.getByRole('button', { name: `One ${title} more` }).click()
    await expect(quantity).toHaveText('3')
    await page.getByRole('button', { name: `One ${title} less` }).click()
    await expect(quantity).toHaveText('2')
    // The page shows what it asked for, and is left before the shop has answered: the last word counts.
    await shopper.open('/cart')
    await expect(quantity).toHaveText('2')
    await expect(page.getByRole('link', { name: 'Cart with 2 in it' })).toBeVisible()
    await page.getByRole('button', { name: `Remove ${title}` }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    await shopper.open('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  })

  test('what was taken out elsewhere stays out', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const title = await openCartWithRoses(shopper)
    // By who has the same cart and no way to tell this page, such as a telephone.
    const { title: _tulips, ...tulips } = await firstOf(page, 'tulips')
    const roses = await firstOf(page, 'roses')
    await send(page, '/cart', { intent: 'add', ...tulips })
    await send(page, '/cart', { intent: 'remove', productId: roses.productId, lineSlug: roses.variantSlug })

    await page.getByRole('button', { name: `One ${title} more` }).click()
    await expect(page.getByText(`“${title}” is no longer in your cart.`)).toBeVisible()
    const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
    // The cart as it is now: what was put in elsewhere is there.
    await expect(lines).toHaveCount(1)
    await expect(lines.getByRole('link', { name: title })).toHaveCount(0)
    await shopper.open('/cart')
    await expect(lines).toHaveCount(1)
  })

  test('the last one less is none', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    const title = await openCartWithRoses(shopper)
    await page.getByRole('button', { name: `One ${title} less` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  })

  test('a card message goes along and is a line of its own', async ({ chromiumPage: page }) => {
    const shopper = new Shopper(page, scripts)
    const title = await openCartWithRoses(shopper)
    await page.getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await page.getByText('Card message', { exact: true }).click()
    await page.getByLabel(/with your words/).fill('Happy birthday, <b>Iris</b> & co “🌷”')
    await shopper.addToCart()

    await expect(page.getByRole('figure', { name: 'Your card' })).toHaveText(
      'Happy birthday, <b>Iris</b> & co “🌷”',
    )
    await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(2)
    // On a phone its size stands right below its title, however high the picture is.
    await page.setViewportSize({ width: 360, height: 740 })
    const line = page.getByRole('listitem').filter({ has: page.getByRole('figure') })
    const words = await line.getByRole('link', { name: title }).boundingBox()
    const size = await line.locator('h2 + p').boundingBox()
    expect((size?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThan(16)
    await shopper.startCheckout()
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
      'Happy birthday, <b>Iris</b>',
    )
  })

  test('a card of a listing goes to the cart with one press', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/category/tulips')
    const add = page.getByRole('button', { name: /^Add .* to cart$/ }).first()
    const title = /^Add (.*) to cart$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await add.click()
    if (scripts) await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()

    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })

  test.describe('with its pictures', { tag: '@pictures' }, () => {
    test.use({ drawn: true })

    test('a bouquet of one’s own goes from the home page to the cart, picture and all', async ({
      chromiumPage: page,
    }) => {
      const shopper = new Shopper(page, scripts)
      await shopper.open('/')
      const maker = page.locator('#constructor-block')
      await maker.scrollIntoViewIfNeeded()
      const before = await maker.getByRole('status').textContent()
      const counts = maker.getByRole('group', { name: 'How many' })
      await counts.locator('label').last().click()
      const count = (await counts.getByRole('radio').last().getAttribute('value')) ?? ''
      // Without scripts nothing can be added before the shop has shown it, on a page of its own.
      if (!scripts) await maker.getByRole('button', { name: 'Show me the picture and the price' }).click()
      const made = scripts ? maker : page.getByRole('main')
      const price = made.getByRole('status')
      await expect(price).not.toHaveText(before ?? '')
      const shown = await price.textContent()
      await made.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
      if (scripts) await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()

      await expect(page).toHaveURL(/\/cart$/)
      const line = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').first()
      await expect(line).toContainText(count)
      await expect(line).toContainText(shown ?? '')
      const picture = line.getByRole('img')
      await expect(picture).toBeVisible()
      // A drawing that was never made before takes a moment.
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
        .toBeGreaterThan(0)
    })
  })

  test('two that are cheaper together go to the cart together, and out of it', async ({ page, request }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open(`/product/${await productWithCombo(request)}`)
    const combo = page.getByRole('region').filter({ hasText: 'Better together' }).first()
    const words = (await combo.getByRole('heading').textContent()) ?? ''
    await combo.getByRole('button', { name: 'Add both to cart' }).click()
    if (scripts) {
      // Flowers without a page of their own have something to go along, too.
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Add / })).toHaveCount(2)
      await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
    }

    await expect(page).toHaveURL(/\/cart$/)
    const line = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').first()
    for (const part of words.split(' + ')) await expect(line).toContainText(part)
    await line.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    // So does the last of them.
    await shopper.open(`/product/${await productWithCombo(request)}`)
    await combo.getByRole('button', { name: 'Add both to cart' }).click()
    if (scripts) await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
    await line.getByRole('button', { name: /less$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  })

  test('a cart survives the browser being closed', async ({ page, browser }) => {
    const shopper = new Shopper(page, scripts)
    const title = await openCartWithRoses(shopper)
    const state = await page.context().storageState()
    const later = await browser.newContext({
      storageState: state,
      javaScriptEnabled: scripts,
      baseURL: new URL(page.url()).origin,
    })
    const again = await openPage(later, scripts)
    await again.goto('/cart')
    await expect(again.getByRole('link', { name: title }).first()).toBeVisible()
    await later.close()
  })
})

async function productWithCombo(request: {
  get: (url: string) => Promise<{ json: () => Promise<any> }>
}): Promise<number> {
  const store = process.env.STORE_URL ?? ''
  const { data } = await (await request.get(`${store}/v1/category/flowers/?limit=40`)).json()
  for (const { id } of data.list as { id: number }[]) {
    const product = (await (await request.get(`${store}/v1/product/${id}/`)).json()).data
    if (product.combos.length) return id
  }
  throw new Error('No product has a combo')
}
