import { replace } from 'react-router-dom'
import type { CheckoutType } from '../../../graphql/generated/graphql.ts'

/**
 * Where a step of the checkout leads when there is nothing to deliver: home, or to the cart where that says that what was
 * in it waits to be paid, or has a subscription, which is delivered by the other checkout. It takes the step's place in the
 * history, so that "back" goes on going back.
 */
export function nothingToCheckOut({
  cart,
}: {
  cart?: { unpaidOrder?: { id: string } | null; recurringLine?: object | null } | null
}): Response {
  return replace(cart?.unpaidOrder || cart?.recurringLine ? '/cart' : '/')
}

/**
 * Whether a step belongs to the other of the two checkouts: a subscription came into the cart, or left it, since this one was
 * begun. The cart leads to the right one.
 */
export function isOtherCheckout(
  { cart }: { cart?: { recurringLine?: object | null } | null },
  type: CheckoutType,
): boolean {
  return Boolean(cart?.recurringLine) !== (type === 'SUBSCRIPTION')
}
