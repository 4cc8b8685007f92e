import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atTheTerminal } from '../tests/support/operator.ts'
import type { TestStore } from '../tests/support/store.ts'
import { startTestStore } from '../tests/support/store.ts'

type Terminal = Awaited<ReturnType<typeof atTheTerminal>>

let store: TestStore
let folder: string
let type: Terminal['type']
let expectRefused: Terminal['expectRefused']
beforeAll(async () => {
  store = await startTestStore()
  folder = await mkdtemp(join(tmpdir(), 'larkspur-operator-'))
  ;({ type, expectRefused } = await atTheTerminal(store, folder))
})
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

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
