import * as order from '../../contract/order.ts'
import * as link from '../../contract/recipient-link.ts'
import type { Kit } from '../kit.ts'
import { ADDRESS, newEmail } from './journey.ts'
import type { Journey } from './journey.ts'
import { payWithCard } from './ordering.ts'
import { fillCart } from './shopping.ts'

/** A paid order whose recipient is asked, with the token of the link. */
async function asked(kit: Kit) {
  const buyer = await kit.guest()
  await fillCart(kit, buyer)
  const { data } = await kit.answer(order.createOrder, buyer, { body: {} })
  await kit.answer(link.setRecipientLink, buyer, { body: { name: 'Iris Green', receiver: newEmail() } })
  const contact = { name: 'Basil Ford', email: newEmail(), phone: '+44 7700 900456' }
  await kit.answer(order.setContact, buyer, { body: contact })
  await kit.answer(order.placeOrder, buyer, {
    params: { id: data.id },
    body: { payment_method: 'stripe' },
  })
  await payWithCard(kit, buyer, data.id)
  const params = { id: data.id }
  const { data: sent } = await kit.answer(link.getRecipientLink, buyer, { params })
  const token = sent.url?.split('/').findLast(Boolean)
  if (!token) throw new Error('The link of a paid order has no address')
  return { buyer, params, token }
}

const choosing: Journey = {
  name: 'choosing as the recipient',
  calls: [
    ...[link.setRecipientLink, link.getRecipientLink, link.getRecipientChoice, link.setChoiceAddress],
    link.chooseDelivery,
  ],
  go: async (kit) => {
    const { token } = await asked(kit)
    const recipient = { network: (await kit.guest()).network }
    const params = { token }
    await kit.answer(link.getRecipientChoice, recipient, { params })
    const { data } = await kit.answer(link.setChoiceAddress, recipient, { params, body: ADDRESS })
    const day = data.dates.findLast(({ intervals }) => intervals.length)
    const [interval] = day?.intervals ?? []
    if (!day || !interval) throw new Error('The recipient is offered no window')
    const choice = { date: day.date, interval_id: interval.id, phone: '020 7946 0018' }
    await kit.answer(link.chooseDelivery, recipient, { params, body: choice })
    await kit.refusal(link.chooseDelivery, 'chosen', recipient, { params, body: choice })
    await kit.refusal(link.setChoiceAddress, 'chosen', recipient, { params, body: ADDRESS })
  },
}

const takingOver: Journey = {
  name: 'saying where in the recipient’s place',
  calls: [link.takeOverAddress],
  go: async (kit) => {
    const { buyer, params, token } = await asked(kit)
    await kit.answer(link.takeOverAddress, buyer, { params, body: ADDRESS })
    const recipient = { network: (await kit.guest()).network }
    const choice = { date: '2030-01-01', interval_id: 1 }
    await kit.refusal(link.getRecipientChoice, 'gone', recipient, { params: { token } })
    await kit.refusal(link.setChoiceAddress, 'gone', recipient, { params: { token }, body: ADDRESS })
    await kit.refusal(link.chooseDelivery, 'gone', recipient, { params: { token }, body: choice })
  },
}

export const RECEIVING = [choosing, takingOver]
