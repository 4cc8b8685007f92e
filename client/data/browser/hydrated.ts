import { startTransition, useEffect, useState } from 'react'
import { useInBrowser } from './shared-value.ts'

let isOver = false

/** To be called once the page has come to life: what is mounted from then on knows it at once, and `client/app/load-scripts.ts` hears of it. */
export function hydrationIsOver(): void {
  isOver = true
  dispatchEvent(new Event('alive'))
}

/**
 * Whether scripts are at work: false in the HTML, and for good where they are switched off. What that changes of the first page is drawn bit
 * by bit, so that a press need not wait for it.
 */
export function useHydrated(): boolean {
  const isMountedByScripts = useInBrowser(() => isOver, false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isMountedByScripts || isHydrated
}
