import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useClient } from 'urql'
import type { CartPage_CartFragment } from '../../../graphql/generated/graphql.ts'
import { VisitorDocument } from '../../../graphql/generated/graphql.ts'
import { useDestination } from '../../data/browser/destination.ts'
import { persisted } from '../../data/graphql/persisted-request.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CartForm } from '../product-card/index.ts'
import type { AddedToCart } from './added-to-cart.ts'
import { closeAddedToCart, updateAddedToCart } from './added-to-cart.ts'
import { CardPreview, CardTextForm } from '../card-text/index.ts'
import styles from './cart-drawer.module.css'
import { CheckoutButton } from './checkout-button.tsx'
import { chosenBefore } from './chosen-before.ts'
import { variantKey } from './line-keys.ts'

/** What was just put in the cart, with a card for it, two things to send along, the total and the way on. Escape closes it. */
export function CartDrawer({ added }: { added: AddedToCart }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    // The way to another page leaves it behind.
    if (key !== opened.current) closeAddedToCart()
  }, [key])
  const { line, cart, addOns } = added
  useChangesElsewhere(cart)
  const inCart = new Set(cart.lines.map(({ productId }) => productId))
  // What is added from here says so itself.
  const offered = new Set(addOns.map(({ product: { id } }) => id))
  const others = cart.lines.filter(
    (other) => variantKey(other) !== variantKey(line) && !offered.has(other.productId),
  )
  const delivery = chosenBefore(useDestination())
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="added"
      onClose={closeAddedToCart}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id="added" tabIndex={-1} autoFocus>
            <Icon name="check" size={24} /> In your cart
          </h2>
          <button
            type="button"
            aria-label="Close"
            className={styles.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </header>
        <div className={styles.line}>
          <Picture image={line.image} sizes="96px" small decorative />
          <div>
            <h3>{line.title}</h3>
            <p className={styles.variant}>{line.variantTitle}</p>
            <p>
              {line.quantity > 1 && `${line.quantity} × `}
              {line.unitPrice.text}
            </p>
          </div>
        </div>
        {line.cardText && <CardPreview text={line.cardText} />}
        {line.giftCard?.sentBy !== 'EMAIL' && (
          <CardTextForm key={variantKey(line)} line={line} action="/cart" />
        )}
        {addOns.length > 0 && (
          <section className={styles.addOns}>
            <h3>Add a gift</h3>
            <ul>
              {addOns.map(({ price, product: { id, title, variantSlug, image } }) => (
                <li key={id}>
                  <Picture image={image} sizes="64px" small decorative />
                  <span>
                    {title}
                    <small>{price.text}</small>
                  </span>
                  {inCart.has(id) ? (
                    <p role="status">
                      <Icon name="check" size={18} /> Added
                    </p>
                  ) : (
                    <CartForm intent="add">
                      {(busy) => (
                        <>
                          <input type="hidden" name="productId" value={id} />
                          <input type="hidden" name="variantSlug" value={variantSlug} />
                          <button className="button quiet" aria-label={`Add ${title}`} aria-disabled={busy}>
                            {busy ? 'Adding…' : 'Add'}
                          </button>
                        </>
                      )}
                    </CartForm>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {others.length > 0 && (
          <p className={styles.others}>
            Also in your cart:{' '}
            {others
              .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
              .join(', ')}
          </p>
        )}
        <footer className={styles.foot}>
          {delivery && <small>{delivery}</small>}
          <p>
            <span>
              Total ({cart.quantity} {cart.quantity === 1 ? 'item' : 'items'})
            </span>
            <strong>{cart.totalCost.text}</strong>
          </p>
          <CheckoutButton cart={cart} />
          <Link to="/cart" className="button quiet" onClick={closeAddedToCart}>
            View cart
          </Link>
        </footer>
      </div>
    </dialog>
  )
}

/**
 * Keeps the drawer as the cart is after a change elsewhere, such as in another tab. A cart of which no more is known than how much is in it
 * closes the drawer when that is something else.
 */
function useChangesElsewhere(cart: CartPage_CartFragment): void {
  const client = useClient()
  useEffect(() => {
    const answers = client.query(persisted(VisitorDocument), {}, { requestPolicy: 'cache-only' })
    return answers.subscribe(({ data }) => {
      // Nothing is known of a visitor whose answer is not there yet.
      if (!data || data.visitor?.cart === cart) return
      if (data.visitor && isWhole(data.visitor.cart)) updateAddedToCart(data.visitor.cart)
      else if ((data.visitor?.cart.quantity ?? 0) !== cart.quantity) closeAddedToCart()
    }).unsubscribe
  }, [client, cart])
}

const isWhole = (cart: object): cart is CartPage_CartFragment => 'lines' in cart
