import { getGifts } from '../../contract/gifts.ts'
import type { DeliveryDate } from '../../contract/delivery-dates.ts'
import { getInvoice, getInvoiceFile } from '../../contract/invoice.ts'
import * as order from '../../contract/order.ts'
import * as payment from '../../contract/payment.ts'
import { takeOverAddress } from '../../contract/recipient-link.ts'
import { getTrackedCalendar, getTrackedOrder, setSubstitution } from '../../contract/tracking.ts'
import type { Caller } from '../backend.ts'
import type { Kit } from '../kit.ts'
import { ADDRESS, CARDS, RECIPIENT, first, newEmail } from './journey.ts'
import type { Journey } from './journey.ts'
import { fillCart } from './shopping.ts'

const PURCHASE = { payment_method: 'stripe' }

/** Windows that can be had, the last first: those of today may close while the kit runs. */
export function openWindows(dates: DeliveryDate[]) {
  const open = dates.flatMap(({ date, intervals }) =>
    intervals.filter(({ disabled }) => !disabled).map(({ id }) => ({ date, interval_id: id })),
  )
  if (open.length < 2) throw new Error('Fewer than two windows can be had')
  return open.reverse()
}

const contactOf = () => ({ name: 'Basil Ford', email: newEmail(), phone: '+44 7700 900456' })

/** A draft with everything that an order needs. */
export async function readyToOrder(kit: Kit, buyer: Caller): Promise<string> {
  await fillCart(kit, buyer)
  const { data } = await kit.answer(order.createOrder, buyer, { body: {} })
  await kit.answer(order.setAddress, buyer, { body: ADDRESS })
  await kit.answer(order.setRecipient, buyer, { body: RECIPIENT })
  await kit.answer(order.setContact, buyer, { body: contactOf() })
  const details = await kit.answer(order.getDeliveryDetails, buyer)
  const [last] = openWindows(details.data.intervals)
  await kit.answer(order.setSlot, buyer, { body: last as NonNullable<typeof last> })
  return data.id
}

/** An order that waits for its payment. */
export async function placed(kit: Kit, buyer: Caller): Promise<string> {
  const id = await readyToOrder(kit, buyer)
  const { success, message } = await kit.answer(order.placeOrder, buyer, { params: { id }, body: PURCHASE })
  if (!success) throw new Error(`The order is not placed: ${message}`)
  return id
}

/** An order that is paid with a card of the sandbox. */
export async function paid(kit: Kit, buyer: Caller): Promise<string> {
  const id = await placed(kit, buyer)
  await payWithCard(kit, buyer, id)
  return id
}

export async function payWithCard(kit: Kit, buyer: Caller, id: string): Promise<void> {
  const { data: intent } = await kit.answer(payment.createStripeIntent, buyer, { params: { id } })
  requireSandbox(intent)
  const params = { intent: intent.id }
  const { data } = await kit.answer(payment.confirmSandboxPayment, buyer, { params, body: CARDS.pays })
  if (data.state !== 'succeeded')
    kit.enter(
      payment.confirmSandboxPayment,
      'answer',
      `data.state: expected "succeeded", seen "${data.state}"`,
    )
}

/** The cards of a real provider are typed into its own script, where the kit cannot follow. */
function requireSandbox({ provider }: { provider: string }): void {
  if (provider !== 'sandbox') throw new Error(`The backend pays through ${provider}, and not in a sandbox`)
}

const checkout: Journey = {
  name: 'checking out',
  calls: [
    ...[order.createOrder, order.getCheckout, order.setAddress, order.setRecipient, order.setContact],
    ...[order.getDeliveryDetails, order.getFinalDetails, order.setSlot, order.addGift],
    ...[order.removeGift, order.placeOrder, order.getOrder, order.getAlternativeSlots, order.getPaid],
  ],
  go: async (kit) => {
    const buyer = await kit.guest()
    const id = await readyToOrder(kit, buyer)
    await kit.answer(order.getCheckout, buyer)
    const details = await kit.answer(order.getDeliveryDetails, buyer)
    const [window, other] = openWindows(details.data.intervals)
    if (!window || !other) return
    await kit.twice(order.setSlot, buyer, { body: window }, { body: other })
    await changeGifts(kit, buyer)
    await kit.answer(order.getFinalDetails, buyer)
    const input = { params: { id }, body: PURCHASE }
    const { data } = await kit.twice(order.placeOrder, buyer, input, { body: { payment_method: 'paypal' } })
    await kit.answer(order.getOrder, buyer, { params: { id } })
    await kit.answer(order.getAlternativeSlots, buyer, { params: { id } })
    const { data: before } = await kit.answer(order.getPaid, buyer, { query: { id } })
    if (before.success) kit.enter(order.getPaid, 'answer', 'data.success: expected false before the payment')
    if (data.state !== 'awaiting_payment')
      kit.enter(order.placeOrder, 'answer', `data.state: expected "awaiting_payment", seen "${data.state}"`)
  },
}

