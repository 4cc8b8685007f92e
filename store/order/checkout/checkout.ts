import { eq } from 'drizzle-orm'
import { firstDeliveryDate } from './first-delivery-date.ts'
import type { Cart } from '../../../contract/basket.ts'
import type { DeliveryDate } from '../../../contract/delivery-dates.ts'
import type { Order } from '../../../contract/order.ts'
import type { OrderType } from '../../../contract/types/order-type.ts'
import { order, orderTransition } from '../../db/schema.ts'
import type { OrderRow } from '../../db/schema.ts'
import { cartWithTerms, lockCart } from '../../cart/index.ts'
import { toDate, newNumber, conflict, notFound } from '../../kernel/index.ts'
import type { Clock, Context, TransactionContext, LimitedCaller } from '../../kernel/index.ts'
import { destinationOf, getDeliveryDates, releaseSlot, isSameDay } from '../../delivery/index.ts'
import { amountsOf, findDraft, findDraftWithParts, toOrder, viewOrder } from '../order.ts'
import type { OrderWithParts } from '../order-parts.ts'
import type { Owner } from '../../visitor/index.ts'
import { removeLink } from '../recipient-link.ts'

/** The owner and the type of a checkout, and the requester for rate limits. */
export type Checkout = { owner: Owner; type: OrderType; by: LimitedCaller }

export type Outcome = { success: boolean; message: string; data: Order } & Partial<FieldFailure>
/** The error code and the field of a refused request, where it is about one field. */
export type FieldFailure = { code: string; field: string }

/**
 * Returns the visitor's draft and creates it if needed. A draft begun in the other checkout changes its type.
 * Throws 409 when the cart is empty or belongs to the other checkout: a subscription is never sold as a
 * single order.
 */
export async function startCheckout(
  tx: TransactionContext,
  { owner, type }: Pick<Checkout, 'owner' | 'type'>,
): Promise<Order> {
  const { cart } = await cartWithTerms(tx, owner, await lockCart(tx, owner))
  if (!cart.positions.length) throw conflict('cart_empty', 'The cart is empty.')
  if (typeOf(cart) !== type) throw conflict('other_checkout', OTHER_CHECKOUT[type])
  const draft = await findDraft(tx, owner)
  if (!draft) return toOrder(tx, await createDraft(tx, owner, type))
  return toOrder(tx, draft.type === type ? draft : await changeType(tx, draft, type))
}

/** Returns the type of checkout for a cart. */
export function typeOf(cart: Cart): OrderType {
  return cart.recurring_line ? 'subscription' : 'default'
}

export const OTHER_CHECKOUT: Record<OrderType, string> = {
  default: 'There is a subscription in the cart. Go on from the cart.',
  subscription: 'There is no subscription in the cart any more. Go on from the cart.',
}

/**
 * Keeps the address and the people. Drops the slot, because a subscription starts tomorrow at the earliest,
 * and the recipient link, because its answer would be for one delivery only.
 */
async function changeType(tx: TransactionContext, draft: OrderRow, type: OrderType): Promise<OrderRow> {
  await releaseSlot(tx, draft.id)
  await removeLink(tx, draft.id)
  const recipient = draft.recipient?.phone ? draft.recipient : null
  const [row] = await tx.db
    .update(order)
    .set({ type, recipient, updatedAt: toDate(tx.clock.now()) })
    .where(eq(order.id, draft.id))
    .returning()
  return row ?? draft
}

async function createDraft(tx: TransactionContext, owner: Owner, type: OrderType): Promise<OrderRow> {
  const at = toDate(tx.clock.now())
  const id = newNumber()
  const [row] = await tx.db
    .insert(order)
    .values({ id, ...owner, type, state: 'draft', createdAt: at, updatedAt: at })
    .returning()
  if (!row) throw conflict('busy', 'The order could not be made. Try again.')
  await tx.db.insert(orderTransition).values({ orderId: id, state: 'draft', at })
  return row
}

/** Returns the draft being checked out. Throws 404 when there is none. */
export async function getCheckout(ctx: Context, owner: Owner, type: OrderType = 'default'): Promise<Order> {
  return showDraft(ctx, await draftWithParts(ctx, owner, type))
}

/**
 * Changes the positions of the draft, which are those of the cart. `change` works on the cart. Returns the
 * draft. Throws 404 when there is none.
 */
export async function changePositions(
  tx: TransactionContext,
  { owner, type }: Checkout,
  change: () => Promise<unknown>,
): Promise<Order> {
  await draftOf(tx, owner, type)
  await change()
  return getCheckout(tx, owner, type)
}

/** Like `getCheckout`, but for either checkout. */
export async function getCheckoutOfEitherType(ctx: Context, owner: Owner): Promise<Order> {
  return showDraft(ctx, await draftWithParts(ctx, owner))
}

const showDraft = async (ctx: Context, draft: OrderWithParts): Promise<Order> =>
  viewOrder(ctx, draft, await amountsOf(ctx, draft.row))

/** Returns the row of the draft, of the given type or of any. Throws 404 when there is none. */
export async function draftOf(ctx: Context, owner: Owner, type?: OrderType): Promise<OrderRow> {
  const row = await findDraft(ctx, owner, type)
  if (!row) throw notFound('order being checked out')
  return row
}

/** Like `draftOf`, but with everything that belongs to the order. */
export async function draftWithParts(ctx: Context, owner: Owner, type?: OrderType): Promise<OrderWithParts> {
  const draft = await findDraftWithParts(ctx, owner, type)
  if (!draft) throw notFound('order being checked out')
  return draft
}

/** Returns the dates and windows the draft can be delivered in; none until it has an address. */
export async function checkoutDeliveryDates(
  ctx: Context,
  row: Order,
  from?: string,
): Promise<DeliveryDate[]> {
  if (!row.shipping_address) return []
  const holder = { orderId: row.id, sameDay: isSameDay(row.positions) }
  const destination = destinationOf(row.shipping_address)
  return getDeliveryDates(ctx, destination, holder, earliestFrom(ctx.clock, row, from))
}

/** A subscription starts tomorrow (London) at the earliest. */
function earliestFrom(clock: Clock, { type }: Order, from: string | undefined): string | undefined {
  if (type === 'default') return from
  const first = firstDeliveryDate(clock)
  return from && from > first ? from : first
}
