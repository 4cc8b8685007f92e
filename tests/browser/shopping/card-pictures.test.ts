import { expect, test } from '../shopper.ts'

test('a card’s picture is 222 pixels high on a telephone, 320 at a desk, and keeps its shape between', async ({
  page,
}) => {
  await page.goto('/category/roses')
  const picture = page.locator('main article img').first()
  const shapeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await picture.boundingBox()) ?? { width: 0, height: 0 }
  }
  expect((await shapeAt(360)).height).toBe(222)
  expect((await shapeAt(479)).height).toBe(222)
  expect((await shapeAt(1280)).height).toBe(320)
  for (const width of [480, 768, 1279]) {
    const shape = await shapeAt(width)
    expect(shape.height / shape.width, `${width} px`).toBeCloseTo(5 / 4, 2)
  }
})
