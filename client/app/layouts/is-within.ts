/** Whether a page is that of an entry of a menu, or below it. */
export const isWithin = (pathname: string, href: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`)
