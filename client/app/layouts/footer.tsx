import { memo } from 'react'
import { useLayout } from '../../data/layout-data.tsx'
import { phoneHref, phoneInWords } from '../../data/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './footer.module.css'

export const Footer = memo(function Footer() {
  const { footer, navigation } = useLayout()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.wordmark}>Larkspur</p>
          <p>Flowers and gifts, tied in London after you order them.</p>
          {navigation && (
            <p>
              <a href={phoneHref(navigation.call.phone)}>{phoneInWords(navigation.call.phone)}</a>
              <br />
              {navigation.call.hours}
            </p>
          )}
        </div>
        {footer?.columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            {/* On narrow screens it unfolds the links, with scripts or without. */}
            <input type="checkbox" className={styles.fold} aria-label={`Links: ${column.title}`} />
            <h2 className={styles.heading}>
              {column.title}
              <Icon name="down" size={18} />
            </h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href + link.title}>
                  <Link to={link.href}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        {footer && <p>{footer.legal}</p>}
        {footer && footer.paymentMethods.length > 0 && <p>We take {inWords(footer.paymentMethods)}.</p>}
      </div>
    </footer>
  )
})

/** "Visa, Mastercard and PayPal". */
const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
