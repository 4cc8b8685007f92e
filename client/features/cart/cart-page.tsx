import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import type {
  CartPageQuery,
  CartPage_CartFragment,
  CartLine_LineFragment,
} from '../../../graphql/generated/graphql.ts'
import { useDestination } from '../../data/browser/destination.ts'
import { OTHER_CHECKOUT } from '../../data/paths/checkout-type.ts'
import { FRESHNESS } from '../../ui/freshness.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { PriceSummary } from '../../ui/layout/price-summary.tsx'
import { DiscountForms, giftCardRows, discountRows, isDiscountRefusal } from '../loyalty/index.ts'
import { frequencyInWords } from '../subscription/index.ts'
import { AddAgainForm } from './add-again-form.tsx'
import type { CartChange } from './cart-action.ts'
import { CartLine } from './cart-line.tsx'
import { CheckoutButton, isSentByEmail } from './checkout-button.tsx'
import { Link } from '../../ui/link.tsx'
import { chosenBefore } from './chosen-before.ts'
import styles from './cart-page.module.css'
import { DeliveryFrequency } from './delivery-frequency.tsx'
import { lineKey } from './line-keys.ts'
import { useLineFocus } from './line-focus.ts'
import { withStableKeys } from './stable-keys.ts'
import { UnpaidOrderNote } from './unpaid-order-note.tsx'

export function CartPage() {
  const { data } = useLoaderData() as { data: CartPageQuery }
  const cart = data.cart ?? null
  const refusal = useActionData() as CartChange | FormAnswer | undefined
  const destination = useDestination()
  const [search] = useSearchParams()
  const { page, list } = useLineFocus(cart?.lines.map(lineKey) ?? [])
  const alert = refusal && <WhatWasRefused refusal={refusal} />
  if (!cart || cart.lines.length === 0)
    return (
      <div ref={page}>
        {alert}
        <EmptyCart unpaid={cart?.unpaidOrder ?? null} />
      </div>
    )
  const isByEmail = isSentByEmail(cart)
  const delivery = isByEmail ? 'Free, by e-mail' : (chosenBefore(destination) ?? 'Free slots to choose from')
  return (
    <div ref={page}>
      <h1 className={styles.heading}>Your cart</h1>
      {alert}
      {search.has(OTHER_CHECKOUT) && (
        <p className={styles.moved} role="status">
          What is in your cart has changed, and its delivery is asked for in another way. Go on from here.
        </p>
      )}
      <div className={styles.columns}>
        <ul className={styles.lines} aria-label="In your cart" {...list}>
          {withStableKeys(cart.lines).map(({ key, line }) => (
            <CartLine
              key={key}
              line={line}
              rhythm={rhythmOf(cart, line)}
              isRecurring={isRecurring(cart, line)}
            />
          ))}
        </ul>
        <aside className={styles.aside}>
          <PriceSummary
            rows={[
              { title: 'Flowers and gifts', text: cart.subtotal.text },
              ...discountRows(cart.discount, cart, cart.discountReason ?? null),
              ...(cart.serviceFee.amount ? [{ title: 'Service fee', text: cart.serviceFee.text }] : []),
              { title: 'Delivery', text: delivery },
            ]}
            total={cart.totalCost.text}
            below={giftCardRows(cart)}
          />
          {cart.hasSubscription && (
            <DeliveryFrequency
              flowers={cart.recurringLine ?? null}
              everyWeeks={cart.everyWeeks ?? null}
              plans={data.subscriptionPrices?.plans ?? []}
            />
          )}
          <CheckoutButton cart={cart} />
          {!isByEmail && <p className={styles.small}>Wrapping, a card and VAT are included. {FRESHNESS}</p>}
          {cart.bonusesToEarnText && <BonusesToCome cart={cart} />}
          <DiscountForms discounts={cart} action="/cart" ofGiftCards={isByEmail} />
        </aside>
      </div>
    </div>
  )
}

/** What could not be done, where no line of the cart says so. */
function WhatWasRefused({ refusal }: { refusal: CartChange | FormAnswer }) {
  if ('problem' in refusal)
    return refusal.problem.intent === 'add' && <AddAgainForm problem={refusal.problem} />
  if (!('refused' in refusal) || isDiscountRefusal(refusal)) return null
  return (
    <p className="alert" role="alert">
      {refusal.refused}
    </p>
  )
}

/** Whether the subscription of the cart repeats a line. */
const isRecurring = (
  { recurringLine }: Pick<CartPage_CartFragment, 'recurringLine'>,
  line: CartLine_LineFragment,
): boolean => !!recurringLine && lineKey(recurringLine) === lineKey(line)

/** How often a line comes; null while there is no subscription in the cart. */
function rhythmOf(
  { recurringLine, everyWeeks }: CartPage_CartFragment,
  line: CartLine_LineFragment,
): string | null {
  if (!recurringLine || !everyWeeks) return null
  return isRecurring({ recurringLine }, line)
    ? `Comes ${frequencyInWords(everyWeeks)}`
    : 'Comes once, with the first delivery'
}

/** The bonuses that the order earns, with an explanation on demand, also by keyboard and touch. */
function BonusesToCome({ cart }: { cart: CartPage_CartFragment }) {
  return (
    <details className={`unfold ${styles.bonuses}`}>
      <summary>{cart.bonusesToEarnText}</summary>
      <p>{cart.bonusesToEarnDetails}</p>
    </details>
  )
}

function EmptyCart({ unpaid }: { unpaid: CartPage_CartFragment['unpaidOrder'] }) {
  return (
    <section className={styles.empty}>
      <h1>{unpaid ? 'Your order is waiting for payment' : 'Your cart is empty'}</h1>
      {unpaid ? (
        <UnpaidOrderNote order={unpaid} />
      ) : (
        <p>Most of the shop can be at a London door today or tomorrow.</p>
      )}
      <p>
        <Link to="/category/flowers" className={unpaid ? 'button quiet' : 'button'}>
          Choose flowers
        </Link>
      </p>
    </section>
  )
}
