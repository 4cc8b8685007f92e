import { expressionOf, shopRoutes } from '../support/shop-routes.ts'

/** Files to take away, which say nothing a page does not, and links that lead on at once. */
const NOT_PAGES = [
  ...['/order/:id/invoice.pdf', '/order/:id/calendar', '/track/:token/calendar'],
  ...['/profile/personal-data/download', '/profile/important-dates/calendar'],
  ...[
    '/delivery/day',
    '/cart/open/:token',
    '/order/open/:token',
    '/not-found',
    '/profile/*',
    '*',
    '/styleguide',
  ],
]

/** The routes of the shop of which no page was read. */
export function unreadRoutes(paths: Set<string>): string[] {
  const read = [...paths].map((path) => path.split('?')[0] ?? '')
  return shopRoutes().filter(
    (route) => !NOT_PAGES.includes(route) && !read.some((path) => expressionOf(route).test(path)),
  )
}
