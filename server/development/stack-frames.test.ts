import { expect, test } from 'vitest'
import { frameOfSyntax, framesIn } from './stack-frames.ts'

test('the place of a syntax error is read from the drawing of the bundler', () => {
  const place = { path: 'store/cart/cart-line.ts', line: 9, column: 14 }
  for (const path of [
    'store/cart/cart-line.ts',
    '/home/me/shop/store/cart/cart-line.ts',
    '/store/cart/cart-line.ts',
  ])
    expect(
      frameOfSyntax(
        `Transform failed with 1 error:\n[PARSE_ERROR] Missing\n   ╭─[ ${path}:9:14 ]\n`,
        '/home/me/shop',
      ),
    ).toEqual(place)
  expect(frameOfSyntax('The cart is full [ 40:1 ]', '/home/me/shop')).toBeUndefined()
})

test('of a stack the places in our own files count', () => {
  const stack = [
    'Error: no',
    '    at readFile (node:fs:1:2)',
    '    at run (/home/me/shop/node_modules/pg/index.js:3:4)',
    '    at async cart (/home/me/shop/store/cart/cart.ts:5:6)',
    '    at file:///home/me/shop/server/app.ts:7:8',
    '    at other (/home/me/elsewhere/app.ts:9:1)',
  ].join('\n')
  expect(framesIn(stack, '/home/me/shop')).toEqual([
    { path: 'store/cart/cart.ts', line: 5, column: 6 },
    { path: 'server/app.ts', line: 7, column: 8 },
  ])
})
