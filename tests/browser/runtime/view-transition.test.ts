import type { Page } from '@playwright/test'
import { readyToOrder } from '../account/account.ts'
import { comesToLife, expect, test } from '../shopper.ts'

/** Notes which parts of each page move into those of the next. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moved: string[][] = []
    Object.assign(window, { moved })
    // Some browsers have none.
    const start = (Document.prototype as Partial<Document>).startViewTransition
    if (!start) return
    Document.prototype.startViewTransition = function (this: Document, ...given) {
      const transition = start.apply(this, given)
      const note = () => {
        const pseudos = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        moved.push([...new Set(pseudos.filter((name) => name?.startsWith('::view-transition')))] as string[])
      }
      transition.ready.then(note, () => moved.push(['skipped']))
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[][] }).moved)
}

const card = (page: Page, index = 0) => page.locator('main article h3').getByRole('link').nth(index)

test('the picture of a card grows into that of the page it leads to, again and again', async ({ page }) => {
  const moved = await watchTransitions(page)
  await page.goto('/category/roses')
  await comesToLife(page)
  const title = (await card(page, 1).textContent()) ?? ''
  await card(page, 1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(moved).toEqual([['::view-transition-group(picture)']])

  // Back is at once as it was; another card of the listing grows as well.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roses')
  const other = (await card(page, 2).textContent()) ?? ''
  await card(page, 2).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
  await expect.poll(async () => (await moved()).at(-1)).toEqual(['::view-transition-group(picture)'])

  // From one product to another the picture of the page before must not be taken for it.
  const last = page.locator('main section article h3').getByRole('link').first()
  const third = (await last.textContent()) ?? ''
  const before = (await moved()).length
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third)
  await expect.poll(async () => (await moved()).length).toBeGreaterThan(before)
  expect((await moved()).flat()).not.toContain('skipped')
})

test('who goes on before a page has moved in hears of no failure', async ({ page }) => {
  await page.goto('/category/roses')
  await comesToLife(page)
  // As the router does when another page comes in between: what waits for the first movement is left alone.
  const isEnded = await page.evaluate(async () => {
    const transition = document.startViewTransition(() => {})
    void transition.ready.finally(() => {})
    transition.skipTransition()
    await transition.finished
    // Promises that nobody has caught are told of after the task.
    await new Promise((resolve) => setTimeout(resolve, 50))
    return transition.ready.then(
      () => 'moved',
      (reason: Error) => reason.name,
    )
  })
  expect(isEnded).toBe('AbortError')
})

test('the next step of a checkout moves in', async ({ page }) => {
  const moved = await watchTransitions(page)
  await readyToOrder(page)
  await page.goto('/checkout/final-details')
  await comesToLife(page)
  await page.getByRole('link', { name: 'Change the delivery' }).click()
  await expect(page).toHaveURL(/delivery-details/)
  await expect.poll(moved).toEqual([['::view-transition-new(step-0)']])
  await page.getByRole('button', { name: 'Continue to final details' }).click()
  await expect(page).toHaveURL(/final-details/)
  await expect.poll(async () => (await moved()).at(-1)).toEqual(['::view-transition-new(step-1)'])
})

test('nobody who wants less motion gets any', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moved = await watchTransitions(page)
  await page.goto('/category/roses')
  await comesToLife(page)
  await card(page).click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  expect(await moved()).toEqual([])
})

test('a browser without transitions shows the next page, and complains of nothing', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Document.prototype as Partial<Document>).startViewTransition
  })
  await page.goto('/category/roses')
  await comesToLife(page)
  const title = (await card(page).textContent()) ?? ''
  await card(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a press goes through while something moves', async ({ page }) => {
  await page.goto('/category/roses')
  await comesToLife(page)
  // A style element would be refused by the page's policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('::view-transition-group(*) { animation-duration: 20s !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await card(page).click()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'In your cart' })).toBeVisible()
})
