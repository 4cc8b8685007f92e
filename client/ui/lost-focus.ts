import { useEffect, useRef } from 'react'
import { focusOn, isFocusLost } from './focus-on.ts'

/**
 * A ref for a part of the page that shows something else with each `state`: when what had the focus goes with such a
 * change, the focus goes on to the part's first heading or message.
 */
export function useLostFocus<Element extends HTMLElement = HTMLDivElement>(state: string) {
  const ref = useRef<Element>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (isFocusLost()) focusOn(ref.current?.querySelector<HTMLElement>('h1, h2, [role="alert"]'))
  }, [state])
  return ref
}
