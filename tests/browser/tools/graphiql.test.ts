import type { Page } from '@playwright/test'
import { shopTabs } from '../../../workshop/shop-tabs.ts'
import { expect, test } from '../shopper.ts'

// GraphiQL asks for everything it has when it is opened: its files are a megabyte.
test.slow()

/** The answer on show, whose lines the editor draws one by one. */
const response = (page: Page) => page.getByRole('region', { name: 'Result Window' })
const panel = (page: Page, name: string) => page.getByRole('region', { name })
const tabOf = (page: Page, name: string) =>
  page.locator('.graphiql-tab-button', { hasText: new RegExp(`^${name}$`) })

async function openWorkshop(page: Page): Promise<void> {
  await page.goto('/graphiql')
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('query HomePage')
}

/** Presses Run, and answers with what the shop said to the operation. */
async function run(page: Page, operation: string) {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/graphql') &&
        (answer.request().postDataJSON() as { operationName?: string }).operationName === operation,
    ),
    page.getByRole('button', { name: 'Execute query' }).click(),
  ])
  return (await answer.json()) as { data: Record<string, any>; errors?: unknown }
}

/** GraphiQL keeps what is in its editor once it has read it, a moment after it is changed: it is not run before. */
async function isRead(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('graphiql:query'))).toContain(text)
}

/** Opens the tab of an operation from the list of the shop's own. */
async function choose(page: Page, operation: string): Promise<void> {
  await panel(page, 'The shop’s operations').getByRole('button', { name: operation, exact: true }).click()
  await isRead(page, ` ${operation}`)
}

test('GraphiQL asks no other host for anything, and no page of the shop asks for its files', async ({
  page,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '').host
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/graphiql'))).toEqual([])

  asked.splice(0)
  await openWorkshop(page)
  await run(page, 'HomePage')
  const others = asked.filter((url) => url.startsWith('http') && new URL(url).host !== own)
  expect(others).toEqual([])
  expect(asked.some((url) => url.includes('/graphiql/assets/'))).toBe(true)
})

test('a newcomer runs every tab, from the home page to a placed order and a sign-in', async ({ page }) => {
  await openWorkshop(page)
  for (const { operation } of shopTabs({ date: '', windowId: '0' })) {
    await choose(page, operation)
    // What only the visitor's own data tells is there before it is run.
    if (operation === 'PlaceOrder') await expect(variables(page)).toContainText(/"orderId":\s"\w{8}"/)
    if (operation === 'SignIn') await expect(variables(page)).not.toContainText('"000000"')
    const { data, errors } = await run(page, operation)
    expect(errors, operation).toBeUndefined()
    expect(JSON.stringify(data), operation).not.toContain('"Refusal"')
    await expect(response(page).locator('.view-lines')).toContainText(Object.keys(data)[0] ?? '')
    if (operation === 'PlaceOrder') expect(data.placeOrder.state).toBe('AWAITING_PAYMENT')
    if (operation === 'Visitor') expect(data.visitor.user.id).toEqual(expect.any(String))
  }
  await page.goto('/profile/my-account')
  await expect(page.getByRole('main')).toContainText(/newcomer-\w+@example\.org/)
})

test('a newcomer begins with the last step: what comes before it is run first, and said', async ({
  page,
}) => {
  await openWorkshop(page)
  await choose(page, 'PlaceOrder')
  await page.getByRole('button', { name: 'Execute query' }).click()
  await expect(response(page).locator('.view-lines')).toContainText('AWAITING_PAYMENT', { timeout: 20_000 })
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: /unpaid|pay/i }).first()).toBeVisible()
})

const variables = (page: Page) =>
  page.getByRole('region', { name: 'Variables', exact: true }).locator('.view-lines').first()

test('a newcomer reads what a field means', async ({ page }) => {
  await openWorkshop(page)
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await page.getByRole('link', { name: 'bestSellers', exact: true }).click()
  const docs = page.locator('.graphiql-doc-explorer')
  await expect(docs).toContainText('bestSellers')
  await expect(docs.locator('.graphiql-markdown-description').first()).not.toBeEmpty()
})

test('a newcomer puts an operation together in the explorer', async ({ page }) => {
  await openWorkshop(page)
  await page.getByRole('button', { name: 'New tab' }).click()
  await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click()
  const explorer = page.locator('.graphiql-explorer-root')
  await explorer.getByText('hero', { exact: true }).click()
  await explorer.getByText('heading', { exact: true }).click()
  await isRead(page, 'heading')
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/graphql')),
    page.getByRole('button', { name: 'Execute query' }).click(),
  ])
  await expect(response(page).locator('.view-lines')).toContainText('Flowers')
})

test('what is put in the cart there is in the shop, and the panel shows the calls that it took', async ({
  page,
}) => {
  await openWorkshop(page)
  await choose(page, 'AddCartLine')
  const { data } = await run(page, 'AddCartLine')
  expect(data.addCartLine.quantity).toBe(1)

  await page.getByRole('button', { name: 'Show Upstream calls' }).click()
  const calls = panel(page, 'Upstream calls')
  // A first change begins a session; what goes well with the roses is asked for meanwhile, unless it is kept.
  await expect(calls).toContainText(/AddCartLine: 3 answers of \/v1: .*in 2 rounds/)
  const listed = calls.getByRole('listitem')
  await expect(listed.filter({ hasText: 'POST /v1/session/' })).toContainText('round 1')
  await expect(listed.filter({ hasText: 'POST /v1/basket/' })).toContainText(
    /POST \/v1\/basket\/253\/red-12-short.*own.*round 2.*200.*ms/s,
  )
  await expect(listed.filter({ hasText: 'GET /v1/product/253/' })).toHaveCount(1)
  await expect(calls).toContainText('Top-level fields')

  await calls.getByRole('button', { name: 'Forget kept pages and answers' }).click()
  await expect(calls.getByRole('status')).toHaveText('Done: run it again.')
  await tabOf(page, 'ListingPage').click()
  await isRead(page, 'query ListingPage')
  await run(page, 'ListingPage')
  await expect(calls.getByRole('listitem').filter({ hasText: '/v1/category/roses/' })).toContainText('miss')

  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('Red Roses')
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1')
  await page.goto('/sandbox/upstream?page=/cart')
  await expect(page.locator('details').first()).toContainText('GET /cart')
  await expect(page.locator('details').first()).toContainText('/v1/basket/')
})

