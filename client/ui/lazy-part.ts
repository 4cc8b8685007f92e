import { Suspense, createElement, lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A part of a page that is not in its HTML: its scripts are fetched when it is first shown. Where they cannot be had, as the shop was renewed, the
 * part is left out.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load().catch(() => Missing) }))
  return function LazyPart(props: Props) {
    return createElement(Suspense, null, createElement(Part, props))
  }
}

const Missing = () => null
