import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { fieldMessage } from '../../../contract/types/field-errors.ts'
import type { DeliveryDate } from '../../../contract/delivery-dates.ts'
import type { NotMade } from '../../../contract/types/outcome-codes.ts'
import type {
  AddressInput,
  ContactInput,
  Order,
  RecipientInput,
  SavedRecipientChoice,
  ShippingAddress,
} from '../../../contract/order.ts'
import { order, payment } from '../../db/schema.ts'
import type { OrderRow } from '../../db/schema.ts'
import { giveMarketingConsent } from './give-marketing-consent.ts'
import { lockCart } from '../../cart/index.ts'
import type { LoadedCart } from '../../cart/index.ts'
import { checkoutDeliveryDates, draftOf, draftWithParts, getCheckout } from './checkout.ts'
import { firstDeliveryDate } from './first-delivery-date.ts'
import type { Checkout, Outcome } from './checkout.ts'
import { toDate, conflict, invalid } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import { draftHeldUntil, extendDraftHold, otherHoldsOf } from './draft-hold.ts'
import {
  destinationOf,
  holdSlot,
  isSameDay,
  saveRecipientFromCheckout,
  readPerson,
  releaseSlot,
  savedRecipientOf,
  shippingAddressOf,
  touchSavedRecipient,
  typedAddress,
} from '../../delivery/index.ts'
import type { Owner } from '../../visitor/index.ts'
import { lockOrder } from '../lock-order.ts'
import { amountsOf, ownOrder, ownOrderWithParts, toOrder, viewOrder } from '../order.ts'
import { linkOf, removeLink } from '../recipient-link.ts'
import { HOLD_WHILE_PAYING } from './reservation.ts'
import { chooseSenderSlot } from './sender-link.ts'
import { paidDeliveryPrice } from './alternative-slots.ts'
import { rescheduleOrder } from './reschedule-order.ts'

type DraftChange = Partial<Pick<OrderRow, 'shippingAddress' | 'recipient' | 'contact' | 'savedRecipientId'>>

/**
 * Sets the address of the draft and returns its delivery dates. Releases a slot that cannot be had there: one of
 * another zone, or on a day that is closed in the nation of the address. One that is held stays past its cut-off where its
 * window and its day are had at the new address as well.
 */
export async function setAddress(
  tx: TransactionContext,
  { owner, type }: Checkout,
  input: z.infer<typeof AddressInput>,
): Promise<Outcome & { intervals: DeliveryDate[] }> {
  const cart = await lockCart(tx, owner)
  const draft = await draftOf(tx, owner, type)
  const shippingAddress = await shippingAddressOf(tx, input)
  if ('message' in shippingAddress) {
    const data = await toOrder(tx, draft, cart)
    const intervals = await checkoutDeliveryDates(tx, data)
    return { success: false, message: shippingAddress.message, field: 'body.postcode', data, intervals }
  }
  // An address replaces the question to the recipient. The phone number is still missing then.
  const asked = await linkOf(tx, draft.id)
  if (asked) await removeLink(tx, draft.id)
  const recipient = asked && !draft.recipient?.phone ? null : draft.recipient
  const data = await updateDraft(tx, draft, { shippingAddress, recipient }, cart)
  const intervals = await checkoutDeliveryDates(tx, data)
  const { interval } = data
  if (!interval || keepsSlot(interval, intervals, shippingAddress, draft.shippingAddress))
    return { success: true, message: '', data, intervals }
  await releaseSlot(tx, draft.id)
  return { success: true, message: '', data: await getCheckout(tx, owner, type), intervals }
}

/**
 * Returns true if a slot that was held for one address, or for none, may be held for another with these dates. Past its cut-off it is no longer
 * among the slots that can be had; the calendar and the windows of the new address say then whether it would have been.
 */
function keepsSlot(
  slot: NonNullable<Order['interval']>,
  dates: DeliveryDate[],
  address: ShippingAddress,
  before: ShippingAddress | null,
): boolean {
  if (!before || isOpen(dates, slot)) return true
  const [days, daysBefore] = [address, before].map((place) => destinationOf(place).regions)
  const hasWindow = dates.some(({ intervals }) => intervals.some(({ id }) => id === slot.interval_id))
  return hasWindow && isDeepStrictEqual(days, daysBefore)
}

