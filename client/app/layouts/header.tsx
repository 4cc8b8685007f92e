import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useLayout } from '../../data/layout-data.tsx'
import { useVisitor } from '../../data/visitor.tsx'
import { phoneHref, phoneInWords } from '../../data/phone.ts'
import { SearchBox } from '../../features/search/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { Link } from '../../ui/link.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { useCompactHeader } from './use-compact-header.ts'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'

/** Menu, search, account and cart. It comes back, small, over a page that is being scrolled up. */
export function Header() {
  const { cartQuantity, signedIn, name } = useVisitor()
  const { navigation } = useLayout()
  const { key, pathname, search } = useLocation()
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const space = useRef<HTMLElement>(null)
  useCompactHeader(space)
  return (
    <header ref={space} className={styles.space}>
      <div className={styles.header}>
        {navigation && (
          <p className={styles.strip}>
            <span>Same day in London, next day across Britain</span>
            <a href={phoneHref(navigation.call.phone)}>
              {navigation.call.label} {phoneInWords(navigation.call.phone)}
            </a>
          </p>
        )}
        <div className={styles.bar}>
          <MobileMenu />
          <Wordmark />
          <div className={styles.search}>
            <SearchBox at={key} asked={asked} />
          </div>
          <div className={styles.tools}>
            <Link to="/search" className={`${styles.tool} ${styles.find}`}>
              <Icon name="search" size={24} />
              <span className="visually-hidden">Search</span>
            </Link>
            <Link to={signedIn ? '/profile/dashboard' : '/auth'} className={styles.tool}>
              <Icon name="account" size={24} />
              <span className={`${styles.toolName} ${styles.person}`}>{name ?? 'Account'}</span>
            </Link>
            <Link to="/favorites" className={styles.tool}>
              <Icon name="heart" size={24} />
              <span className={styles.toolName}>Favourites</span>
            </Link>
            <Link to="/cart" className={styles.tool}>
              <Icon name="cart" size={24} />
              <span className={styles.toolName}>Cart</span>
              {cartQuantity > 0 && (
                <span className={styles.count}>
                  <span className="visually-hidden">with </span>
                  {cartQuantity}
                  <span className="visually-hidden"> in it</span>
                </span>
              )}
            </Link>
          </div>
        </div>
        <CategoryMenu />
      </div>
    </header>
  )
}
