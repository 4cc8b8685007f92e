import { useEffect, useState } from 'react'
import { leaveToBrowser, onFirstPage } from '../routing/current-router.ts'

/** What stood on the page when it could not come to life. It is copied once: later there is nothing left to copy. */
let standing: Node[] | undefined

/**
 * Whether the page that the server made is there and stays when an error is caught while it comes to life. It works as
 * it does without scripts then. What the server itself made of an error is no such page, and neither is one that was
 * rendered here.
 */
export function pageStands(error: unknown): boolean {
  if (typeof document === 'undefined') return false
  if (!standing && onFirstPage(error)) standing = copyOfPage()
  return standing !== undefined
}

/** The page as the server made it, with what has been typed by now. */
export function StandingPage() {
  const [nodes] = useState(() => standing ?? [])
  useEffect(leaveToBrowser, [])
  return <div ref={(place) => place?.replaceChildren(...nodes)} style={{ display: 'contents' }} />
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
