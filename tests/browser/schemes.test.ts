import { expect, test } from './shopper.ts'

const groundOf = () => getComputedStyle(document.documentElement).backgroundColor
const inkOf = () => getComputedStyle(document.documentElement).color

test('a device that asks for a dark page gets one from its first moment, and changes while it is open', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/category/roses', { waitUntil: 'commit' })
  // The browser's own paper is dark before the styles are there.
  const html = await (await page.request.get('/category/roses')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<meta name="color-scheme" content="light dark">')
  await page.waitForLoadState()
  expect(await page.evaluate(groundOf)).toBe('rgb(19, 26, 22)')
  expect(await page.evaluate(inkOf)).toBe('rgb(236, 231, 218)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(groundOf)).toBe('rgb(250, 246, 239)')
})

test('paper is light, whatever the screen is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/product/101')
  expect(await page.evaluate(inkOf)).toBe('rgb(27, 47, 37)')
})
