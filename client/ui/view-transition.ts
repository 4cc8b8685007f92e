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

/**
 * Whether a promise was rejected because what it stood for was called off, as the movement of a page into another is when the shopper is
 * off to a third: the router leaves that promise to nobody, and nothing has failed.
 */
export const isCalledOff = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError'

/** The one element that has the name: two of them on a page would keep it from moving. */
let named: HTMLElement | undefined
/** A card's picture that is to grow. */
let source: HTMLElement | undefined

function nameOnly(element: HTMLElement | null | undefined): void {
  named?.style.removeProperty('view-transition-name')
  named = element ?? undefined
  named?.style.setProperty('view-transition-name', PICTURE)
}

/** Has the picture of a pressed link's card grow into that of the page which opens. */
export function growPicture({ currentTarget }: MouseEvent): void {
  source = currentTarget.closest('article')?.querySelector('img') ?? undefined
  nameOnly(source)
}

/** Makes the first picture in `place` the one that grows out of a card, where a card led here. It is drawn anew with `pictures`. */
export function useGrownPicture(place: RefObject<HTMLElement | null>, pictures: unknown): void {
  useLayoutEffect(() => {
    if (!source) return
    source = undefined
    const picture = place.current?.querySelector('img')
    nameOnly(picture)
    const timer = setTimeout(() => named === picture && nameOnly(undefined), OVER_MS)
    return () => clearTimeout(timer)
  }, [place, pictures])
}
