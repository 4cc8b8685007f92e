import type { MouseEvent } from 'react'
import { createPath, useHref } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { useRouter } from './router.ts'
import { mayMove } from './view-transition.ts'

/** A path that the router would leave as it is: no part of it is empty or leads upwards. */
const WHOLE = /^(?:\/(?![/.])[^?#/\\\s]*)+(?:\?[^#\\\s]+)?(?:#[^\\\s]+)?$/

const isWhole = (to: LinkProps['to']): to is string => typeof to === 'string' && WHOLE.test(to)

/** An address of any site: browsers take it as it is. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i

/**
 * A link to a page of the shop. It is the anchor that the router would write, and a press asks the router: a page has two hundred links,
 * and to resolve each cost a quarter of the rendering. The router resolves other addresses than whole paths. Its own link would bring what
 * pages of its framework prefetch by.
 */
export function Link(props: LinkProps) {
  const router = useRouter()
  const { to } = props
  return isWhole(to) ? followed(to, props, router) : <ResolvedLink {...props} />
}

function ResolvedLink(props: LinkProps) {
  const router = useRouter()
  const { to, relative } = props
  const href = useHref(to, relative && { relative })
  return typeof to === 'string' && ABSOLUTE.test(to) ? anchor(to, props) : followed(href, props, router)
}

function followed(href: string, props: LinkProps, router: ReturnType<typeof useRouter>) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event)
    if (!router || props.reloadDocument || !isPlain(event, props)) return
    event.preventDefault()
    const {
      replace = href === createPath(router.state.location),
      state,
      preventScrollReset,
      viewTransition,
    } = props
    void router.navigate(href, { replace, state: state as unknown, preventScrollReset, viewTransition })
  }
  return anchor(href, { ...props, onClick: follow })
}

/**
 * A link whose page moves into the place of this one, where it may. The other page is drawn in one go: the browser shows nothing new
 * before it is there.
 */
export function MovingLink(props: LinkProps) {
  const router = useRouter()
  const { to } = props
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event)
    if (!router || !isWhole(to) || !isPlain(event, props) || !mayMove()) return
    event.preventDefault()
    void router.navigate(to, { viewTransition: true, flushSync: true })
  }
  return <Link {...props} onClick={follow} />
}

/** Whether a press opens the link's page in the place of this one, and nobody else has done something about it. */
function isPlain(event: MouseEvent<HTMLAnchorElement>, { target }: LinkProps): boolean {
  const isHere = !target || target === '_self'
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return isHere && !isModified && event.button === 0 && !event.defaultPrevented
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
