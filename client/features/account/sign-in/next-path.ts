import { localPath } from '../../../data/paths/local-path.ts'

const ACCOUNT = '/profile/my-account'

/** Where to go after signing in: the path brought along when it is one of ours, but not back to here. */
export function nextPath(request: Request): string {
  const next = localPath(new URL(request.url).searchParams.get('next'))
  return next && !/^\/auth\/?(?:[?#]|$)/.test(next) ? next : ACCOUNT
}

/** The sign-in page's own address, with where to go afterwards. */
export function authPath(request: Request, more: Record<string, string> = {}): string {
  const next = nextPath(request)
  const query = new URLSearchParams({ ...more, ...(next !== ACCOUNT && { next }) })
  // Not by its size, which not all browsers we support know.
  const text = query.toString()
  return text ? `/auth?${text}` : '/auth'
}
