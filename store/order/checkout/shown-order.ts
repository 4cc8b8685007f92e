import type { DeliveryDate } from '../../../contract/delivery-dates.ts'
import type { Order } from '../../../contract/order.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from '../../db/schema.ts'
import { placeOfPostcode } from '../../delivery/index.ts'
import type { Context } from '../../kernel/index.ts'
import type { WithLinks } from '../../outbox/index.ts'
import type { Owner } from '../../visitor/index.ts'
import { amountsOf, viewOrder, withParts } from '../order.ts'
import { alternativeSlots } from './alternative-slots.ts'
import { checkoutDeliveryDates } from './checkout.ts'
import { photosOf } from '../order-photo.ts'
import { senderLink } from './sender-link.ts'

/** Returns an order whose address has its surroundings for a map, so that a page needs no second call for them. */
export async function withPlace(ctx: Context, order: Order): Promise<Order> {
  const { shipping_address: address } = order
  if (!address) return order
  return { ...order, shipping_address: { ...address, place: await placeOfPostcode(ctx, address.postcode) } }
}

/** The same with the pictures of its flowers. None is taken before it is paid. */
async function withPlaceAndPhotos(ctx: Context, order: Order): Promise<Order> {
  const isUnpaid = order.state === 'draft' || order.state === 'awaiting_payment'
  const [placed, photos] = await Promise.all([withPlace(ctx, order), isUnpaid ? [] : photosOf(ctx, order.id)])
  return { ...placed, photos }
}

/** Returns an order for its own page, with the slots that it can have instead of its own where these are asked for. */
export async function shownOrder(
  ctx: WithLinks<Context<Database>>,
  owner: Owner,
  row: OrderRow,
  asked: { alternative_slots: boolean },
): Promise<Order> {
  const found = await withParts(ctx, row)
  const order = await viewOrder(ctx, found, await amountsOf(ctx, row))
  const [shown, slots] = await Promise.all([
    withPageParts(ctx, owner, order),
    asked.alternative_slots ? alternativeSlots(ctx, found) : undefined,
  ])
  if (!slots) return shown
  return { ...shown, alternative_slots: slots.gone || order.may_reschedule ? slots.intervals : null }
}

/** Returns an order with all that its own page shows: the surroundings of its address, its pictures, and its private link. */
export async function withPageParts(
  ctx: WithLinks<Context<Database>>,
  owner: Owner,
  order: Order,
): Promise<Order> {
  const [shown, recipient_link] = await Promise.all([
    withPlaceAndPhotos(ctx, order),
    order.recipient_choice && senderLink(ctx, owner, order.id),
  ])
  return { ...shown, recipient_link }
}

/** The same for what a change answers. */
export async function pageOutcome<T extends { data: Order }>(
  ctx: WithLinks<Context<Database>>,
  owner: Owner,
  change: Promise<T>,
): Promise<T> {
  const outcome = await change
  return { ...outcome, data: await withPageParts(ctx, owner, outcome.data) }
}

/**
 * Returns a changed order with what the page of its delivery details shows: the surroundings of its address and, of a draft,
 * the days and slots. `known` are these, where the change has found them already.
 */
export async function withDetails(ctx: Context, order: Order, known?: DeliveryDate[]): Promise<Order> {
  const placed = await withPlace(ctx, order)
  if (order.state !== 'draft') return placed
  return { ...placed, delivery_intervals: known ?? (await checkoutDeliveryDates(ctx, order)) }
}

/** The same for what a change answers. */
export async function shownOutcome<T extends { data: Order; intervals?: DeliveryDate[] }>(
  ctx: Context,
  change: Promise<T>,
): Promise<T> {
  const outcome = await change
  return { ...outcome, data: await withDetails(ctx, outcome.data, outcome.intervals) }
}

/**
 * The answer to the choice of a slot. Many choose at once, on the busiest days, so a draft comes without more; a page that shows
 * its days again asks for them.
 */
export async function chosenOutcome<T extends { data: Order }>(ctx: Context, change: Promise<T>): Promise<T> {
  const outcome = await change
  if (outcome.data.state === 'draft') return outcome
  return { ...outcome, data: await withPlaceAndPhotos(ctx, outcome.data) }
}
