import type { MouseEvent } from 'react'
import { Link } from '../../ui/link.tsx'
import { sendOn } from '../../ui/send-on.ts'

/** The page of an order for others than who ordered: without prices, and nothing can be changed on it. */
export const ShareOrder = ({ token }: { token: string }) => (
  <Link to={`/track/${token}`} onClick={share}>
    Share this order (prices hidden)
  </Link>
)

/** Opens what the device sends things on with, in place of the page; without such a thing, the page opens. */
function share(event: MouseEvent<HTMLAnchorElement>): void {
  const { href: url } = event.currentTarget
  if (!('share' in navigator) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void sendOn({ title: 'Flowers from Larkspur', url }).then((isDone) => {
    if (!isDone) window.location.assign(url)
  })
}
