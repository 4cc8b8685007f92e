import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TABLE = join(import.meta.dirname, '..', '..', 'client', 'app', 'routing', 'routes.tsx')

/** Every path of the shop's own table of routes, as it is written there: `/product/:id`. */
export function shopRoutes(): string[] {
  const table = readFileSync(TABLE, 'utf8')
  return [...table.matchAll(/\b(page|content|profile)\(\s*'([^']+)'/g)].map(([, kind, path = '']) =>
    kind === 'profile' ? `/profile/${path}` : path,
  )
}

/** The expression of the paths of a route. */
export function expressionOf(route: string): RegExp {
  const parts = route.split('/').map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '[^/]*' : '[^/]+'
    return part === '*' ? '.+' : RegExp.escape(part)
  })
  return new RegExp(`^${parts.join('/').replace(/\/\[\^\/\]\*$/, '(?:/[^/]+)?')}$`)
}
