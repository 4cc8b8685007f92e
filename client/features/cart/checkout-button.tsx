import { useNavigation } from 'react-router-dom'
import type { CartPage_CartFragment } from '../../../graphql/generated/graphql.ts'
import { PostForm } from '../../ui/form/post-form.tsx'

/** The way on from the cart: to the delivery of the checkout that fits what is in it. */
export function CheckoutButton({ cart }: { cart: CartPage_CartFragment }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <PostForm action="/cart">
      <input type="hidden" name="intent" value="checkout" />
      {cart.recurringLine && <input type="hidden" name="type" value="subscription" />}
      <button className="button petal wide" aria-disabled={busy}>
        {isSentByEmail(cart)
          ? 'Continue'
          : cart.recurringLine
            ? 'Choose the first delivery'
            : 'Choose delivery'}
      </button>
    </PostForm>
  )
}

/** Whether all of a cart goes by e-mail, so that there is nothing to deliver. */
export const isSentByEmail = ({ lines }: CartPage_CartFragment): boolean =>
  lines.every(({ giftCard }) => giftCard?.sentBy === 'EMAIL')
