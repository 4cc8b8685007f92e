/** What the route table says of a page. */
type Page = { purchase?: 'promo' | 'payment' }

/** The cookies of a purchase that a visitor leaves behind by going to a page: none while the purchase goes on. */
export function passingCookies(page: Page, present: Record<string, string | undefined>): string[] {
  if (page.purchase) return []
  return ['promo_code', 'payment_method'].filter((name) => present[name] !== undefined)
}
