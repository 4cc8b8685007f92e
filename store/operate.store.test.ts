import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTerminal } from '../tests/support/processes/operator.ts'
import type { Terminal } from '../tests/support/processes/operator.ts'

let { type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

it('what there is to type is told, also to who typed something else', async () => {
  expect(await type()).toMatchObject({ code: 0, said: expect.stringContaining('orders advance <order>') })
  expect(await type('slots')).toMatchObject({ code: 2, said: expect.stringContaining('slots close') })
  for (const words of [['nonsense'], ['orders', 'eat'], ['constructor'], ['orders', '__proto__']])
    expect((await type(...words)).code).toBe(2)
  await expectRefused(
    ['orders', 'list', '--colour', 'red'],
    /^There is no option --colour\nusage: npm run store/,
  )
})

it.each([
  [['bananas'], /^There is no command "bananas"\n[^]*orders list[^]*catalogue import/],
  [['bananas', 'list'], /^There is no command "bananas"\n[^]*orders list[^]*catalogue import/],
  [['orders', 'bananas'], /^There is no command "orders bananas"\n[^]*orders list/],
  [['orders'], /^"orders" is incomplete: behind it comes one of list, show, [^\n]*\n[^]*orders list/],
])('%j is no command: that is said first, then what there is', async (words, said) => {
  await expectRefused(words, said)
})
