import { replace } from 'react-router-dom'

/**
 * Where a step of the checkout leads when there is nothing to deliver: home, or to the cart where that says that what was
 * in it waits to be paid. It takes the step's place in the history, so that "back" goes on going back.
 */
export function nothingToCheckOut({
  cart,
}: {
  cart?: { unpaidOrder?: { id: string } | null } | null
}): Response {
  return replace(cart?.unpaidOrder ? '/cart' : '/')
}
