import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TABLE = join(import.meta.dirname, '..', '..', 'client', 'app', 'routing', 'routes.tsx')
/** Files to take away, which say nothing a page does not, and links that lead on at once. */
const NOT_PAGES = [
  ...['/order/:id/invoice.pdf', '/profile/personal-data/download', '/profile/important-dates/calendar'],
  ...['/delivery/day', '/cart/open/:token', '/order/open/:token', '/not-found', '/profile/*', '*'],
]

/** The routes of the shop of which no page was read. */
export function unreadRoutes(paths: Set<string>): string[] {
  const read = [...paths].map((path) => path.split('?')[0] ?? '')
  const table = readFileSync(TABLE, 'utf8')
  const routes = [...table.matchAll(/\b(page|content|profile)\(\s*'([^']+)'/g)].map(([, kind, path = '']) =>
    kind === 'profile' ? `/profile/${path}` : path,
  )
  return routes.filter(
    (route) => !NOT_PAGES.includes(route) && !read.some((path) => expressionOf(route).test(path)),
  )
}

function expressionOf(route: string): RegExp {
  const parts = route.split('/').map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '[^/]*' : '[^/]+'
    return part
  })
  return new RegExp(`^${parts.join('/').replace(/\/\[\^\/\]\*$/, '(?:/[^/]+)?')}$`)
}