test('somebody who pastes a session into the headers acts as that visitor', async ({ page, request }) => {
  const store = process.env.STORE_URL ?? ''
  const { token } = (await (await request.post(`${store}/v1/session/`)).json()) as { token: string }
  await request.post(`${store}/v1/basket/253/red-12-short`, {
    headers: { 'x-session-token': token },
    data: {},
  })
  await openWorkshop(page)
  await choose(page, 'CartPage')
  expect((await run(page, 'CartPage')).data.cart).toBeNull()
  await page.getByRole('button', { name: 'Headers', exact: true }).click()
  await page.getByRole('region', { name: 'Headers', exact: true }).locator('.view-lines').last().click()
  await page.keyboard.insertText(JSON.stringify({ 'X-Session-Token': token }))
  expect((await run(page, 'CartPage')).data.cart.quantity).toBe(1)
  await page.goto('/cart')
  await expect(page.getByRole('main')).not.toContainText('Red Roses')
})

test('what is read aloud of an icon is its name', async ({ page }) => {
  await openWorkshop(page)
  const titles = await page.locator('svg > title').allTextContents()
  expect(titles).toContain('close icon')
  expect(titles).toContain('play icon')
  // A mangled name is a letter or two.
  expect(titles.filter((title) => !/^[a-z]{3,}( [a-z]{2,})* icon$/.test(title))).toEqual([])
})

test.describe('a run that is refused', () => {
  test.use({ problemsAreMeant: true })

  test('says of a changed tab what the schema has instead, and the operation as it is now opens beside it', async ({
    page,
  }) => {
    await openWorkshop(page)
    const operations = panel(page, 'The shop’s operations')
    await expect(operations).not.toContainText('You have changed it.')
    // Identifiers were numbers once; who changed the tab then has it as they left it.
    await page.evaluate(() => {
      const { tabs } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '') as {
        tabs: { title: string; query: string }[]
      }
      const tab = tabs.find(({ title }) => title === 'RemoveCartLine')
      if (tab) tab.query = `# Mine\n${tab.query.replaceAll('ID!', 'Int!')}`
      localStorage.setItem('graphiql:tabState', JSON.stringify({ tabs, activeTabIndex: 0 }))
    })
    await page.reload()
    await choose(page, 'RemoveCartLine')
    await isRead(page, '# Mine')
    const { errors } = await run(page, 'RemoveCartLine')
    expect(errors).toMatchObject([
      { message: 'Variable "$productId" of type "Int!" used in position expecting type "ID!".' },
    ])

    await operations.getByRole('button', { name: 'Open the shop’s RemoveCartLine' }).click()
    await isRead(page, '$productId: ID!')
    await expect(operations).not.toContainText('You have changed it.')
    await expect(tabOf(page, 'RemoveCartLine')).toHaveCount(2)
    const { data } = await run(page, 'RemoveCartLine')
    expect(data.removeCartLine.__typename).toBe('Refusal')
  })

  test('leaves nothing of the calls of the run before in the panel', async ({ page }) => {
    await openWorkshop(page)
    await run(page, 'HomePage')
    await page.getByRole('button', { name: 'Show Upstream calls' }).click()
    const calls = panel(page, 'Upstream calls')
    await expect(calls).toContainText('HomePage: ')
    await page.getByRole('button', { name: 'New tab' }).click()
    await page.locator('.graphiql-query-editor .view-lines').click()
    await page.keyboard.insertText('query Bad { nope }')
    await isRead(page, 'query Bad')
    await run(page, 'Bad')
    await expect(calls).toContainText('Bad: refused before it was run, so it made no call of /v1.')
    await expect(calls.getByRole('listitem')).toHaveCount(0)
  })
})

test('beside an open panel the editor has room for the lines of an operation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWorkshop(page)
  await expect(panel(page, 'The shop’s operations')).toBeVisible()
  const editor = await page.locator('.graphiql-query-editor .monaco-editor').first().boundingBox()
  expect(editor?.width).toBeGreaterThan(450)
})

test('on a phone the answer is below the editor, and a panel over both until it is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWorkshop(page)
  await run(page, 'HomePage')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBe(0)
  await response(page).scrollIntoViewIfNeeded()
  const answer = await response(page).boundingBox()
  expect(answer?.width).toBeGreaterThan(300)
  expect(answer?.height).toBeGreaterThan(300)

  await page.getByRole('button', { name: 'Show Upstream calls' }).click()
  const calls = panel(page, 'Upstream calls')
  await expect(calls).toBeInViewport()
  expect(await overflow()).toBe(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(calls).toBeHidden()

  await page.getByRole('button', { name: 'Show The shop’s operations' }).click()
  await choose(page, 'CartPage')
  await expect(panel(page, 'The shop’s operations')).toBeHidden()
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('query CartPage')
})
