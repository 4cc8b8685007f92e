import { afterAll, beforeAll, expect, it } from 'vitest'
import { readyToOrder } from '../../tests/support/checkout.ts'
import { ON_PAPER, boughtEmailCard, codesOf, productOf } from '../../tests/support/gift-card.ts'
import { atTheTerminal } from '../../tests/support/operator.ts'
import { startTestStore } from '../../tests/support/store.ts'
import type { TestStore } from '../../tests/support/store.ts'

let store: TestStore
let terminal: Awaited<ReturnType<typeof atTheTerminal>>
beforeAll(async () => {
  store = await startTestStore()
  terminal = await atTheTerminal(store, 'unused')
})
afterAll(() => store.stop())

it('prints the codes of cards on paper, and of no others', async () => {
  const { buyer, id } = await readyToOrder(store)
  await buyer.post(`/v1/basket/${await productOf(store, ON_PAPER)}/50-pounds`, {})
  await terminal.expectRefused(
    ['gift-cards', 'print', id],
    /has no gift cards; they are made when it is paid/,
  )
  await buyer.toPay(id)
  await buyer.pay((await buyer.intent(id)).id)
  const [code = ''] = await codesOf(store, id)
  const printed = await terminal.type('gift-cards', 'print', id)
  expect(printed).toMatchObject({ code: 0 })
  expect(printed.said).toContain(`${code}  £50.00, until 2028-03-10`)
  expect((await terminal.type('gift-cards', 'list')).said).toMatch(/£50\.00\s+£50\.00\s+2028-03-10\s+printed/)
  const shown = (await terminal.type('gift-cards', 'show', id.toLowerCase())).said
  expect(shown).toContain('issued')
  expect(shown).not.toContain(code)

  const byEmail = await boughtEmailCard(store)
  await terminal.expectRefused(['gift-cards', 'print', byEmail.id], /no gift cards on paper/)
  await terminal.expectRefused(['gift-cards', 'show', 'NOSUCHNO'], /There is no order NOSUCHNO/)
})
