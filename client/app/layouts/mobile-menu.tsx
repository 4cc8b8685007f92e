import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLayout } from '../../data/layout-data.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepWithin } from '../../ui/keep-within.ts'
import { Link } from '../../ui/link.tsx'
import { MenuIcon } from './menu-icon.tsx'
import styles from './mobile-menu.module.css'

/** The categories on narrow screens. It opens and closes without scripts; with them it is a dialog over the page. */
export function MobileMenu() {
  const { navigation } = useLayout()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [key])
  useEffect(() => {
    const menu = details.current
    if (!isOpen || !menu) return
    return keepWithin(menu, () => {
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
  }, [isOpen])
  return (
    <details className={styles.mobile} ref={details} onToggle={() => setOpen(details.current?.open ?? false)}>
      <summary aria-label="Menu">
        <Icon name={isOpen ? 'close' : 'menu'} size={24} />
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
