import { useEffect } from 'react'
import type { RefObject } from 'react'

/** What is scrolled by a trembling hand, in pixels. */
const JITTER = 12

/**
 * Has the header come back, small, over a page that is being scrolled up: `data-compact` on `space`, which keeps the room of the whole
 * header meanwhile. Both change at once, so that nothing jumps. Somebody who is in the header keeps it.
 */
export function useCompactHeader(space: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = space.current
    if (!box) return
    let turn = window.scrollY
    let height = box.offsetHeight
    const isCompact = () => 'compact' in box.dataset
    const show = (next: boolean) => {
      if (next === isCompact()) return
      if (next) {
        height = box.offsetHeight
        box.style.minHeight = `${height}px`
        box.dataset.compact = ''
      } else {
        box.style.minHeight = ''
        delete box.dataset.compact
      }
    }
    const onScroll = () => {
      const { scrollY } = window
      if (scrollY < height) {
        turn = scrollY
        // Where the small one ends the whole one begins to show.
        if (scrollY < height - (box.firstElementChild?.clientHeight ?? 0)) show(false)
        return
      }
      if (isCompact() ? scrollY < turn : scrollY > turn) turn = scrollY
      if (Math.abs(scrollY - turn) < JITTER) return
      if (scrollY < turn) show(true)
      else if (!box.contains(document.activeElement) && !box.querySelector('details[open]')) show(false)
      turn = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      show(false)
    }
  }, [space])
}
