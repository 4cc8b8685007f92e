import { expect, it } from 'vitest'
import { drawModules } from './module-diagram.ts'

it('the picture in docs/architecture.md is that of the imports; `npm run picture` draws it anew', async () => {
  const { before, after } = await drawModules()
  expect(before).toBe(after)
})
