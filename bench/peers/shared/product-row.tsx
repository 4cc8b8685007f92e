import type { Card, Earliest } from './answers.ts'
import { Icon, Picture, Price, Stars } from './parts.tsx'
import { AddToCart, FavoriteButton } from './pressed.tsx'
import { promise } from './delivery-promise.ts'
import { percentOff } from './money.ts'

type Around = { earliest: Earliest; liked: readonly number[] }

function ProductCard({ card, earliest, liked }: Around & { card: Card }) {
  const { id, title, image, price, old_price, has_options, rating, review_count, same_day } = card
  const href = `/product/${id}`
  return (
    <article className="card">
      <div className="media">
        <a href={href} className="frame" tabIndex={-1} aria-hidden="true">
          <Picture
            image={image}
            sizes="(min-width: 960px) 252px, (min-width: 600px) 30vw, 46vw"
            small
            decorative
          />
          {old_price !== null && <span className="badge">{`−${percentOff(price, old_price)}%`}</span>}
        </a>
        <FavoriteButton title={title} liked={liked.includes(id)} />
        <AddToCart title={title} />
      </div>
      <div className="words">
        <h3 className="title">
          <a href={href}>{title}</a>
        </h3>
        <p className="row">
          <Price price={price} before={old_price} from={has_options} />
          {rating !== null && review_count > 0 && <Stars rating={rating} count={review_count} />}
        </p>
        <p className="promise">{promise(earliest, same_day)}</p>
      </div>
    </article>
  )
}

type Props = Around & { cards: Card[]; label: string; more?: { href: string; text: string } | null }

/** Products side by side. */
export function ProductRow({ cards, label, more, ...around }: Props) {
  return (
    <ul className="products" aria-label={label} tabIndex={0}>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} {...around} />
        </li>
      ))}
      {more && (
        <li className="more">
          <a href={more.href}>
            <span>{more.text}</span>
            <Icon name="chevron" />
          </a>
        </li>
      )}
    </ul>
  )
}
