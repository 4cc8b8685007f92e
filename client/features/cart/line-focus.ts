import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { focusOn, isFocusLost } from '../../ui/focus-on.ts'

/**
 * For the cart: when the line that has the focus goes, the focus goes on to the name of the line that took its place,
 * or, after the last one, to the page's heading. `lines` names those on show.
 */
export function useLineFocus(lines: string[]) {
  const page = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const at = useRef(-1)
  // What got the focus before the page came to life is not told of by an event.
  useEffect(() => {
    at.current = placeIn(list.current, document.activeElement)
  }, [])
  useEffect(() => {
    if (at.current < 0 || !isFocusLost()) return
    const names = page.current?.querySelectorAll<HTMLElement>('li h2')
    focusOn(names?.[at.current] ?? page.current?.querySelector<HTMLElement>('h1'))
  }, [lines.join(' ')]) // eslint-disable-line react-hooks/exhaustive-deps
  return {
    page,
    list: {
      ref: list,
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        at.current = placeIn(currentTarget, target)
      },
      onBlur: () => {
        at.current = -1
      },
    },
  }
}

/** The place of the line that holds an element, from 0; -1 if none does. */
const placeIn = (list: HTMLElement | null, element: Element | null): number =>
  [...(list?.children ?? [])].findIndex((line) => line.contains(element))
