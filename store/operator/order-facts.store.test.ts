import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moveOrder } from '../order/order-state.ts'
import { LONDON_ADDRESS, firstOpen, readyToPay, withDraft } from '../../tests/support/shopping/checkout.ts'
import { atTheTerminal } from '../../tests/support/processes/operator.ts'
import { ASKED, orderAskingRecipient, firstWindow } from '../../tests/support/shopping/recipient-link.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { inTransaction } from '../kernel/context.ts'

const PAID_AT = '2026-03-10T08:00:00Z'

let store: TestStore
let terminal: Awaited<ReturnType<typeof atTheTerminal>>
beforeAll(async () => {
  store = await startTestStore()
  terminal = await atTheTerminal(store, tmpdir())
})
afterAll(() => store.stop())
beforeEach(() => at(PAID_AT))

async function at(moment: string): Promise<void> {
  store.clock.set(moment)
  await terminal.setClock()
}
const shown = async (id: string) => (await terminal.type('orders', 'show', id)).said.split('\n')
const ofRecipient = async (id: string) =>
  (await shown(id)).filter((line) => line.startsWith('recipient')).map((line) => line.slice(12))

describe('an order whose recipient is to choose is shown with', () => {
  const WAS_ASKED = 'Iris Green was asked where and when, at +447700900499'

  it('whom it will ask, while it is not paid for', async () => {
    const { buyer, id } = await withDraft(store)
    await buyer.post('/v1/order/recipient-link/', ASKED)
    await buyer.contact()
    await buyer.toPay(id)
    expect(await ofRecipient(id)).toEqual([
      'Iris Green will be asked where and when, at +447700900499, once the order is paid',
    ])
    await inTransaction(store, (tx) => moveOrder(tx, id, 'cancelled'))
    expect(await ofRecipient(id)).toEqual([])
  })

  it('whom it has asked, and until when; then that the time ran out', async () => {
    const { id } = await orderAskingRecipient(store)
    expect(await ofRecipient(id)).toEqual([
      `${WAS_ASKED}, and may choose until 2026-03-17 08:00 (London time)`,
    ])
    await at('2026-03-17T08:00:00Z')
    expect(await ofRecipient(id)).toEqual([
      `${WAS_ASKED}, and has not chosen: the time ran out 2026-03-17 08:00 (London time)`,
    ])
  })

  it('the e-mail address, where it went there', async () => {
    const { id } = await orderAskingRecipient(store, { receiver: 'iris@example.org' })
    expect((await ofRecipient(id))[0]).toContain('at iris@example.org, and may choose until')
  })

  it('that the recipient has chosen', async () => {
    const { id, say, choice, choose } = await orderAskingRecipient(store)
    await say()
    const { date, id: window } = firstWindow(await choice())
    await choose(date, window)
    expect(await ofRecipient(id)).toEqual([`${WAS_ASKED}, and chose 2026-03-10 08:00 (London time)`])
    expect(await shown(id)).toContainEqual(expect.stringMatching(`^delivery +${date} `))
  })

  it('that who ordered took it over, and what is left to say', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
    const path = `/v1/order/recipient-link/${id}/`
    await at('2026-03-11T09:30:00Z')
    await buyer.post(`${path}address/`, LONDON_ADDRESS)
    const took = `${WAS_ASKED}; who ordered took it over 2026-03-11 09:30 (London time)`
    expect(await ofRecipient(id)).toEqual([`${took}, and has still to choose a time`])
    const { date, interval } = firstOpen((await buyer.get(path)).body.data.intervals)
    await buyer.choose(date, interval.id, { order_id: id })
    expect(await ofRecipient(id)).toEqual([took])
  })

  it('that nobody had chosen when it was given up', async () => {
    const { buyer, id } = await orderAskingRecipient(store)
    await buyer.call('PATCH', `/v1/order/cancel/${id}`)
    expect(await ofRecipient(id)).toEqual([`${WAS_ASKED}, and had not chosen when the order was given up`])
  })
})

describe('a card is shown', () => {
  it('in the lines it was typed in, none of which can be taken for a fact', async () => {
    const text = 'Dear Iris,\r\n\r\nhappy birthday!\nto          2 Other Road\n  Basil\u202e'
    const { id } = await readyToPay(store, { gift_card_text: text })
    const lines = await shown(id)
    const first = lines.findIndex((line) => line.startsWith('card'))
    expect(lines[first - 1]).toMatch(/^flowers +1 × /)
    expect(lines.slice(first, first + 6)).toEqual([
      'card        Dear Iris,',
      '',
      '            happy birthday!',
      '            to          2 Other Road',
      '              Basil',
      'kind        once',
    ])
  })

  it('not at all, where there is none', async () => {
    const { id } = await readyToPay(store)
    expect((await shown(id)).filter((line) => line.startsWith('card'))).toEqual([])
  })
})
