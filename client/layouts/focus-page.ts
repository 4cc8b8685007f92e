import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After the way to another page, the keyboard and a screen reader go on at that page, as they do when a browser
 * loads one. A page that puts the focus somewhere itself, and a place within it (`#reviews`), are left alone; a change
 * of the query keeps the focus where it is, as long as that is still there.
 */
export function useFocusOnPage(): void {
  const { pathname, search, hash } = useLocation()
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (hash || (before.pathname === pathname && before.search === search)) return
    const page = document.getElementById('content')
    const focused = document.activeElement
    const isThere = before.pathname === pathname ? focused !== document.body : page?.contains(focused)
    if (!isThere) page?.focus({ preventScroll: true })
  }, [pathname, search, hash])
}
