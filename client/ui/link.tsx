import { Link as RouterLink } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'

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
