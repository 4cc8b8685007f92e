import { expect, test } from '../shopper.ts'

test('the pages of the API make a call with the tokens of a session and a sign-in', async ({ page }) => {
  test.slow()
  const store = process.env.STORE_URL ?? ''
  const others: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== store) others.push(request.url())
  })
  const session = (await (await page.request.post(`${store}/v1/session/`)).json()) as { token: string }
  await page.goto(`${store}/docs/#/basket/getCart`)
  await expect(page.getByText('Larkspur commerce API')).toBeVisible({ timeout: 20_000 })

  const schemes = page.locator('.dialog-ux')
  const authorize = async (name: RegExp, token: string) => {
    await page.getByRole('button', { name: 'Authorize', exact: true }).click()
    const scheme = schemes.locator('.auth-container', { has: page.getByRole('heading', { name }) })
    await scheme.getByRole('textbox').fill(token)
    await scheme.getByRole('button', { name: 'Apply credentials' }).click()
    await schemes.getByRole('button', { name: 'Close' }).first().click()
  }
  const execute = async (operation: string, path: string) => {
    const place = page.locator(`#operations-${operation}`)
    const asked = page.waitForRequest(`${store}${path}`)
    await place.getByRole('button', { name: 'Execute' }).click()
    const headers = (await asked).headers()
    const status = place.locator('.live-responses-table .response-col_status').last()
    return { headers, status }
  }
  await authorize(/SessionToken/, session.token)
  const cart = await execute('basket-getCart', '/v1/basket/')
  expect(cart.headers['x-session-token']).toBe(session.token)
  await expect(cart.status).toContainText('200')

  // What was typed in stays, in the next page too.
  await authorize(/SignIn/, 'token-of-nobody')
  await page.goto(`${store}/docs/#/auth/signOut`)
  await page.reload()
  await expect(page.getByText('Larkspur commerce API')).toBeVisible({ timeout: 20_000 })
  const left = await execute('auth-signOut', '/v1/user/logout/')
  expect(left.headers.authorization).toBe('Bearer token-of-nobody')
  await expect(left.status).toContainText('200')
  expect(others).toEqual([])
})
