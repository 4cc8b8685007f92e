import type { Page } from '@playwright/test'
import { signIn } from '../account/account.ts'
import { comesToLife, expect, test, withAndWithoutScripts } from '../shopper.ts'

withAndWithoutScripts((scripts) => {
  test('a listing is narrowed down, and widened by going back', async ({ page }) => {
    await page.goto('/category/flowers')
    await comesToLife(page, scripts)
    const total = page.getByText(/^\d+\+? products?$/)
    const cards = page.locator('main article')
    const all = await total.textContent()
    const filters = page.getByRole('region', { name: 'Filters' })
    if (!scripts) await page.getByText('Filter', { exact: true }).click()
    await filters.getByRole('group', { name: 'Colour' }).getByRole('link', { name: /^Red/ }).click()
    await expect(page).toHaveURL(/\?colour=red$/)
    await expect(total).not.toHaveText(all ?? '')
    const red = await total.textContent()
    await filters.getByRole('group', { name: 'Price' }).getByRole('link', { name: /Under/ }).click()
    await expect(page).toHaveURL(/price_max=\d+.*colour=red/)
    await expect(total).not.toHaveText(red ?? '')
    await expect(cards.first()).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL(/\?colour=red$/)
    await expect(total).toHaveText(red ?? '')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/category\/flowers$/)
    await expect(total).toHaveText(all ?? '')
  })

  test('on a telephone what is left is one press away from the choices', async ({ chromiumPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/category/flowers?colour=red')
    await comesToLife(page, scripts)
    const address = page.url()
    const first = page.locator('main article').first()
    if (scripts) {
      await expect(first).toBeInViewport()
      await page.getByText('Filter', { exact: true }).click()
    }
    // The choices fill the window.
    const chosen = page.getByRole('group', { name: 'Colour' }).getByRole('link', { name: /^Red/ })
    await expect(chosen).toBeInViewport()
    await page.getByRole('link', { name: /^See \d+ products$/ }).click()
    if (scripts) await expect(chosen).toBeHidden()
    await expect(first).toBeInViewport()
    if (scripts) expect(page.url()).toBe(address)
  })

  test('the first products, and the name and the price of one, are on the first screen of a telephone', async ({
    chromiumPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/', '/category/flowers', '/search?q=roses']) {
      await page.goto(path)
      await expect(page.locator('main article img').first()).toBeInViewport({ ratio: 0.3 })
    }
    // With two pictures and with one, with choices and without any.
    for (const id of [101, 253, 184, 138]) {
      await page.goto(`/product/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main').getByText(/^£\d/).first()).toBeInViewport({ ratio: 1 })
    }
  })

  test('more of a listing stays there through a reload and a look at a product', async ({ page }) => {
    await page.goto('/category/flowers')
    await comesToLife(page, scripts)
    const cards = page.locator('main article')
    await expect(cards).toHaveCount(12)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(cards).toHaveCount(24)
    await expect(page).toHaveURL(/\?from=1&page=2$/)
    const titles = await cards.getByRole('heading').allTextContents()
    expect(new Set(titles).size).toBe(24)

    await page.reload()
    expect(await cards.getByRole('heading').allTextContents()).toEqual(titles)
    await comesToLife(page, scripts)
    await cards.nth(20).getByRole('link').last().click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await page.goBack()
    await expect(cards).toHaveCount(24)
    // One more step back takes away what was added, and stays in the list.
    if (scripts) {
      await page.goBack()
      await expect(cards).toHaveCount(12)
      await expect(page).toHaveURL(/\/category\/flowers$/)
    }
  })

  test('what is searched for is remembered at once, and not offered to be', async ({ page }) => {
    test.skip(!scripts, 'without scripts one says so oneself')
    await page.goto('/search')
    await comesToLife(page, scripts)
    const box = page.getByRole('combobox', { name: 'Search flowers and gifts' })
    await box.fill('mum')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mum$/)
    await expect(page.getByRole('button', { name: 'Forget mum' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remember/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Forget mum' }).click()
    await expect(page.getByRole('button', { name: 'Save “mum”' })).toBeVisible()
  })

  for (const path of ['/gifts', '/cards'])
    test(`${path} shows more, and still does after a reload`, async ({ page }) => {
      await page.goto(path)
      await comesToLife(page, scripts)
      const heading = page.getByRole('heading', { name: /^(All presents|Drawings to choose from)$/ })
      const titles = page.locator('section').filter({ has: heading }).locator('article h3')
      await expect(titles).toHaveCount(12)
      const [first] = await titles.allTextContents()
      await page.getByRole('link', { name: 'Show more' }).click()
      await expect(page).toHaveURL(/\?from=1&page=2$/)
      await expect.poll(() => titles.count()).toBeGreaterThan(12)
      const shown = await titles.allTextContents()
      expect(shown[0]).toBe(first)
      expect(new Set(shown).size).toBe(shown.length)
      await page.reload()
      expect(await titles.allTextContents()).toEqual(shown)
    })

  test('what is liked is kept, and let go again', async ({ page }) => {
    await page.goto('/category/tulips')
    await comesToLife(page, scripts)
    const card = page.locator('main article').first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    const kept = scripts
      ? page.waitForResponse((response) => response.url().includes('/graphql'))
      : Promise.resolve()
    await card.getByRole('button', { name: /favourites/ }).click()
    await kept
    if (scripts)
      await expect(card.getByRole('button', { name: /favourites/ })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await comesToLife(page, scripts)
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /favourites/ })
      .click()
    await expect(page.getByText('Nothing is kept here yet.')).toBeVisible()
  })

  test('a search understands slips, and finds what there is to read', async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Search flowers and gifts' })
    await box.fill('peonys')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=peonys$/)
    await expect(page.locator('main article').first()).toContainText(/peon/i)
    await expect(page.getByRole('heading', { name: 'To read' })).toBeVisible()
  })
})

test('a product can be added from the first screen of a wide window, however much there is to choose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Sizes with pictures, numbers of two lengths, ten colours of two lengths.
  for (const id of [101, 253, 309]) {
    await page.goto(`/product/${id}`)
    await comesToLife(page)
    // The form's own button, or that of the bar while the form is longer than the window.
    const whole = () =>
      page.locator('main :is([data-buy], [data-shown] > button)').evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { top, bottom, left, width } = button.getBoundingClientRect()
            // At some hours more is said of the delivery, and the bar lies over the form's button.
            const isSeen = [top + 1, bottom - 1].every((y) =>
              button.contains(document.elementFromPoint(left + width / 2, y)),
            )
            return top >= 0 && bottom <= innerHeight && isSeen
          }).length,
      )
    await expect.poll(whole, `of product ${id}`).toBe(1)
  }
})

test('suggestions follow what is typed, are chosen with the keyboard, remembered and forgotten', async ({
  page,
}) => {
  await page.goto('/about-us')
  await comesToLife(page)
  const box = page.getByRole('combobox', { name: 'Search flowers and gifts' })
  await box.pressSequentially('sunfl')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: /sunflower/i }).first()).toBeVisible()
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveValue('sunfl')
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await expect(options).toHaveCount(0)
  await box.fill('condolence')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=condolence$/)
  await expect(box).toHaveValue('condolence')
  await expect(page.getByRole('link', { name: 'Sympathy' }).first()).toBeVisible()

  for (const phrase of ['tulips for gran', 'tulips for mum']) {
    await box.fill(phrase)
    await box.press('Enter')
    await expect(page).toHaveURL(`/search?q=${phrase.replaceAll(' ', '+')}`)
    // The address is the next page's before that is there, which then has the focus.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${phrase}”`)
  }
  await page.goto('/about-us')
  await comesToLife(page)
  await box.fill('tulips')
  await isForgotten(page, () => page.getByTitle('Forget tulips for gran').click())
  await expect(options.filter({ hasText: 'tulips for gran' })).toHaveCount(0)
  await box.press('ArrowDown')
  await expect(options.filter({ hasText: 'tulips for mum' })).toHaveAttribute('aria-selected', 'true')
  await isForgotten(page, () => box.press('Delete'))
  await expect(options.filter({ hasText: 'tulips for mum' })).toHaveCount(0)

  await page.goto('/search')
  await comesToLife(page)
  await expect(page.getByRole('link', { name: 'condolence' })).toBeVisible()
  await expect(page.getByRole('link', { name: /tulips for/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Forget condolence' }).click()
  await expect(page.getByRole('link', { name: 'condolence' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'bouquet of 51 roses' })).toBeVisible()

  await box.focus()
  await expect(options.first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
})

test(
  'who goes on typing while a search is on its way keeps the words, and the place in the field',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/about-us')
    await comesToLife(page)
    const box = page.getByRole('combobox', { name: 'Search flowers and gifts' })
    const hold = Promise.withResolvers<undefined>()
    await page.route('**/graphql?*', async (route) => {
      await hold.promise
      await route.continue()
    })
    await box.fill('roses')
    await box.press('Enter')
    await box.pressSequentially(' red')
    hold.resolve(undefined)
    await expect(page).toHaveURL(/\/search\?q=roses$/)
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(box).toHaveValue('roses red')
    await expect(box).toBeFocused()
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=roses\+red$/)
    await page.getByRole('link', { name: 'Larkspur, to the main page' }).click()
    await expect(box).toHaveValue('')
  },
)

test(
  'who points at the search while another is on its way types on in it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/about-us')
    await comesToLife(page)
    const box = page.getByRole('combobox', { name: 'Search flowers and gifts' })
    const hold = Promise.withResolvers<undefined>()
    await page.route('**/graphql?*', async (route) => {
      await hold.promise
      await route.continue()
    })
    await box.fill('roses')
    await box.press('Enter')
    await box.click({ clickCount: 3 })
    hold.resolve(undefined)
    await expect(page).toHaveURL(/\/search\?q=roses$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“roses”')
    await page.keyboard.type('tulips')
    await expect(box).toHaveValue('tulips')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=tulips$/)
  },
)

test('what a guest liked is the account’s after signing in, and stays with it', async ({ page, context }) => {
  await page.goto('/category/tulips')
  await comesToLife(page)
  const card = page.locator('main article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const kept = page.waitForResponse((response) => response.url().includes('/graphql'))
  await card.getByRole('button', { name: /favourites/ }).click()
  await kept
  const guest = await context.storageState()
  await signIn(page)
  for (const address of ['/favorites', '/profile/favorites']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }

  // It is not the session's any more: who holds that has nothing.
  await context.clearCookies()
  await context.addCookies(guest.cookies)
  await page.goto('/favorites')
  await expect(page.getByText('Nothing is kept here yet.')).toBeVisible()
})

test(
  'what was looked at before waits at the foot of a product',
  { tag: '@long' },
  async ({ page, watched }) => {
    const titles: string[] = []
    for (const index of [0, 1]) {
      await page.goto('/category/tulips')
      await comesToLife(page)
      const link = page.locator('main article h3').getByRole('link').nth(index)
      const title = (await link.textContent()) ?? ''
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      titles.push(title)
      // A page that is left before it has drawn its first frame was not looked at.
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
      // As a version before 0.2 has kept it: numbers.
      await page.evaluate(() => {
        const seen = JSON.parse(localStorage.getItem('larkspur-seen') ?? '[]') as string[]
        localStorage.setItem('larkspur-seen', JSON.stringify(seen.map(Number)))
      })
    }
    // A link that is scrolled to below the mouse has its page fetched.
    await page.mouse.move(0, 0)
    watched.forget()
    // What comes late above may push the foot away again: whoever wants to see it scrolls on.
    await expect(async () => {
      await page.getByRole('heading', { name: 'Find it under' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: 'You looked at' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(
      page.getByRole('list', { name: 'Recently viewed' }).getByText(titles[0] ?? '?'),
    ).toBeVisible()
    expect(watched.graphql).toHaveLength(1)
  },
)

/** Has a phrase forgotten, and waits for the shop to have done it: the list on show is shorter before, the next page only then. */
async function isForgotten(page: Page, forget: () => Promise<void>) {
  const answer = page.waitForResponse(
    async (response) =>
      new URL(response.url()).pathname === '/graphql' &&
      (await response.text()).includes('"removeSearchPhrase"'),
  )
  await forget()
  await answer
}
