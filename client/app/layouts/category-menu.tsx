import { memo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { useLayout } from '../../data/layout-data.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './category-menu.module.css'
import { isWithin } from './is-within.ts'
import { MenuIcon } from './menu-icon.tsx'

/**
 * The categories on wide screens. For the keyboard it is one stop: the arrow keys go along it, ArrowDown opens what is below an entry,
 * and Escape closes it. A pointer opens by resting on an entry. Without scripts every link is a stop, and what is below opens on focus.
 */
export const CategoryMenu = memo(function CategoryMenu() {
  const { navigation } = useLayout()
  const entries = navigation?.main ?? []
  const { key, pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const isAlive = useHydrated()
  const [current, setCurrent] = useState(0)
  // The way to a page closes it.
  const [opened, setOpened] = useState({ at: key, index: -1 })
  const open = opened.at === key ? opened.index : -1
  const setOpen = (index: number) => setOpened({ at: key, index })

  function onKeyDown(event: KeyboardEvent) {
    const tops = [...(list.current?.children ?? [])]
    const at = tops.findIndex((entry) => entry.contains(document.activeElement))
    const links = [...(tops[at]?.querySelectorAll<HTMLElement>('a') ?? [])]
    const within = links.indexOf(document.activeElement as HTMLElement)
    const toTop = (index: number) => {
      const next = (index + tops.length) % tops.length
      setCurrent(next)
      setOpen(open >= 0 && entries[next]?.children.length ? next : -1)
      tops[next]?.querySelector('a')?.focus()
    }
    const toLink = (index: number) => {
      if (links.length < 2) return
      // A link can take the focus once it is drawn.
      flushSync(() => setOpen(at))
      links[(index + links.length) % links.length]?.focus()
    }
    const steps: Record<string, () => void> = {
      ArrowRight: () => toTop(at + 1),
      ArrowLeft: () => toTop(at - 1),
      ArrowDown: () => toLink(within + 1),
      ArrowUp: () => toLink(within - 1),
      Home: () => (within > 0 ? toLink(1) : toTop(0)),
      End: () => (within > 0 ? toLink(-1) : toTop(-1)),
    }
    if (event.key === 'Escape') {
      if (open < 0) return
      setOpen(-1)
      links[0]?.focus()
    } else if (steps[event.key]) steps[event.key]?.()
    else return
    event.preventDefault()
  }

  return (
    <nav className={styles.menu} aria-label="Categories">
      <ul
        ref={list}
        data-alive={isAlive || undefined}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(-1)
        }}
      >
        {entries.map((entry, index) => (
          <li key={entry.href} data-open={index === open || undefined}>
            <Link
              to={entry.href}
              aria-current={isWithin(pathname, entry.href) ? 'page' : undefined}
              tabIndex={isAlive && index !== current ? -1 : undefined}
              aria-expanded={entry.children.length > 0 ? index === open : undefined}
            >
              <MenuIcon name={entry.icon} />
              {entry.title}
            </Link>
            {entry.children.length > 0 && (
              <ul className={styles.panel}>
                {entry.children.map((child) => (
                  <li key={child.href}>
                    <Link to={child.href} tabIndex={isAlive ? -1 : undefined}>
                      {child.title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
})
