import type { RouteObject } from 'react-router-dom'
import { page } from './page-route.ts'

/** Pages for who builds the shop. A build has none of them: what they share with others would change what those load. */
export function developmentPages(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  return [
    page('/styleguide', 'styleguide/styleguide', {
      ...{ name: 'styleguide', layout: 'default', cache: 'personal', breadcrumbs: false },
    }),
  ]
}
