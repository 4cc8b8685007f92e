import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { fieldMessage } from '../../../contract/field-errors.ts'
import { isName } from '../../../contract/field-rules.ts'
import type { DeliveryDate } from '../../../contract/intervals.ts'
import type { AddressInput, ContactInput, Order, RecipientInput } from '../../../contract/order.ts'
import type { OrderType } from '../../../contract/order-type.ts'
import type { Transaction } from '../../db/database.ts'
import { order, payment } from '../../db/schema.ts'
import type { OrderRow } from '../../db/schema.ts'
import { giveMarketingConsent } from './give-marketing-consent.ts'
import { lockCart } from '../../cart/cart.ts'
import type { LoadedCart } from '../../cart/cart.ts'
import { checkoutIntervals, draftOf, draftWithParts, firstDeliveryDate, getCheckout } from './checkout.ts'
import type { Outcome } from './checkout.ts'
import { toDate } from '../../kernel/clock.ts'
import type { Clock } from '../../kernel/clock.ts'
import { draftHeldUntil, holdDraftsPlace, otherHoldsOf } from './draft-place.ts'
import { destinationOf } from '../../delivery/delivery-days.ts'
import { holdSlot, releaseSlot } from '../../delivery/intervals.ts'
import { lockOrder } from '../lock-order.ts'
import { amountsOf, ownOrderWithParts, toOrder, viewOrder } from '../order.ts'
import type { Owner } from '../../visitor/owner.ts'
import { phoneOf } from '../../kernel/phone.ts'
import type { Chooser } from '../../delivery/place-caps.ts'
import { linkOf, removeLink } from '../recipient-link.ts'
import { HOLD_WHILE_PAYING } from './reservation.ts'
import { isSameDay } from '../../delivery/same-day.ts'
import { chooseTakenOver } from './sender-link.ts'
import { shippingAddressOf } from '../../delivery/addresses/shipping-address.ts'
import { conflict, invalid } from '../../kernel/store-error.ts'
import { paidForDelivery } from './alternative-slots.ts'

type DraftChange = Partial<Pick<OrderRow, 'shippingAddress' | 'recipient' | 'contact'>>

/** Where the draft goes. A window held in another zone is let go. */
export async function setAddress(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  input: z.infer<typeof AddressInput>,
  type: OrderType = 'default',
): Promise<Outcome & { intervals: DeliveryDate[] }> {
  const cart = await lockCart(tx, clock, owner)
  const draft = await draftOf(tx, owner, type)
  const shippingAddress = await shippingAddressOf(tx, input)
  if ('message' in shippingAddress) {
    const data = await toOrder(tx, clock, draft, cart)
    const intervals = await checkoutIntervals(tx, clock, data)
    return { success: false, message: shippingAddress.message, field: 'body.postcode', data, intervals }
  }
  if (draft.shippingAddress && draft.shippingAddress.zone !== shippingAddress.zone)
    await releaseSlot(tx, draft.id)
  // Who knows where they go need not ask; how to ring at the door is still to be said.
  const asked = await linkOf(tx, draft.id)
  if (asked) await removeLink(tx, draft.id)
  const recipient = asked && !draft.recipient?.phone ? null : draft.recipient
  const data = await updateDraft(tx, clock, draft, { shippingAddress, recipient }, cart)
  return { success: true, message: '', data, intervals: await checkoutIntervals(tx, clock, data) }
}

export async function setRecipient(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  by: Chooser,
  { name, note, anonymous, myself, phone }: z.infer<typeof RecipientInput>,
  type: OrderType = 'default',
): Promise<Outcome> {
  return setPerson(tx, clock, owner, by, type, { name, phone }, (number) => ({
    recipient: { name, phone: number, note: note || null, anonymous: anonymous && !myself, myself },
  }))
}

export async function setContact(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  by: Chooser,
  { name, email, phone, offers }: z.infer<typeof ContactInput>,
  type: OrderType = 'default',
): Promise<Outcome> {
  return setPerson(tx, clock, owner, by, type, { name, phone }, async (number) => {
    if (offers) await giveMarketingConsent(tx, clock, owner, email)
    return { contact: { name, email, phone: number } }
  })
}

