import { Link as RouterLink, useNavigate } from 'react-router-dom'
import type { MouseEvent } from 'react'
import type { LinkProps } from 'react-router-dom'
import { mayMove } from './view-transition.ts'

/** A path that the router would leave as it is: no part of it is empty or leads upwards. */
const WHOLE = /^(?:\/(?![/.])[^?#/\\\s]*)+(?:\?[^#\\\s]+)?(?:#[^\\\s]+)?$/

/**
 * A link to a page of the shop. On the server it is the anchor that the router would write: a page has two hundred links,
 * and resolving each cost a quarter of the rendering.
 */
export function Link(props: LinkProps) {
  if (import.meta.env.SSR && typeof props.to === 'string' && WHOLE.test(props.to))
    return anchor(props.to, props)
  // No page looks for links to discover routes by: all routes are known.
  return <RouterLink {...props} discover="none" />
}

/**
 * A link whose page moves into the place of this one, where it may. The other page is drawn in one go: the browser shows nothing new
 * before it is there.
 */
export function MovingLink(props: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button)
    if (event.defaultPrevented || !isPlain || !mayMove()) return
    event.preventDefault()
    void navigate(props.to, { viewTransition: true, flushSync: true })
  }
  return <Link {...props} onClick={follow} />
}

function anchor(href: string, props: LinkProps) {
  const {
    to: _to,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    reloadDocument: _reloadDocument,
    relative: _relative,
    viewTransition: _viewTransition,
    prefetch: _prefetch,
    discover: _discover,
    mask: _mask,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    ...attributes
  } = props
  return <a {...attributes} href={href} />
}
