import type { MouseEvent } from 'react'
import { Link } from '../../ui/link.tsx'

/** The page of an order for others than who ordered: without prices, and nothing can be changed on it. */
export const ShareOrder = ({ token }: { token: string }) => (
  <Link to={`/track/${token}`} onClick={sendOn}>
    Share this order (prices hidden)
  </Link>
)

/** Opens what the device sends things on with, in place of the page; without such a thing, the page opens. */
function sendOn(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget
  if (!('share' in navigator) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  navigator.share({ title: 'Flowers from Larkspur', url: href }).catch((error: unknown) => {
    // Who closes it has changed their mind.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') window.location.assign(href)
  })
}
