import type { createBrowserRouter } from 'react-router-dom'
import { RemovePromoCodeDocument } from '../../graphql/generated/graphql.ts'
import { setNewestCart } from '../data/cart-store.ts'
import { readCookie } from '../data/cookies.ts'
import type { PageApi } from '../data/page-api.ts'
import { pageAt } from './address.ts'

/**
 * Drops the promo code and the way to pay when the visitor goes on to a page that is not of the purchase, as the server
 * does for documents. The page is on show by then: nobody waits for it.
 */
export function leavePurchase(router: ReturnType<typeof createBrowserRouter>, api: PageApi): void {
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || pageAt(location.pathname).purchase) return
    if (readCookie(document.cookie, 'payment_method')) api.keep('payment_method', '')
    if (!readCookie(document.cookie, 'promo_code')) return
    api.keep('promo_code', '')
    setNewestCart(null)
    void api.mutate(RemovePromoCodeDocument, { type: 'DEFAULT' }).catch(() => {
      // It is on the cart still, for all to see; leaving it again tries again.
      api.keep('promo_code', 'left')
    })
  })
}