/** Returns true if a slot is among those that can be had. */
function isOpen(dates: DeliveryDate[], slot: NonNullable<Order['interval']>): boolean {
  const day = dates.find(({ date }) => date === slot.date)
  return day?.intervals.some(({ id, disabled }) => id === slot.interval_id && !disabled) ?? false
}

/**
 * Sends the draft to a saved recipient of the user: sets address and recipient as `setAddress` and `setRecipient` do. With
 * null it is for somebody else: both are emptied and the slot is released. Throws 404 when there is no such recipient.
 */
export async function useSavedRecipient(
  tx: TransactionContext,
  checkout: Checkout,
  userId: string,
  { recipient_id: id }: z.infer<typeof SavedRecipientChoice>,
): Promise<Outcome & { intervals: DeliveryDate[] }> {
  if (id === null) return emptyDestination(tx, checkout)
  const { name, phone, note, myself, address } = await savedRecipientOf(tx, userId, id)
  const there = await setAddress(tx, checkout, typedAddress(address))
  if (!there.success) return there
  const { anonymous = false } = there.data.recipient ?? {}
  const person = await setRecipient(tx, checkout, { name, phone, note, myself, anonymous }, id)
  if (person.success) await touchSavedRecipient(tx, id)
  return { ...person, intervals: there.intervals }
}

async function emptyDestination(
  tx: TransactionContext,
  { owner, type }: Checkout,
): Promise<Outcome & { intervals: DeliveryDate[] }> {
  const cart = await lockCart(tx, owner)
  const draft = await draftOf(tx, owner, type)
  await releaseSlot(tx, draft.id)
  await removeLink(tx, draft.id)
  const empty = { shippingAddress: null, recipient: null, savedRecipientId: null }
  return { success: true, message: '', data: await updateDraft(tx, draft, empty, cart), intervals: [] }
}

/**
 * Sets the recipient of the draft. Extends the hold of its slot once recipient and contact are complete. With `keep` and an
 * account, person and address are kept for later orders; `takenFrom` is the saved recipient that they are.
 */
export async function setRecipient(
  tx: TransactionContext,
  checkout: Checkout,
  { name, note, anonymous, myself, phone, keep }: z.infer<typeof RecipientInput>,
  takenFrom?: number,
): Promise<Outcome> {
  return setPerson(
    tx,
    checkout,
    { name, phone: phone ?? '' },
    async (number, { shippingAddress, savedRecipientId }) => {
      const recipient = { name, phone: number, note: note || null, anonymous: anonymous && !myself, myself }
      if (takenFrom !== undefined) return { recipient, savedRecipientId: takenFrom }
      const userId = 'userId' in checkout.owner && checkout.owner.userId
      if (!keep || !userId || !shippingAddress) return { recipient }
      const saved = { id: savedRecipientId, recipient, address: shippingAddress }
      return { recipient, savedRecipientId: await saveRecipientFromCheckout(tx, userId, saved) }
    },
  )
}

/** Sets the customer's contact of the draft, and their consent to marketing if given. */
export async function setContact(
  tx: TransactionContext,
  checkout: Checkout,
  { name, email, phone, offers }: z.infer<typeof ContactInput>,
): Promise<Outcome> {
  return setPerson(tx, checkout, { name, phone, needsPhone: true }, async (number) => {
    if (offers) await giveMarketingConsent(tx, checkout.owner, email)
    return { contact: { name, email, phone: number } }
  })
}

/**
 * Writes a person to the draft if the name and the phone number are valid; a recipient may be without one. `change` gets the normalised
 * number and the draft.
 */
