import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { focusOn, isFocusLost } from '../../ui/focus-on.ts'

/**
 * For the cart: when the line that has the focus goes, the focus goes on to the name of the line that took its place,
 * or, after the last one, to the page's heading. `lines` names those on show.
 */
export function useLineFocus(lines: string[]) {
  const page = useRef<HTMLDivElement>(null)
  const at = useRef(-1)
  useEffect(() => {
    if (at.current < 0 || !isFocusLost()) return
    const names = page.current?.querySelectorAll<HTMLElement>('li h2')
    focusOn(names?.[at.current] ?? page.current?.querySelector<HTMLElement>('h1'))
  }, [lines.join(' ')]) // eslint-disable-line react-hooks/exhaustive-deps
  return {
    page,
    list: {
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        at.current = [...currentTarget.children].findIndex((line) => line.contains(target))
      },
      onBlur: () => {
        at.current = -1
      },
    },
  }
}
