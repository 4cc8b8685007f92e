import { startTransition, useEffect, useReducer } from 'react'
import type { ReactNode } from 'react'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { refreshVisitor } from '../../data/visitor.tsx'

const RENDERS_WITHIN_MS = 1000

let renderAgain: (() => void) | undefined
let renders = 0

/** Stands around the page and lets `refreshOnReturn` see whether React still renders. */
export function RenderProbe({ children }: { children: ReactNode }) {
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    renderAgain = ask
  }, [])
  useEffect(() => {
    renders += 1
  }, [asked])
  return children
}

/**
 * Brings a page up to date that the browser kept and shows again: the cart may have been filled since.
 *
 * Firefox drops the messages that are under way when it puts a page away. React's scheduler then waits for its own
 * for ever: links and badges do nothing. Such a page is loaded anew.
 */
export function refreshOnReturn(api: PageApi): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Without an answer the page says what it said before.
    refreshVisitor(api).catch(() => {})
    const before = renders
    // As a transition: what is urgent goes past the scheduler.
    startTransition(() => renderAgain?.())
    window.setTimeout(() => {
      if (renders === before) window.location.reload()
    }, RENDERS_WITHIN_MS)
  })
}