async function changeGifts(kit: Kit, buyer: Caller): Promise<void> {
  const { data } = await kit.answer(getGifts, { network: buyer.network })
  const { id: offer_id, position_slug } = first(data.list, 'gifts')
  await kit.answer(order.addGift, buyer, { body: { offer_id, position_slug } })
  const query = { offer_id, position_slug }
  await kit.answer(order.removeGift, buyer, { query })
  await kit.refusal(order.removeGift, 'line_gone', buyer, { query })
}

const cards: Journey = {
  name: 'paying with a card',
  calls: [
    ...[payment.createStripeIntent, payment.confirmSandboxPayment, getInvoice, getInvoiceFile],
    order.getOrderCalendar,
    ...[getTrackedOrder, getTrackedCalendar, setSubstitution, order.updateOrder, order.cancelOrder],
  ],
  go: async (kit) => {
    const buyer = await kit.guest()
    const id = await placed(kit, buyer)
    const { data: intent } = await kit.twice(
      payment.createStripeIntent,
      buyer,
      { params: { id } },
      { params: { id: 'ZZZZZZZ0' } },
    )
    requireSandbox(intent)
    const { data: again } = await kit.answer(payment.createStripeIntent, buyer, { params: { id } })
    if (again.id !== intent.id)
      kit.enter(
        payment.createStripeIntent,
        'idempotency',
        `data.id with a new key: expected ${intent.id}, as an order has one intent, seen ${again.id}`,
      )
    const params = { intent: intent.id }
    await kit.refusal(payment.answerSandboxChallenge, 'wrong_state', buyer, {
      params,
      body: { approve: true },
    })
    const card = { params, body: CARDS.pays }
    const { data } = await kit.twice(payment.confirmSandboxPayment, buyer, card, { body: CARDS.asks })
    if (data.amount !== intent.amount)
      kit.enter(
        payment.confirmSandboxPayment,
        'answer',
        `data.amount: expected ${intent.amount}, seen ${data.amount}`,
      )
    await kit.refusal(order.placeOrder, 'wrong_state', buyer, { params: { id }, body: PURCHASE })
    await kit.answer(getInvoice, buyer, { params: { id } })
    await kit.answer(getInvoiceFile, buyer, { params: { id } })
    const { data: calendar } = await kit.answer(order.getOrderCalendar, buyer, { params: { id } })
    if (!calendar.content.includes('BEGIN:VEVENT'))
      kit.enter(order.getOrderCalendar, 'answer', 'data.content: expected an event, seen none')
    const { data: shown } = await kit.answer(order.getOrder, buyer, { params: { id } })
    const times = shown.timeline.filter(({ state }) => state === 'paid').length
    if (times !== 1)
      kit.enter(
        payment.confirmSandboxPayment,
        'idempotency',
        `the order: expected paid once, seen ${times} times`,
      )
    const recipient = { name: 'Iris Greene', note: 'Ring twice' }
    const { data: changed } = await kit.answer(order.updateOrder, buyer, {
      params: { id },
      body: { recipient },
    })
    if (changed.recipient?.name !== recipient.name)
      kit.enter(
        order.updateOrder,
        'answer',
        `data.recipient.name: expected ${recipient.name}, seen ${changed.recipient?.name}`,
      )
    const token = shown.tracking_token
    await kit.answer(getTrackedOrder, { network: buyer.network }, { params: { token } })
    await kit.answer(getTrackedCalendar, { network: buyer.network }, { params: { token } })
    await kit.answer(
      setSubstitution,
      { network: buyer.network },
      {
        params: { token },
        body: { substitution: 'ask' },
      },
    )
    await kit.refusal(takeOverAddress, 'wrong_state', buyer, { params: { id }, body: ADDRESS })
    if (changed.may_reschedule) await reschedule(kit, buyer, id)
    await kit.answer(order.cancelOrder, buyer, { params: { id } })
    const slot = { date: '2030-01-01', interval_id: 1, order_id: id }
    await kit.refusal(order.setSlot, 'wrong_state', buyer, { body: slot })
  },
}

