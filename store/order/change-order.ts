import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import type { OrderChange } from '../../contract/order.ts'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import { order } from '../db/schema.ts'
import type { OrderRow, OrderedLine } from '../db/schema.ts'
import { readPerson } from '../delivery/index.ts'
import { notFound } from '../kernel/index.ts'
import type { TransactionContext } from '../kernel/index.ts'
import type { Owner } from '../visitor/index.ts'
import { changeNoticeAt } from './change-notice.ts'
import type { Outcome } from './checkout/checkout.ts'
import { lockOrder } from './lock-order.ts'
import { ownOrderWithParts, toOrder } from './order.ts'
import { mayChange } from './order-state.ts'

type Change = z.infer<typeof OrderChange>

const WITH_CARD: readonly number[] = [POLICY.bouquet, POLICY.constructor, POLICY.combo]

/**
 * Changes the card, the recipient or the house of an order that the florist has not begun; the price stays. A refusal is returned as data. Throws 404 for
 * an order of somebody else, and for a position that it has not or that has no card.
 */
export async function updateOrder(
  tx: TransactionContext,
  owner: Owner,
  orderId: string,
  { recipient, address, card_text: card }: Change,
): Promise<Outcome> {
  await lockOrder(tx, orderId)
  const { row, parts } = await ownOrderWithParts(tx, owner, orderId)
  const refuse = async (refusal: Omit<Outcome, 'success' | 'data'>): Promise<Outcome> => ({
    ...{ success: false, ...refusal },
    data: await toOrder(tx, row),
  })
  if (!mayChange(row)) return refuse({ code: 'order_fixed', message: 'This order can no longer be changed.' })
  if ((recipient || address) && parts.link)
    return refuse({
      code: 'recipient_chooses',
      message: `${parts.link.name} says where and to whom it is delivered.`,
    })
  // Its later deliveries go where the subscription says, and who has a first bouquet for less was looked at by address and number.
  if ((recipient || address) && row.type === 'subscription')
    return refuse({
      code: 'subscription_address',
      message: 'Write to us to change where a subscription goes.',
    })
  // Without a number of their own the courier rings the buyer.
  const person =
    recipient && readPerson({ ...recipient, phone: recipient.phone || row.contact?.phone || '' }, true)
  if (person && 'code' in person) {
    const { code, field } = person
    return refuse({ message: fieldMessage(code), code, field: `body.recipient.${field}` })
  }
  const change = {
    ...(recipient && person && withRecipient(row, recipient, person.number)),
    ...(address && withHouse(row, address)),
    ...(card && withCardText(row, card)),
  }
  // When it was updated last says how long it waits for its payment: that stays. Who saves what is there already changes nothing.
  if (!isDeepStrictEqual({ ...row, ...change }, row))
    await tx.db
      .update(order)
      .set({ ...change, changeNoticeAt: changeNoticeAt(tx, row) })
      .where(eq(order.id, orderId))
  return { success: true, message: '', data: await toOrder(tx, { ...row, ...change }) }
}

/** The recipient of an order with another name, number and note. */
const withRecipient = (
  { recipient }: OrderRow,
  { name, note }: NonNullable<Change['recipient']>,
  phone: string,
) => ({ recipient: { anonymous: false, ...recipient, name, phone, note: note || null } })

/** The address of an order with another house. Where that is on the map is known of the postcode alone. */
function withHouse(
  { shippingAddress }: OrderRow,
  { line1, line2, city }: NonNullable<Change['address']>,
): Pick<OrderRow, 'shippingAddress'> {
  if (!shippingAddress) throw notFound('address')
  const isSame = line1 === shippingAddress.line1
  const point = isSame ? shippingAddress.point : null
  return { shippingAddress: { ...shippingAddress, line1, line2: line2 || null, city, point } }
}

/** The positions and lines of an order with other words on the card of one of them. */
function withCardText(row: OrderRow, { gift_card_text: text, ...of }: NonNullable<Change['card_text']>) {
  const isMeant = (product: number | null | undefined, slug: string) =>
    product === of.product_id && slug === of.position_slug
  const takesCard = ({ policy_id, gift_card, gift_card_text }: Position) =>
    !gift_card && (WITH_CARD.includes(policy_id) || gift_card_text !== null)
  const positions = row.positions ?? []
  if (!positions.some((one) => isMeant(one.product_id, one.position_slug) && takesCard(one)))
    throw notFound('position with a card')
  const words = text || null
  return {
    positions: positions.map((one) =>
      isMeant(one.product_id, one.position_slug) ? { ...one, gift_card_text: words } : one,
    ),
    // For whoever orders the same again.
    lines:
      row.lines?.map((line: OrderedLine) =>
        isMeant(line.productId, line.positionSlug) ? { ...line, giftCardText: words } : line,
      ) ?? null,
  }
}
