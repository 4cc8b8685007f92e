import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atTheTerminal } from '../../tests/support/processes/operator.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
let type: Awaited<ReturnType<typeof atTheTerminal>>['type']
beforeAll(async () => {
  store = await startTestStore()
  ;({ type } = await atTheTerminal(store, 'unused'))
})
afterAll(() => store.stop())

describe('log list', () => {
  it('shows the errors of browsers, the newest first, and nothing that a terminal obeys', async () => {
    expect(await type('log', 'list')).toEqual({ code: 0, said: '(none)' })
    const tell = (body: object) => store.call('POST', '/v1/log/', { body })
    await tell({ message: 'The first' })
    await tell({ message: 'Red \u001b[31m\nnext line', path: '/cart', stack: 'Error\n  at cart.ts:1\u0007' })
    const { said } = await type('log', 'list')
    const lines = said.split('\n')
    expect(lines).toEqual([
      expect.stringMatching(/ error {2}\/cart {2}Red {2}\[31m next line$/),
      '    Error',
      '    at cart.ts:1',
      expect.stringMatching(/ error {2}\(no path\) {2}The first$/),
    ])
    expect((await type('log', 'list', '--limit', '1')).said).not.toContain('The first')
  })
})
