import type { PageHandle } from '../../data/page/page-handle.ts'
import { routes } from './routes.tsx'

/** The addresses of the route table that are the same for everybody and hold no name of a thing, but for the page that says there is none. */
export const SHARED_PATHS: string[] = routes
  .flatMap(({ children = [] }) => children)
  .filter(({ handle, path }) => {
    const { cache, name } = handle as PageHandle
    return cache === 'shared' && name !== 'not-found' && !/[:*]/.test(path ?? '*')
  })
  .map(({ path }) => path ?? '/')
