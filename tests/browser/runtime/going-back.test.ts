import { comesToLife, expect, test } from '../shopper.ts'

// The browser keeps the documents of shared pages, and takes them from there when somebody goes back, without a question.

test('who goes back to a page that they saw as a stranger sees their cart on it', async ({ page }) => {
  const kept: (boolean | undefined)[] = []
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  tools.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') kept.push(response.fromDiskCache)
  })
  // A page has an entity tag, and is kept by browsers, from its second time on.
  for (let times = 0; times < 3; times++) {
    await page.goto('/category/roses')
    await comesToLife(page)
  }
  await page.goto('/product/101')
  await comesToLife(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: /^Cart with 1/ }).first()).toBeAttached()
  await page.goto('/faq')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/category\/roses$/)
  await comesToLife(page)
  await expect(page.getByRole('link', { name: /^Cart with 1/ }).first()).toBeAttached()
  expect(kept.at(-1), 'the document came from the cache').toBe(true)
})
