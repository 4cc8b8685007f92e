import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { reopenUnlessAt } from '../../data/browser/opened-document.ts'
import type { Started, Widget } from './widget.ts'

type State = 'loading' | 'ready' | 'failed'
type Parts = Omit<Widget, 'place'>

/**
 * Starts a provider's form in a place of the page and ends it with the page. Answers how far it is, and with what was
 * started.
 */
export function useWidget(
  place: RefObject<HTMLElement | null>,
  start: ((widget: Widget) => Promise<Started>) | undefined,
  parts: Parts,
): { state: State; started: () => Started | undefined } {
  const [state, setState] = useState<State>('loading')
  const started = useRef<Started>(undefined)
  useEffect(() => {
    const element = place.current
    // Only the documents of payment pages let in a provider's scripts (server/ssr/script-inventory.ts).
    if (!element || reopenUnlessAt('/payment/')) return
    let gone = false
    const returnTo = new URL(parts.returnTo, window.location.href).href
    const starting = start?.({ ...parts, returnTo, place: element }) ?? Promise.reject(new Error('Nobody'))
    starting.then(
      (widget) => {
        if (gone) return widget.stop()
        started.current = widget
        setState('ready')
      },
      () => {
        if (!gone) setState('failed')
      },
    )
    return () => {
      gone = true
      started.current?.stop()
    }
    // Once: the functions do the same each time, and the form is another for another way to pay.
  }, []) // eslint-disable-line react-hooks/exhaustive-deps
  return { state, started: () => started.current }
}
