import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestStore } from '../../tests/support/processes/store.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { CARDS, CONTACT, readyToPay } from '../../tests/support/shopping/checkout.ts'
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

async function paid() {
  const { buyer, id, intent } = await readyToPay(store)
  await buyer.pay(intent.id, CARDS.pays)
  return { buyer, id }
}

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
  expect(email).toMatchObject({ to: CONTACT.email, subject: `Your order is changed · order ${id}` })
  expect(email?.text).toContain(
    'Your flowers now go to Iris Greene, 2 Caledonian Road, Flat 3, London N1 9GU.',
  )
  expect(email?.text).toContain(`https://larkspur.example/order/open/${id}.`)
  expect(await emailsAfter(60)).toHaveLength(1)
  await change(buyer, id, { recipient: { name: 'Ivy Brown' } })
  const [, second] = await emailsAfter(3)
  expect(second?.text).toContain('Your flowers now go to Ivy Brown')
})

it('says the new day of an order that was moved', async () => {
  const { buyer, id } = await paid()
  const { body } = await buyer.get(`/v1/order/intervals/${id}`)
  const { date, intervals } = body.data.intervals.at(-1)
  const slot = { date, interval_id: intervals[0].id, order_id: id }
  expect((await buyer.post('/v1/order/interval/', slot, `moved-${id}`)).body).toMatchObject({ success: true })
  const [email] = await emailsAfter(3)
  const day = Temporal.PlainDate.from(date).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  expect(email?.text).toContain(day.replace(',', ''))
})

it('says nothing of a card, of an order that nobody has paid, and of one that goes nowhere', async () => {
  const { buyer, id } = await paid()
  const [position] = (await buyer.order(id)).positions
  await change(buyer, id, {
    card_text: {
      product_id: position?.product_id,
      position_slug: position?.position_slug,
      gift_card_text: 'With love',
    },
  })
  const unpaid = await readyToPay(store)
  await change(unpaid.buyer, unpaid.id, { address: HOUSE })
  const cancelled = await paid()
  await change(cancelled.buyer, cancelled.id, { address: HOUSE })
  await cancelled.buyer.call('PATCH', `/v1/order/cancel/${cancelled.id}`)
  expect(await emailsAfter(10)).toEqual([])
})
