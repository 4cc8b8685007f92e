import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './hero.module.css'

const WIDTHS = [640, 1080, 1600]

/** The first thing that is seen: the flowers, what the shop does, and when they can be there. */
export function Hero({ promise }: { promise: ReactNode }) {
  const sources = (format: string) =>
    WIDTHS.map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(', ')
  return (
    <section className={styles.hero}>
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes="100vw" />
        <source type="image/webp" srcSet={sources('webp')} sizes="100vw" />
        <img
          src="/pictures/hero-1080.jpg"
          alt="A large bouquet of peonies, roses, hydrangeas and eucalyptus in a white vase"
          width={1600}
          height={1000}
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      <div className={styles.words}>
        <h1>Flowers that look like you chose every stem</h1>
        <p className={styles.lead}>
          Tied in London after you order. Same day in London, next day across mainland Britain.
        </p>
        <p className={styles.actions}>
          <Link to="/category/flowers" className="button">
            Choose flowers
          </Link>
          <a href="#constructor-block" className="button quiet">
            Make your own
          </a>
        </p>
        <p className={styles.promise}>{promise}</p>
      </div>
    </section>
  )
}
