import { matchRoutes } from 'react-router-dom'
import type { PageHandle } from './page-handle.ts'
import { routes } from './routes.tsx'

/** The query parameters a page listens to when it is the same for everybody; undefined when it is not. */
export function addressParameters(pathname: string): string[] | undefined {
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as PageHandle | undefined
  return handle?.cache === 'shared' ? (handle.query ?? []) : undefined
}
