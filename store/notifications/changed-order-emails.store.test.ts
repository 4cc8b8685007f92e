import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { CONTACT, paidOrder, readyToPay } from '../../tests/support/shopping/checkout.ts'
import type { Buyer } from '../../tests/support/shopping/checkout.ts'
import { doWhatIsDue } from '../../tests/support/shopping/due-work.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(() => store.db.$client.query('delete from message'))

const HOUSE = { line1: '2 Caledonian Road', line2: 'Flat 3', city: 'London' }

const change = (buyer: Buyer, id: string, body: object) => buyer.call('PATCH', `/v1/order/${id}/`, body)

const paid = () => paidOrder(store)

/** The e-mails about changes that have gone out since some minutes passed. */
async function emailsAfter(minutes: number) {
  store.clock.advance({ minutes })
  await doWhatIsDue(store)
  const { rows } = await store.db.$client.query<{ to: string; subject: string; text: string }>(
    `select "to", subject, text from message where kind = 'order_changed' order by created_at`,
  )
  return rows
}

it('says once, three minutes after the first change, for whom and where an order is now', async () => {
  const { buyer, id } = await paid()
  await change(buyer, id, { recipient: { name: 'Iris Greene' } })
  expect(await emailsAfter(2)).toEqual([])
  await change(buyer, id, { address: HOUSE })
  const [email, ...more] = await emailsAfter(1)
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: CONTACT.email, subject: `Your order has been changed · order ${id}` })
  expect(email?.text).toContain('Your flowers go to Iris Greene, 2 Caledonian Road, Flat 3, London N1 9GU.')
  expect(email?.text).toContain(`https://larkspur.example/order/open/${id}.`)
  expect(email?.text).not.toContain('card')
})

it('says of later changes an hour later at the soonest, how they ended', async () => {
  const { buyer, id } = await paid()
  await change(buyer, id, { recipient: { name: 'Iris Greene' } })
  expect(await emailsAfter(3)).toHaveLength(1)
  for (const name of ['Ivy Brown', 'Rose Field']) await change(buyer, id, { recipient: { name } })
  expect(await emailsAfter(59)).toHaveLength(1)
  const [, second, ...more] = await emailsAfter(1)
  expect(more).toEqual([])
  expect(second?.text).toContain('Your flowers go to Rose Field')
})

it('says the new day of an order that was moved', async () => {
  const { buyer, id } = await paid()
  const { body } = await buyer.get(`/v1/order/intervals/${id}`)
  const { date, intervals } = body.data.intervals.at(-1)
  const slot = { date, interval_id: intervals[0].id, order_id: id }
  expect((await buyer.post('/v1/order/interval/', slot, `moved-${id}`)).body).toMatchObject({ success: true })
  const [email] = await emailsAfter(3)
  const { rows } = await store.db.$client.query<{ day: string }>(
    `select to_char($1::date, 'FMDay FMDD FMMonth') as day`,
    [date],
  )
  expect(email?.text).toContain(rows[0]?.day)
  // The entry in a calendar moves along.
  const { tracking_token: token } = await buyer.order(id)
  expect(email?.text).toContain(`\nAdd to my calendar: https://larkspur.example/track/${token}/calendar\n`)
})

it('says that a card was changed, and not what is on it', async () => {
  const { buyer, id } = await paid()
  const [position] = (await buyer.order(id)).positions
  const { product_id, position_slug } = position ?? {}
  await change(buyer, id, { card_text: { product_id, position_slug, gift_card_text: 'All my love' } })
  const [email] = await emailsAfter(3)
  expect(email?.text).toContain('What their card says is on the page of your order.')
  expect(email?.text).not.toContain('All my love')
})

it('says nothing of what changed nothing, of an order that nobody has paid, and of one that goes nowhere', async () => {
  const { buyer, id } = await paid()
  const { recipient, shipping_address: address } = await buyer.order(id)
  await change(buyer, id, {
    recipient: { name: recipient?.name, phone: recipient?.phone },
    address: { line1: address?.line1, line2: address?.line2 ?? '', city: address?.city },
  })
  const unpaid = await readyToPay(store)
  await change(unpaid.buyer, unpaid.id, { address: HOUSE })
  const cancelled = await paid()
  await change(cancelled.buyer, cancelled.id, { address: HOUSE })
  await cancelled.buyer.call('PATCH', `/v1/order/cancel/${cancelled.id}`)
  expect(await emailsAfter(10)).toEqual([])
})
