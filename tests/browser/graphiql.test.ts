import { expect, test } from './shopper.ts'

test('GraphiQL works and asks no other host for anything', async ({ page, baseURL }) => {
  test.slow()
  const own = new URL(baseURL ?? '').host
  const others: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== own) others.push(request.url())
  })
  await page.goto('/graphiql')
  await expect(page.locator('.graphiql-container').first()).toBeVisible({ timeout: 20_000 })
  await page.waitForTimeout(2_000)

  expect(others).toEqual([])
  // It knows the schema: the documentation lists the queries.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByText('bestSellers').first()).toBeVisible()
})
