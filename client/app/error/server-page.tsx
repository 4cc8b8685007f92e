import { useEffect, useState } from 'react'
import { disposeRouter, isServerPage } from '../routing/current-router.ts'

/** The page from the server, copied when its hydration fails. It is copied once: later there is nothing left to copy. */
let serverNodes: Node[] | undefined

/**
 * Returns true if the page that the server rendered can stay after an error during hydration. It then works as it does
 * without scripts. False for an error page of the server and for a page that was rendered in the browser.
 */
export function keepsServerPage(error: unknown): boolean {
  if (typeof document === 'undefined') return false
  if (!serverNodes && isServerPage(error)) serverNodes = copyOfPage()
  return serverNodes !== undefined
}

/** The page as the server rendered it, with what has been typed since. */
export function ServerPage() {
  const [nodes] = useState(() => serverNodes ?? [])
  useEffect(disposeRouter, [])
  return <div ref={(place) => place?.replaceChildren(...nodes)} className="contents" />
}

/** Copies, because React answers to presses on the elements themselves. */
function copyOfPage(): Node[] | undefined {
  const root = document.getElementById('root')
  if (!root?.hasChildNodes()) return undefined
  const copy = root.cloneNode(true) as HTMLElement
  // What is typed and ticked is copied; what is chosen of a list is not.
  const chosen = [...root.querySelectorAll('select')].map(({ selectedIndex }) => selectedIndex)
  for (const [index, list] of copy.querySelectorAll('select').entries())
    list.selectedIndex = chosen[index] ?? list.selectedIndex
  return [...copy.childNodes]
}
