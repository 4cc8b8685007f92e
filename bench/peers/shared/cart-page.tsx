import type { Cart, CartData, Position } from './answers.ts'
import { Crumbs, PageFrame } from './page-frame.tsx'
import { Picture, Price } from './parts.tsx'
import { Quantity } from './pressed.tsx'
import { money } from './money.ts'

/** The cart of a visitor; an empty one for who has no session. */
export function CartPage({ data }: { data: CartData }) {
  const { frame, visitor, cart } = data
  return (
    <PageFrame frame={frame} visitor={visitor}>
      <Crumbs links={[{ title: 'Home', href: '/' }]} here="Cart" />
      {cart?.positions.length ? <FullCart cart={cart} /> : <EmptyCart />}
    </PageFrame>
  )
}

function FullCart({ cart }: { cart: Cart }) {
  return (
    <div>
      <h1 className="heading">Your cart</h1>
      <div className="columns">
        <ul className="lines" aria-label="In your cart">
          {cart.positions.map((position) => (
            <Line key={`${position.product_id} ${position.position_slug}`} position={position} />
          ))}
        </ul>
        <aside className="aside">
          <dl className="sums">
            <div>
              <dt>Flowers and gifts</dt>
              <dd>{money(cart.positions_cost)}</dd>
            </div>
            {cart.discount > 0 && (
              <div>
                <dt>Discount</dt>
                <dd>{`−${money(cart.discount)}`}</dd>
              </div>
            )}
            <div>
              <dt>Delivery</dt>
              <dd>Free slots to choose from</dd>
            </div>
            <div className="total">
              <dt>Total</dt>
              <dd>{money(cart.total_cost)}</dd>
            </div>
          </dl>
          {cart.bonuses_will_accrue_text && (
            <details className="bonuses">
              <summary>{cart.bonuses_will_accrue_text}</summary>
              <p>{cart.bonuses_will_accrue_tooltip_text}</p>
            </details>
          )}
          <div className="codes">
            <Code
              intent="promo"
              name="code"
              label="Promo code"
              button="Use it"
              question="How do promo codes work?"
              answer="Type it in as you got it; small and capital letters are the same. One code can be used for each order, and not together with bonuses. What it takes off is in the total before you pay."
            />
            <Code
              intent="gift-card-use"
              name="giftCardCode"
              label="Gift card"
              button="Pay with it"
              question="How do gift cards work?"
              answer="Type in the sixteen characters of the code. A gift card pays for everything but gift cards, the delivery too, beside a promo code or bonuses; what is not spent stays on it."
              more={{ href: '/gift-card', title: 'See what is left on a card' }}
            />
          </div>
          <form action="/cart" method="post">
            <input type="hidden" name="intent" value="checkout" />
            <button className="button petal wide">Choose delivery</button>
          </form>
          <p className="small">Nothing is added to the price: wrapping, a card and VAT are included.</p>
        </aside>
      </div>
    </div>
  )
}

function Line({ position }: { position: Position }) {
  const { product_id, position_slug, offer_title: title, variant_title, image, quantity, cost } = position
  const text = `card-text:${product_id}:${position_slug}`
  return (
    <li className="line">
      <Picture image={image} sizes="112px" small />
      <div className="words">
        <h2 className="title">
          <a href={`/product/${product_id}`}>{title}</a>
        </h2>
        <p className="variant">{variant_title}</p>
        <details className="unfold">
          <summary>Write a card, free of charge</summary>
          <form action="/cart" method="post">
            <div className="card-text">
              <label className="field">
                <span>{`What the card with ${title} says`}</span>
                <textarea name={text} maxLength={300} rows={3} />
                <span className="hint">Up to 300 characters</span>
              </label>
            </div>
            <button className="button quiet" name="intent" value={text}>
              Save the message
            </button>
          </form>
        </details>
        <div className="controls">
          <Quantity title={title} quantity={quantity} />
          <form action="/cart" method="post">
            <input type="hidden" name="productId" value={product_id} />
            <input type="hidden" name="positionSlug" value={position_slug} />
            <input type="hidden" name="intent" value="remove" />
            <button className="link" aria-label={`Remove ${title}`}>
              Remove
            </button>
          </form>
        </div>
      </div>
      <p className="cost">
        <Price price={cost} />
      </p>
    </li>
  )
}

type CodeProps = {
  intent: string
  name: string
  label: string
  button: string
  question: string
  answer: string
  more?: { href: string; title: string }
}

function Code({ intent, name, label, button, question, answer, more }: CodeProps) {
  return (
    <form className="code" action="/cart" method="post">
      <input type="hidden" name="intent" value={intent} />
      <div className="field">
        <label htmlFor={name}>{label}</label>
        <span className="beside">
          <input id={name} name={name} maxLength={60} autoComplete="off" autoCapitalize="characters" />
          <button className="button quiet">{button}</button>
        </span>
      </div>
      <details className="unfold">
        <summary>{question}</summary>
        <p className="answer">
          {answer}
          {more && (
            <>
              {' '}
              <a href={more.href}>{more.title}</a>
            </>
          )}
        </p>
      </details>
    </form>
  )
}

function EmptyCart() {
  return (
    <section className="empty">
      <h1>Your cart is empty</h1>
      <p>Everything in the shop can be at a London door today or tomorrow.</p>
      <p>
        <a href="/category/flowers" className="button">
          Choose flowers
        </a>
      </p>
    </section>
  )
}
