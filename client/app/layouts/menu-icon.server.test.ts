import { expect, test } from 'vitest'
import { sharedBackend } from '../../../tests/support/processes/shared-backend.ts'

/** The drawing before each entry of the menu with that title, by width and height. */
function sizesBefore(html: string, title: string): string[] {
  const drawings = new RegExp(
    `<svg class="icon thin" width="(\\d+)" height="(\\d+)"[^>]*><use href="#menu-[a-z]+"></use></svg>${title}<`,
    'g',
  )
  return [...html.matchAll(drawings)].map(([, width, height]) => `${width} × ${height}`)
}

test('the menu’s drawings have the size of their category', async () => {
  const { shop, storeUrl } = await sharedBackend()
  const html = (await (await fetch(shop.url)).text()).replaceAll('<!-- -->', '')
  const { data } = await (await fetch(`${storeUrl}/v1/navigation/`)).json()
  const entries = data.main as { title: string; icon: string }[]
  expect(entries.map(({ icon }) => icon)).toEqual(expect.arrayContaining(['flowers', 'sales', 'roses']))
  const SIZES: Record<string, string> = { flowers: '20 × 20', sales: '14 × 14', roses: '10 × 16' }
  for (const { title, icon } of entries) {
    // One in the menu at a desk, one in that of a telephone.
    const sizes = sizesBefore(html, title)
    expect(sizes.length, title).toBeGreaterThanOrEqual(2)
    expect(new Set(sizes), title).toEqual(new Set([SIZES[icon] ?? '16 × 16']))
  }
})
