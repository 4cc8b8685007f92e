import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FunctionComponent } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copySources, followAll, runInCopy } from './copy-sources.ts'

let copy = ''
beforeAll(async () => {
  copy = await copySources()
})
afterAll(() => rm(copy, { recursive: true, force: true }))

it('what the recipes add compiles, all of it together', { timeout: 600_000 }, async () => {
  await followAll(copy)
  expect(await runInCopy(copy, '@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts')).toBe('')
  expect(
    await runInCopy(copy, 'typescript-native/bin/tsc', '--checkers', '1', '--incremental', 'false'),
  ).toBe('')
})

it('the block of the front-end page says of what costs nothing that it is free', async () => {
  const { DeliveryZones } = (await import(
    join(copy, 'client', 'features', 'home', 'delivery-zones.tsx')
  )) as { DeliveryZones: FunctionComponent<{ zones: object[] }> }
  const zone = { title: 'London', isSameDay: true, opensAt: '08:00' }
  const html = renderToStaticMarkup(
    createElement(DeliveryZones, {
      zones: [
        { ...zone, zone: 'london', priceFrom: { amount: 0, text: '£0' } },
        { ...zone, zone: 'uk', priceFrom: { amount: 495, text: '£4.95' } },
      ],
    }),
  )
  expect(html).toContain('Free')
  expect(html).not.toContain('£0')
  expect(html).toContain('From £4.95')
})
