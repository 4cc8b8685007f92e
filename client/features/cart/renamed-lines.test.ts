import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRename, renamedLine } from './renamed-lines.ts'

type Cart = NonNullable<Awaited<Parameters<typeof followRename>[2]>>

const line = (lineSlug: string) => ({ productId: '253', lineSlug })
const cartOf = (...lines: [slug: string, text: string | null][]) =>
  ({
    lines: lines.map(([slug, cardText]) => ({ ...line(slug), cardText })),
  }) as Cart

let now = 0
beforeEach(() => {
  // What an earlier test has renamed is long shown.
  now += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a button that was pressed while the text was on its way is about the line with its new slug', async () => {
  let answer: (cart: Cart) => void = () => {}
  followRename(line('red-12'), ' To Mum\n', new Promise((done) => (answer = done)))
  const pressed = renamedLine(line('red-12'))
  const other = renamedLine(line('white-6'))
  answer(cartOf(['white-6', 'To Mum'], ['red-12', null], ['red-12~a', 'To Mum']))
  expect(await pressed).toEqual(line('red-12~a'))
  expect(await other).toEqual(line('white-6'))
})

test('two changes after each other are followed, to the first text and back', async () => {
  followRename(line('red-12'), 'To Mum', Promise.resolve(cartOf(['red-12~a', 'To Mum'])))
  followRename(line('red-12~a'), '', Promise.resolve(cartOf(['red-12', null])))
  followRename(line('red-12'), 'To Dad', Promise.resolve(cartOf(['red-12~b', 'To Dad'])))
  expect(await renamedLine(line('red-12'))).toEqual(line('red-12~b'))
})

test('once the page shows the new slug the old one is another line’s', async () => {
  followRename(line('red-12'), 'To Mum', Promise.resolve(cartOf(['red-12~a', 'To Mum'])))
  expect(await renamedLine(line('red-12'))).toEqual(line('red-12~a'))
  now += 1_001
  expect(await renamedLine(line('red-12'))).toEqual(line('red-12'))
})

test('a change that was refused, or failed, has renamed nothing', async () => {
  followRename(line('red-12'), 'To Mum', Promise.resolve(null))
  followRename(line('red-12'), 'To Mum', Promise.reject(new Error('No connection')))
  expect(await renamedLine(line('red-12'))).toEqual(line('red-12'))
})
