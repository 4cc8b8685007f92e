import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useLayout } from '../../data/layout-data.tsx'
import { useVisitor } from '../../data/visitor.tsx'
import { SearchBox } from '../../features/search/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './header.module.css'
import { MenuIcon } from './menu-icon.tsx'

/** Menu, search, account and cart. */
export function Header() {
  const { cartQuantity, signedIn, name } = useVisitor()
  const { navigation } = useLayout()
  const { key, pathname, search } = useLocation()
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <header className={styles.header}>
      {navigation && (
        <p className={styles.strip}>
          <span>Same day in London, next day across Britain</span>
          <a href={`tel:${navigation.call.phone.replaceAll(' ', '')}`}>
            {navigation.call.label} {navigation.call.phone}
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
      <DesktopMenu />
    </header>
  )
}

function DesktopMenu() {
  const { navigation } = useLayout()
  return (
    <nav className={styles.menu} aria-label="Categories">
      <ul>
        {navigation?.main.map((entry) => (
          <li key={entry.href}>
            <NavLink to={entry.href}>
              <MenuIcon name={entry.icon} />
              {entry.title}
            </NavLink>
            {entry.children.length > 0 && (
              <ul className={styles.panel}>
                {entry.children.map((child) => (
                  <li key={child.href}>
                    <Link to={child.href}>{child.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Opens and closes without a script; with one it closes behind the shopper. */
function MobileMenu() {
  const { navigation } = useLayout()
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [key])
  return (
    <details className={styles.mobile} ref={details}>
      <summary aria-label="Menu">
        <Icon name="menu" size={24} />
      </summary>
      <nav className={styles.drawer} aria-label="Menu">
        <ul>
          {navigation?.main.map((entry) => (
            <li key={entry.href}>
              {entry.children.length > 0 ? (
                <details name="menu">
                  <summary>
                    <EntryName entry={entry} />
                    <Icon name="down" />
                  </summary>
                  <ul>
                    <li>
                      <Link to={entry.href}>All {entry.title.toLowerCase()}</Link>
                    </li>
                    {entry.children.map((child) => (
                      <li key={child.href}>
                        <Link to={child.href}>{child.title}</Link>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <Link to={entry.href}>
                  <EntryName entry={entry} />
                </Link>
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.others}>
          {navigation?.other.map((link) => (
            <li key={link.href}>
              <Link to={link.href}>{link.title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function EntryName({ entry: { icon, title } }: { entry: { icon: string; title: string } }) {
  return (
    <span className={styles.entry}>
      <MenuIcon name={icon} />
      {title}
    </span>
  )
}
