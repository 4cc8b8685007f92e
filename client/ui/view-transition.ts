import { useLayoutEffect } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { wantsStillness } from './motion.ts'

/** The name that the two pictures share (client/ui/styles/view-transition.css). */
const PICTURE = 'picture'
/** Longer than any transition lasts. */
const OVER_MS = 1_000

/** Whether a page may move into another: browsers that cannot, and people who would not, get the other page as it is. */
export const mayMove = (): boolean =>
  typeof document !== 'undefined' && 'startViewTransition' in document && !wantsStillness()

let source: HTMLElement | undefined

/** Has the picture of a pressed link's card grow into that of the page which opens. */
export function growPicture({ currentTarget }: MouseEvent): void {
  const picture = currentTarget.closest('article')?.querySelector('img')
  nameOnly(source, undefined)
  nameOnly(picture, PICTURE)
  source = picture ?? undefined
}

/** Makes the first picture in `place` the one that grows out of a card, where a card led here. It is drawn anew with `pictures`. */
export function useGrownPicture(place: RefObject<HTMLElement | null>, pictures: unknown): void {
  useLayoutEffect(() => {
    if (!source) return
    nameOnly(source, undefined)
    source = undefined
    const picture = place.current?.querySelector('img')
    nameOnly(picture, PICTURE)
    const timer = setTimeout(() => nameOnly(picture, undefined), OVER_MS)
    return () => {
      clearTimeout(timer)
      nameOnly(picture, undefined)
    }
  }, [place, pictures])
}

/** Two of one name on a page would keep it from moving. */
function nameOnly(element: HTMLElement | null | undefined, name: string | undefined): void {
  if (name) element?.style.setProperty('view-transition-name', name)
  else element?.style.removeProperty('view-transition-name')
}
