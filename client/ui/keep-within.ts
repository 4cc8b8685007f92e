/**
 * While something lies over the page, the page behind it neither scrolls nor takes the focus; Escape and a press beside it close it.
 * @returns what ends that
 */
export function keepWithin(box: HTMLElement, close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    const stops = [...box.querySelectorAll<HTMLElement>('summary, a, button, input')].filter(isStop)
    const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
    if (document.activeElement !== last) return
    event.preventDefault()
    first?.focus()
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !box.contains(target)) close()
  }
  document.documentElement.style.overflow = 'hidden'
  addEventListener('keydown', onKeyDown)
  addEventListener('pointerdown', onPointerDown)
  return () => {
    document.documentElement.style.overflow = ''
    removeEventListener('keydown', onKeyDown)
    removeEventListener('pointerdown', onPointerDown)
  }
}

/** Whether Tab comes to it: what is folded up or hidden has no box. */
const isStop = (element: HTMLElement) => element.tabIndex >= 0 && element.getClientRects().length > 0