/** Takes another slot for a paid order, which keeps it. */
async function reschedule(kit: Kit, buyer: Caller, id: string): Promise<void> {
  const { data: others } = await kit.answer(order.getAlternativeSlots, buyer, { params: { id } })
  const slot = first(openWindows(others.intervals), 'other slots')
  const { data } = await kit.answer(order.setSlot, buyer, { body: { ...slot, order_id: id } })
  const seen = data.interval
  if (seen?.date !== slot.date || seen.interval_id !== slot.interval_id || seen.held_until !== null)
    kit.enter(order.setSlot, 'answer', 'data.interval: expected the slot that was chosen, for good')
}

const challenges: Journey = {
  name: 'paying with a card that asks',
  calls: [payment.answerSandboxChallenge],
  go: async (kit) => {
    const buyer = await kit.guest()
    const id = await placed(kit, buyer)
    const { data } = await kit.answer(payment.createStripeIntent, buyer, { params: { id } })
    requireSandbox(data)
    const params = { intent: data.id }
    await kit.answer(payment.confirmSandboxPayment, buyer, { params, body: CARDS.asks })
    await kit.twice(
      payment.answerSandboxChallenge,
      buyer,
      { params, body: { approve: true } },
      { body: { approve: false } },
    )
  },
}

const wallets: Journey = {
  name: 'paying by a wallet',
  calls: [
    ...[payment.createPaypalOrder, payment.answerSandboxWallet, payment.capturePaypalOrder],
    payment.createRevolutOrder,
  ],
  go: async (kit) => {
    const buyer = await kit.guest()
    const id = await placed(kit, buyer)
    const another = { params: { id: 'ZZZZZZZ0' } }
    const { data } = await kit.twice(payment.createPaypalOrder, buyer, { params: { id } }, another)
    requireSandbox(data)
    await kit.twice(
      payment.answerSandboxWallet,
      buyer,
      { params: { intent: data.id }, body: { approve: true } },
      { body: { approve: false } },
    )
    await kit.twice(payment.capturePaypalOrder, buyer, { params: { id } }, another)
    await approvedAndCaptured(kit)
    const next = await kit.guest()
    const order_id = await placed(kit, next)
    await kit.twice(
      payment.createRevolutOrder,
      next,
      { body: { order_id } },
      { body: { order_id: 'ZZZZZZZ0' } },
    )
  },
}

/** Pays in the sandbox's PayPal in one call, which leaves nothing to be captured. */
async function approvedAndCaptured(kit: Kit): Promise<void> {
  const buyer = await kit.guest()
  const id = await placed(kit, buyer)
  const { data: begun } = await kit.answer(payment.createPaypalOrder, buyer, { params: { id } })
  const { data: paid } = await kit.answer(payment.answerSandboxWallet, buyer, {
    params: { intent: begun.id },
    body: { approve: true, capture: true },
  })
  if (paid.state !== 'succeeded')
    kit.enter(
      payment.answerSandboxWallet,
      'answer',
      `data.state with capture: expected succeeded, seen ${paid.state}`,
    )
}

const tooEarlyOrLate: Journey = {
  name: 'paying for what is not for sale yet, or no longer',
  calls: [payment.confirmSandboxPayment],
  go: async (kit) => {
    const buyer = await kit.guest()
    const id = await readyToOrder(kit, buyer)
    await kit.refusal(payment.createStripeIntent, 'wrong_state', buyer, { params: { id } })
    await kit.refusal(payment.createPaypalOrder, 'wrong_state', buyer, { params: { id } })
    await kit.refusal(payment.createRevolutOrder, 'wrong_state', buyer, { body: { order_id: id } })
    await kit.answer(order.placeOrder, buyer, { params: { id }, body: PURCHASE })
    const { data } = await kit.answer(payment.createStripeIntent, buyer, { params: { id } })
    requireSandbox(data)
    await kit.answer(order.cancelOrder, buyer, { params: { id } })
    const params = { intent: data.id }
    await kit.refusal(payment.confirmSandboxPayment, 'wrong_state', buyer, { params, body: CARDS.pays })
  },
}

const repeats: Journey = {
  name: 'ordering again',
  calls: [order.repeatOrder],
  go: async (kit) => {
    const buyer = await kit.guest()
    const draft = await readyToOrder(kit, buyer)
    await kit.refusal(order.repeatOrder, 'wrong_state', buyer, { params: { id: draft }, body: {} })
    const id = await paid(kit, await kit.guest().then((guest) => Object.assign(buyer, guest)))
    await kit.answer(order.repeatOrder, buyer, { params: { id }, body: {} })
  },
}

export const ORDERING = [checkout, cards, challenges, wallets, tooEarlyOrLate, repeats]
