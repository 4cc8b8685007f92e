import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendGiftCard, notifyLostGiftCard } from '../notifications/gift-card-due.ts'
import { CONTACT, readyToOrder } from '../../tests/support/checkout.ts'
import { ON_PAPER, boughtEmailCard, codesOf, giftCardOf, productOf } from '../../tests/support/gift-card.ts'
import { doDue } from '../../tests/support/due-work.ts'
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

it('sends a card that came back to another address, and no other', async () => {
  const to = async (address: string) =>
    (
      await store.db.$client.query(
        'select kind, subject, text from message where "to" = $1 order by created_at, id',
        [address],
      )
    ).rows
  const { id, code } = await giftCardOf(store)
  const right = ['gift-cards', 'send', id, 'iris.green@example.org']
  await terminal.expectRefused(right, /ending in \w{4} has gone out, and did not come back/)

  await store.db.$client.query(`update message set failed_at = now() where kind = 'gift_card'`)
  await doDue(notifyLostGiftCard, store)
  store.clock.advance({ hours: 24 })
  await terminal.setClock()
  await terminal.expectRefused(['gift-cards', 'send', id, 'iris.green'], /iris.green is no e-mail address/)
  await terminal.expectRefused([...right, '--ending', 'ZZZZ'], /No gift card of this order ends in ZZZZ/)
  const sent = await terminal.type(...right, '--ending', code.slice(-4))
  expect(sent.said).toContain('goes out by e-mail')
  expect(sent.code).toBe(0)
  expect(await doDue(sendGiftCard, store)).toBe(1)
  const emails = await to('iris.green@example.org')
  expect(emails.map(({ kind }) => kind)).toEqual(['gift_card'])
  expect(emails[0]?.text).toContain(code)
  expect((await to('iris@example.org')).filter(({ text }) => text.includes(code))).toEqual([])
  const told = (await to(CONTACT.email)).filter(
    ({ kind, subject }) => /^gift_card/.test(kind) && subject.includes(id),
  )
  // The first two are of one moment.
  expect(told.map(({ kind }) => kind).sort()).toEqual(['gift_card_lost', 'gift_card_sent', 'gift_card_sent'])
  expect(told.at(-1)?.text).toContain('iris.green@example.org')
  await terminal.expectRefused(right, /has gone out, and did not come back/)

  // What comes back once more is told once more.
  await store.db.$client.query(`update message set failed_at = now() where kind = 'gift_card'`)
  expect(await doDue(notifyLostGiftCard, store)).toBe(1)
  store.clock.advance({ hours: 24 })
  await terminal.setClock()
  // Who it was for is forgotten after a while.
  await store.db.$client.query('update gift_card set recipient_name = null, sender = null')
  await terminal.expectRefused(right, /has been forgotten: say it with --name and --from/)
  const named = await terminal.type(...right, '--name', 'Iris', '--from', 'Basil')
  expect(named.code).toBe(0)
  await doDue(sendGiftCard, store)
  expect((await to('iris.green@example.org')).at(-1)?.text).toContain('Basil gives you £25 ')
})

it('has a card that has yet to go out go to another address at its hour', async () => {
  const { id } = await boughtEmailCard(store, 25, {
    gift_card: { send_on: '2026-03-20', send_hour: 9 },
  })
  await codesOf(store, id)
  expect((await terminal.type('gift-cards', 'send', id, 'later@example.org')).code).toBe(0)
  expect(await doDue(sendGiftCard, store)).toBe(0)
  store.clock.set('2026-03-20T09:00:00Z')
  await doDue(sendGiftCard, store)
  const { rows } = await store.db.$client.query(`select kind from message where "to" = 'later@example.org'`)
  expect(rows).toEqual([{ kind: 'gift_card' }])
})
