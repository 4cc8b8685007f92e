import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AddressInput, SenderLink } from '../../../contract/order.ts'
import type { Database } from '../../db/database.ts'
import { order } from '../../db/schema.ts'
import type { OrderRow } from '../../db/schema.ts'
import type { Outcome } from './checkout.ts'
import { toDate, conflict, notFound } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import { destinationOf, getDeliveryDates, isSameDay, shippingAddressOf } from '../../delivery/index.ts'
import { ownOrder, toOrder } from '../order.ts'
import type { Owner } from '../../visitor/index.ts'
import { linkOf, linkState, linkUrl, updateLink } from '../recipient-link.ts'
import type { LinkRow } from '../recipient-link.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import type { WithLinks } from '../../outbox/index.ts'

/** Returns the recipient link as the sender sees it. Throws 404 when the order has none. */
export async function senderLink(
  ctx: WithLinks<Context<Database>>,
  owner: Owner,
  orderId: string,
): Promise<SenderLink> {
  const row = await ownOrder(ctx, owner, orderId)
  const link = await linkOf(ctx, orderId)
  if (!link) throw notFound('private link')
  const state = linkState(ctx.clock, link)
  return {
    name: link.name,
    receiver: link.receiver,
    state,
    url: state === 'asked' ? (linkUrl(ctx.links, link) ?? null) : null,
    expires_at: link.expiresAt?.toISOString() ?? null,
    intervals: await ownIntervals(ctx, row, link),
  }
}

async function ownIntervals(ctx: Context<Database>, row: OrderRow, link: LinkRow) {
  const address = row.shippingAddress
  if (!address || link.chosenAt || !link.takenOverAt) return []
  const dates = await getDeliveryDates(ctx, destinationOf(address), {
    orderId: row.id,
    sameDay: isSameDay(row.positions),
  })
  return dates.map((date) => ({
    ...date,
    intervals: date.intervals.filter(({ price }) => price <= link.price),
  }))
}

/**
 * Sets the address of a paid order on the sender's behalf, even after the recipient link expired. The link
 * stops working. Throws 409 when the address is fixed.
 */
export async function takeOverAddress(
  tx: TransactionContext,
  owner: Owner,
  orderId: string,
  input: z.infer<typeof AddressInput>,
): Promise<Outcome> {
  const { row, link } = await lockOwn(tx, owner, orderId)
  const data = await toOrder(tx, row)
  if (!link || row.state !== 'paid') throw conflict('wrong_state', 'The address of this order is fixed.')
  if (link.chosenAt)
    return {
      ...{ success: false, code: 'address_fixed', data },
      message: `It is known already where and when ${link.name} wants them.`,
    }
  const address = await shippingAddressOf(tx, input)
  if ('message' in address) return { success: false, message: address.message, field: 'body.postcode', data }
  await updateLink(tx, orderId, { takenOverAt: link.takenOverAt ?? toDate(tx.clock.now()), address: null })
  const [changed] = await tx.db
    .update(order)
    .set({ shippingAddress: address, updatedAt: toDate(tx.clock.now()) })
    .where(eq(order.id, orderId))
    .returning()
  return { success: true, message: '', data: await toOrder(tx, changed ?? row) }
}

/**
 * Books a slot for an order whose address the sender has set, at no more than the price paid. Throws 409 when
 * the slot is fixed.
 */
export async function chooseSenderSlot(
  tx: TransactionContext,
  owner: Owner,
  orderId: string,
  choice: { date: string; interval_id: number },
): Promise<Outcome> {
  const { row, link } = await lockOwn(tx, owner, orderId)
  if (row.state !== 'paid' || !link?.takenOverAt || link.chosenAt || !row.shippingAddress)
    throw conflict('wrong_state', 'The delivery time of this order is fixed.')
  const before = await toOrder(tx, row)
  const refusal = await confirmDelivery(tx, link, {
    ...choice,
    destination: destinationOf(row.shippingAddress),
    sameDay: isSameDay(row.positions),
  })
  if (refusal) return { success: false, ...refusal, data: before }
  return { success: true, message: '', data: await toOrder(tx, row) }
}

async function lockOwn(tx: TransactionContext, owner: Owner, orderId: string) {
  await tx.db.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
  return { row: await ownOrder(tx, owner, orderId), link: await linkOf(tx, orderId) }
}
