import type { PageHandle } from '../../data/page/page-handle.ts'
import { routes } from './routes.tsx'

/** The addresses of the route table that are the same for everybody and hold no name of a thing. */
export const SHARED_PATHS: string[] = routes
  .flatMap(({ children = [] }) => children)
  .filter(({ handle, path }) => (handle as PageHandle).cache === 'shared' && !/[:*]/.test(path ?? '*'))
  .map(({ path }) => path ?? '/')
