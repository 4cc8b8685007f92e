import { expect, it } from 'vitest'
import { drawHouse } from './house-picture.ts'

it('the picture in docs/architecture.md is that of the imports; `npm run picture` draws it anew', async () => {
  const { before, after } = await drawHouse()
  expect(before).toBe(after)
})
