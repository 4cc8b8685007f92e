import { memo, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { useLayout } from '../../data/layout-data.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepWithin } from '../../ui/keep-within.ts'
import { Link } from '../../ui/link.tsx'
import { MenuIcon } from './menu-icon.tsx'
import styles from './mobile-menu.module.css'

/**
 * The categories on narrow screens. It opens and closes without scripts; with them it is a dialog over the page. What is below an entry is
 * in the page only where it can be seen: without scripts at once, with them when they have started.
 */
export const MobileMenu = memo(function MobileMenu() {
  const { navigation } = useLayout()
  const isAlive = useHydrated()
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
              {isAlive && entry.children.length > 0 ? (
                <details name="menu">
                  <summary>
                    <EntryName entry={entry} />
                    <Icon name="down" />
                  </summary>
                  <ul>
                    <li>
                      <Link to={entry.href}>All {entry.title.toLowerCase()}</Link>
                    </li>
                    <Children of={entry} />
                  </ul>
                </details>
              ) : (
                <>
                  <Link to={entry.href}>
                    <EntryName entry={entry} />
                  </Link>
                  {!isAlive && entry.children.length > 0 && (
                    <noscript>
                      <ul>
                        <Children of={entry} />
                      </ul>
                    </noscript>
                  )}
                </>
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
})

type Entry = { icon: string; title: string; children: { href: string; title: string }[] }

const Children = ({ of: { children } }: { of: Entry }) =>
  children.map((child) => (
    <li key={child.href}>
      <Link to={child.href}>{child.title}</Link>
    </li>
  ))

function EntryName({ entry: { icon, title } }: { entry: Entry }) {
  return (
    <span className={styles.entry}>
      <MenuIcon name={icon} />
      {title}
    </span>
  )
}
