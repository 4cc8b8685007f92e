import type { ReactNode } from 'react'
import type { Hero_HeroFragment } from '../../../graphql/generated/graphql.ts'
import { SITE_NAME } from '../../data/page/meta.ts'
import { Link } from '../../ui/link.tsx'
import styles from './hero.module.css'

const WIDTHS = [640, 1080, 1600]
/** On narrow screens the words stand beside a part of it. */
const SIZES = '(min-width: 1120px) 100vw, 90vw'

type Props = {
  /** What the picture shows; while that is not known it is an ornament. */
  alt: string | undefined
  /** When flowers can be there. */
  promise: ReactNode
  children: ReactNode
}

/** The first thing that is seen: the flowers, what the shop does, and when they can be there. */
export function Hero({ alt = '', promise, children }: Props) {
  const sources = (format: string) =>
    WIDTHS.map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(', ')
  return (
    <section className={styles.hero}>
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
        <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
        <img
          src="/pictures/hero-1080.jpg"
          alt={alt}
          width={1600}
          height={1000}
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      <div className={styles.words}>
        {children}
        <p className={styles.promise}>{promise}</p>
      </div>
    </section>
  )
}

/** What the shop says of itself; only its name until, or unless, that is known. */
export function HeroWords({ hero }: { hero?: Hero_HeroFragment }) {
  if (!hero) return <h1>{SITE_NAME}</h1>
  return (
    <>
      <h1>{hero.heading}</h1>
      <p className={styles.lead}>{hero.lead}</p>
      <p className={styles.actions}>
        {hero.actions.map(({ title, href }, index) => (
          <Action key={href} href={href} className={index ? 'button quiet' : 'button'}>
            {title}
          </Action>
        ))}
      </p>
    </>
  )
}

/** To another page, or to a place on this one. */
function Action({ href, ...rest }: { href: string; className: string; children: string }) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <Link to={href} {...rest} />
}
