import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AddressInput } from '../../../contract/order.ts'
import type { SenderLink } from '../../../contract/recipient-link.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { order } from '../../db/schema.ts'
import type { OrderRow } from '../../db/schema.ts'
import type { Outcome } from './checkout.ts'
import type { Clock } from '../../kernel/clock.ts'
import { toDate } from '../../kernel/clock.ts'
import { destinationOf } from '../../delivery/delivery-days.ts'
import { getIntervals } from '../../delivery/intervals.ts'
import { ownOrder, toOrder } from '../order.ts'
import type { Owner } from '../../visitor/owner.ts'
import { linkOf, linkState, linkUrl, updateLink } from '../recipient-link.ts'
import type { LinkRow } from '../recipient-link.ts'
import { isSameDay } from '../../delivery/same-day.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import { shippingAddressOf } from '../../delivery/addresses/shipping-address.ts'
import { conflict, notFound } from '../../kernel/store-error.ts'
import type { Links } from '../../outbox/email-link.ts'

/** The link as who ordered sees it. Throws when the order has none. */
export async function senderLink(
  db: Database,
  clock: Clock,
  settings: Links,
  owner: Owner,
  orderId: string,
): Promise<SenderLink> {
  const row = await ownOrder(db, owner, orderId)
  const link = await linkOf(db, orderId)
  if (!link) throw notFound('private link')
  const state = linkState(clock, link)
  return {
    name: link.name,
    receiver: link.receiver,
    state,
    url: state === 'asked' ? linkUrl(settings, link) : null,
    expires_at: link.expiresAt?.toISOString() ?? null,
    intervals: await ownIntervals(db, clock, row, link),
  }
}

async function ownIntervals(db: Database, clock: Clock, row: OrderRow, link: LinkRow) {
  const address = row.shippingAddress
  if (!address || link.chosenAt || !link.takenOverAt) return []
  const dates = await getIntervals(db, clock, destinationOf(address), {
    orderId: row.id,
    sameDay: isSameDay(row.positions),
  })
  return dates.map((date) => ({
    ...date,
    intervals: date.intervals.filter(({ price }) => price <= link.price),
  }))
}

/** Who ordered says where a paid order goes, whether the link has run out or not; the link works no more. */
export async function takeOverAddress(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  orderId: string,
  input: z.infer<typeof AddressInput>,
): Promise<Outcome> {
  const { row, link } = await lockOwn(tx, owner, orderId)
  const data = await toOrder(tx, clock, row)
  if (!link || row.state !== 'paid') throw conflict('wrong_state', 'The address of this order is fixed.')
  if (link.chosenAt)
    return { success: false, message: `It is known already where and when ${link.name} wants them.`, data }
  const address = await shippingAddressOf(tx, input)
  if ('message' in address) return { success: false, message: address.message, field: 'body.postcode', data }
  await updateLink(tx, orderId, { takenOverAt: link.takenOverAt ?? toDate(clock.now()), address: null })
  const [changed] = await tx
    .update(order)
    .set({ shippingAddress: address, updatedAt: toDate(clock.now()) })
    .where(eq(order.id, orderId))
    .returning()
  return { success: true, message: '', data: await toOrder(tx, clock, changed ?? row) }
}

/** Who has taken the address over chooses a window, of the price that was paid. */
export async function chooseTakenOver(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  orderId: string,
  choice: { date: string; interval_id: number },
): Promise<Outcome> {
  const { row, link } = await lockOwn(tx, owner, orderId)
  if (row.state !== 'paid' || !link?.takenOverAt || link.chosenAt || !row.shippingAddress)
    throw conflict('wrong_state', 'The delivery time of this order is fixed.')
  const before = await toOrder(tx, clock, row)
  const reason = await confirmDelivery(tx, clock, link, {
    ...choice,
    destination: destinationOf(row.shippingAddress),
    sameDay: isSameDay(row.positions),
  })
  if (reason) return { success: false, message: reason, data: before }
  return { success: true, message: '', data: await toOrder(tx, clock, row) }
}

async function lockOwn(tx: Transaction, owner: Owner, orderId: string) {
  await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update')
  return { row: await ownOrder(tx, owner, orderId), link: await linkOf(tx, orderId) }
}
