import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusOn, isFocusLost } from '../../ui/focus-on.ts'

/**
 * After the way to another page, the keyboard and a screen reader go on at that page, as they do when a browser
 * loads one. A page that puts the focus somewhere itself is left alone; a change of the query, and the way to a place
 * within the page (`#when`), keep the focus where it is, as long as that is still there: else it goes to the place.
 */
export function useFocusOnPage(): void {
  const { pathname, search, hash, key } = useLocation()
  const shown = useRef({ pathname, search, key })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, key }
    if (before.key === key) return
    if (hash) {
      if (isFocusLost()) focusOn(headingOf(document.getElementById(hash.slice(1))), { preventScroll: true })
      return
    }
    if (before.pathname === pathname && before.search === search) return
    // Typing in the header is not interrupted.
    if (document.activeElement?.hasAttribute('data-typing')) return
    const page = document.getElementById('content')
    const isThere = before.pathname === pathname ? !isFocusLost() : page?.contains(document.activeElement)
    if (!isThere) page?.focus({ preventScroll: true })
  }, [pathname, search, hash, key])
}

/** What a place begins with, which says what it is. */
const headingOf = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('h1, h2, h3') ?? place
