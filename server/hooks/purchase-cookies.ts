/** What the route table says about a page. */
type Page = { purchase?: 'promo' | 'payment' }

/** The purchase cookies to clear when a visitor opens a page: none on pages that belong to a purchase. */
export function purchaseCookies(page: Page, present: Record<string, string | undefined>): string[] {
  if (page.purchase) return []
  return ['promo_code', 'payment_method'].filter((name) => present[name] !== undefined)
}