/** Writes who an order is about into its draft, if they have a name and can be rung up. `change` gets the number as it is kept. */
async function setPerson(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  by: Chooser,
  type: OrderType,
  { name, phone }: { name: string; phone: string },
  change: (number: string) => DraftChange | Promise<DraftChange>,
): Promise<Outcome> {
  const cart = await lockCart(tx, clock, owner)
  const draft = await draftOf(tx, owner, type)
  const number = phoneOf(phone)
  if (!number || !isName(name)) {
    const [code, field] = isName(name)
      ? (['invalid_phone', 'body.phone'] as const)
      : (['invalid_name', 'body.name'] as const)
    const data = await toOrder(tx, clock, draft, cart)
    return { success: false, message: fieldMessage(code), code, field, data }
  }
  const data = await updateDraft(tx, clock, draft, await change(number), cart)
  const isHeldLonger = await holdDraftsPlace(tx, clock, data, by)
  return { success: true, message: '', data: isHeldLonger ? await getCheckout(tx, clock, owner, type) : data }
}

/** Chooses a delivery window and holds it; `orderId` names an order that lost its window while awaiting payment. */
export async function chooseInterval(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  by: Chooser,
  choice: { date: string; interval_id: number; order_id?: string | undefined },
  type: OrderType = 'default',
): Promise<Outcome> {
  const cart = await lockCart(tx, clock, owner)
  // One that is being paid for at this moment keeps the time it is paid with.
  if (choice.order_id) await lockOrder(tx, choice.order_id)
  const found = choice.order_id
    ? await ownOrderWithParts(tx, owner, choice.order_id, type)
    : await draftWithParts(tx, owner, type)
  const { row, parts } = found
  if (row.state === 'paid') return chooseTakenOver(tx, clock, owner, row.id, choice)
  if (row.state !== 'draft' && row.state !== 'awaiting_payment') {
    throw conflict('wrong_state', 'The delivery time of this order is fixed.')
  }
  const amounts = await amountsOf(tx, clock, row, cart)
  const refuse = (message: string): Outcome => ({
    ...{ success: false, message },
    data: viewOrder(clock, found, amounts),
  })
  if (!row.shippingAddress) return refuse('Say where the flowers go first')
  if (type === 'subscription' && choice.date < firstDeliveryDate(clock))
    return refuse('The first delivery can be tomorrow at the soonest')
  const result = await holdSlot(tx, clock, {
    orderId: row.id,
    destination: destinationOf(row.shippingAddress),
    windowId: choice.interval_id,
    date: choice.date,
    sameDay: isSameDay(amounts.positions),
    until: row.state === 'draft' ? draftHeldUntil(clock, row) : clock.now().add(HOLD_WHILE_PAYING),
    by,
    current: parts.held,
    lapse: otherHoldsOf(tx, owner, row),
  })
  if (!result.held) return refuse(result.reason)
  const held = { hold: result.hold, window: result.window }
  if (row.state === 'draft') {
    const data = viewOrder(clock, { row, parts: { ...parts, held } }, amounts)
    return { success: true, message: '', data }
  }
  // An order that awaits payment has its price fixed: another window may not change it.
  if (result.window.price > (await paidForDelivery(tx, row)))
    throw invalid('body.interval_id', 'too_expensive')
  // Why it failed before was said of the time there was.
  await tx
    .update(payment)
    .set({ message: null })
    .where(and(eq(payment.orderId, row.id), eq(payment.state, 'failed')))
  return { success: true, message: '', data: await toOrder(tx, clock, row) }
}

async function updateDraft(
  tx: Transaction,
  clock: Clock,
  draft: OrderRow,
  change: DraftChange,
  cart: LoadedCart,
): Promise<Order> {
  const [row] = await tx
    .update(order)
    .set({ ...change, updatedAt: toDate(clock.now()) })
    .where(eq(order.id, draft.id))
    .returning()
  return toOrder(tx, clock, row ?? draft, cart)
}
