import type { Image, Link, Review, Tile, Words } from './answers.ts'
import { address, sources } from './urls.ts'
import { dateInWords } from './dates.ts'
import { money } from './money.ts'
import { starsInWords } from './stars.ts'

/** An icon of icons.svg. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}

type PictureProps = {
  image: Image
  /** As in the `sizes` attribute. */
  sizes: string
  /** No wider than 300 pixels. */
  small?: boolean
  eager?: boolean
  decorative?: boolean
}

/** A picture in the best format and size that the browser can use. */
export function Picture({ image, sizes, small = false, eager = false, decorative = false }: PictureProps) {
  return (
    <picture aria-hidden={decorative || undefined}>
      <source type="image/avif" srcSet={sources(image, 'avif', small)} sizes={sizes} />
      <img
        src={address(image, 'size60', 'webp')}
        {...(!small && { srcSet: sources(image, 'webp', false), sizes })}
        alt={image.alt_text}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  )
}

type PriceProps = { price: number; before?: number | null; from?: boolean }

/** A price in pence, with the one before it was reduced. */
export function Price({ price, before = null, from = false }: PriceProps) {
  return !from && before === null ? (
    <strong className="price">{money(price)}</strong>
  ) : (
    <span className="price">
      {from && <span className="from">from </span>}
      {before === null ? (
        <strong>{money(price)}</strong>
      ) : (
        <>
          <span className="unseen">now </span>
          <strong className="less">{money(price)}</strong> <span className="unseen">was </span>
          <s className="old">{money(before)}</s>
        </>
      )}
    </span>
  )
}

const WORTH_COUNTING = 5

export function Stars({ rating, count }: { rating: number; count?: number }) {
  return (
    <span
      className="stars"
      role="img"
      aria-label={starsInWords(rating, count)}
      data-stars={Math.floor(rating)}
    >
      {count !== undefined && count >= WORTH_COUNTING && count}
    </span>
  )
}

/** What a block begins with. */
export function BlockHead({ words: { heading, lead, link }, text }: { words: Words; text?: string }) {
  return (
    <header className="head">
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
      {text && <p>{text}</p>}
      {link && (
        <a className="all" href={link.href}>
          {link.title}
        </a>
      )}
    </header>
  )
}

export function Tiles({ tiles, small = false }: { tiles: Tile[]; small?: boolean }) {
  return (
    <ul className="tiles" data-small={small}>
      {tiles.map(({ href, title, image }) => (
        <li key={href}>
          <a href={href}>
            <Picture image={image} sizes="(min-width: 960px) 190px, 42vw" small decorative />
            <span className="title">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Reviews({ reviews, label }: { reviews: Review[]; label?: string }) {
  return (
    <ul className="reviews" tabIndex={label ? 0 : undefined} aria-label={label}>
      {reviews.map(({ id, author, city, rating, title, text, published_on }) => (
        <li key={id}>
          <figure>
            <Stars rating={rating} />
            <h3>{title}</h3>
            <blockquote>{text}</blockquote>
            <figcaption>
              {`${author}, ${city} · `}
              <time dateTime={published_on}>{dateInWords(published_on)}</time>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

export function Links({ links, className }: { links: Link[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, title }) => (
        <li key={href + title}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

/** The form that asks where and when. */
export function DeliverTo({ question }: { question: string }) {
  return (
    <div className="to">
      <details className="unfold">
        <summary>{question}</summary>
        <form className="postcode" action="/delivery/check" method="get">
          <div className="field">
            <label htmlFor="postcode">Delivery postcode</label>
            <span className="beside">
              <input
                id="postcode"
                name="postcode"
                autoComplete="shipping postal-code"
                autoCapitalize="characters"
                placeholder="e.g. N1 9GU"
                maxLength={12}
                required
              />
              <button className="button quiet">Check</button>
            </span>
          </div>
        </form>
      </details>
    </div>
  )
}
