import type { RouterState } from 'react-router-dom'
import type { Meta } from '../../data/page/meta.ts'
import type { PageData, PageHandle } from '../../data/page/page-handle.ts'
import { wordsFor } from '../error/normalize-error.ts'

type Shown = Pick<RouterState, 'matches' | 'loaderData' | 'actionData' | 'errors'>

/** The name and the title of what is on show: a form's answer may be another page than the one it was sent from. */
export function shownPage({ matches, loaderData, actionData, errors }: Shown): {
  name: string
  meta: Meta | undefined
} {
  const route = matches.at(-1)?.route
  const loaded = (route && loaderData[route.id]) as PageData | undefined
  const acted = (route && actionData?.[route.id]) as PageData | undefined
  const handle = route?.handle as PageHandle | undefined
  const [error] = Object.values(errors ?? {}) as unknown[]
  if (error !== undefined)
    return { name: handle?.name ?? 'unknown', meta: { title: wordsFor(error).heading, robots: 'noindex' } }
  return {
    name: acted?.page ?? loaded?.page ?? handle?.name ?? 'unknown',
    meta: acted?.meta ?? loaded?.meta,
  }
}