async function setPerson(
  tx: TransactionContext,
  { owner, type, by }: Checkout,
  { name, phone, needsPhone = false }: { name: string; phone: string; needsPhone?: boolean },
  change: (number: string, draft: OrderRow) => Promise<DraftChange>,
): Promise<Outcome> {
  const cart = await lockCart(tx, owner)
  const draft = await draftOf(tx, owner, type)
  const person = readPerson({ name, phone }, needsPhone)
  if ('code' in person) {
    const { code, field } = person
    const data = await toOrder(tx, draft, cart)
    return { success: false, message: fieldMessage(code), code, field: `body.${field}`, data }
  }
  const data = await updateDraft(tx, draft, await change(person.number, draft), cart)
  const isHeldLonger = await extendDraftHold(tx, data, by)
  return { success: true, message: '', data: isHeldLonger ? await getCheckout(tx, owner, type) : data }
}

/**
 * Holds a slot for the draft, or for the order `order_id` that lost its slot while unpaid; a paid order that may be moved takes it. A
 * refusal is returned as data. Throws 404, 409 or 400.
 */
export async function chooseSlot(
  tx: TransactionContext,
  { owner, type, by }: Checkout,
  choice: { date: string; interval_id: number; order_id?: string | undefined },
): Promise<Outcome> {
  const { order_id: id } = choice
  // A paid order has nothing to do with the cart any more.
  if (id && (await ownOrder(tx, owner, id, type)).state === 'paid')
    return chooseForPaid(tx, owner, choice, id)
  const cart = await lockCart(tx, owner)
  // The lock keeps the slot of an order that is being paid at this moment.
  if (choice.order_id) await lockOrder(tx, choice.order_id)
  const found = choice.order_id
    ? await ownOrderWithParts(tx, owner, choice.order_id, type)
    : await draftWithParts(tx, owner, type)
  const { row, parts } = found
  if (row.state !== 'draft' && row.state !== 'awaiting_payment') {
    throw conflict('wrong_state', 'The delivery time of this order is fixed.')
  }
  const amounts = await amountsOf(tx, row, cart)
  const refuse = async (refusal: NotMade): Promise<Outcome> => ({
    ...{ success: false, ...refusal },
    data: await viewOrder(tx, found, amounts),
  })
  if (!row.shippingAddress)
    return refuse({ code: 'address_missing', message: 'Say where the flowers go first' })
  if (type === 'subscription' && choice.date < firstDeliveryDate(tx.clock))
    return refuse({ code: 'slot_too_early', message: 'The first delivery can be tomorrow at the soonest' })
  const result = await holdSlot(tx, {
    orderId: row.id,
    destination: destinationOf(row.shippingAddress),
    windowId: choice.interval_id,
    date: choice.date,
    sameDay: isSameDay(amounts.positions),
    until: row.state === 'draft' ? draftHeldUntil(tx.clock, row) : tx.clock.now().add(HOLD_WHILE_PAYING),
    requester: by,
    current: parts.held,
    holdsToEnd: otherHoldsOf(tx, owner, row),
  })
  if (!result.held) return refuse(result.refusal)
  const held = { hold: result.hold, window: result.window }
  if (row.state === 'draft') {
    const data = await viewOrder(tx, { row, parts: { ...parts, held } }, amounts)
    return { success: true, message: '', data }
  }
  // The price of an unpaid order is fixed, so another slot may not cost more.
  if (result.window.price > (await paidDeliveryPrice(tx, row)))
    throw invalid('body.interval_id', 'too_expensive')
  // The message of a failed payment was about the old slot.
  await tx.db
    .update(payment)
    .set({ message: null })
    .where(and(eq(payment.orderId, row.id), eq(payment.state, 'failed')))
  return { success: true, message: '', data: await toOrder(tx, row) }
}

async function chooseForPaid(
  tx: TransactionContext,
  owner: Owner,
  choice: { date: string; interval_id: number },
  id: string,
): Promise<Outcome> {
  await lockOrder(tx, id)
  const found = await ownOrderWithParts(tx, owner, id)
  return found.parts.link ? chooseSenderSlot(tx, owner, id, choice) : rescheduleOrder(tx, found, choice)
}

async function updateDraft(
  tx: TransactionContext,
  draft: OrderRow,
  change: DraftChange,
  cart: LoadedCart,
): Promise<Order> {
  const [row] = await tx.db
    .update(order)
    .set({ ...change, updatedAt: toDate(tx.clock.now()) })
    .where(eq(order.id, draft.id))
    .returning()
  return toOrder(tx, row ?? draft, cart)
}
