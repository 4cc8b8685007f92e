import { Steps, eventually } from '../support/pages/steps.ts'
import { wordsOf } from '../support/pages/tab.ts'
import { expect, test } from './journey.ts'

test('a page one comes back to shows the cart as it is now', async ({ tab, scripts }) => {
  test.skip(!scripts, 'It stays as the server made it.')
  const steps = new Steps(tab)
  await steps.open('/category/roses')
  await steps.open('/product/101')
  await tab.press({ role: 'button', name: /^Add to cart/ })
  await eventually(() => wordsOf(tab, 'header a[href="/cart"]')).toContain('1')
  await tab.back()
  await steps.expectPlace(/^\/category\/roses$/)
  await eventually(() => wordsOf(tab, 'header a[href="/cart"]')).toContain('1')
})

test('what was chosen and typed is there when one comes back from the favourites', async ({
  tab,
  scripts,
}) => {
  test.skip(scripts, 'With JavaScript one never leaves.')
  await tab.open('/product/253')
  await tab.press('label:has(input[name=variantSlug]:not(:checked))')
  await tab.press('details:has(textarea) > summary')
  await tab.fill({ label: /with your words/ }, 'Happy birthday')
  const chosen = () =>
    tab.ask(
      (css) => [...document.querySelectorAll<HTMLInputElement>(css)].map(({ value }) => value),
      'input[name=variantSlug]:checked, textarea',
    )
  const before = await chosen()
  await tab.press({ role: 'button', name: /among your favourites$/, within: 'main div:has(> h1)' })
  await eventually(() => tab.place()).toBe('/favorites')
  await tab.back()
  await eventually(() => tab.place()).toBe('/product/253')
  await eventually(chosen).toEqual(before)
  expect(before).toContain('Happy birthday')
})
