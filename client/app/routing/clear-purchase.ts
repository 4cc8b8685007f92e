import type { createBrowserRouter } from 'react-router-dom'
import { RemovePromoCodeDocument } from '../../../graphql/generated/graphql.ts'
import { readCookie } from '../../data/browser/cookies.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { VIEW_CART, showToastAt } from '../../data/toasts.ts'
import { pageAt } from './address.ts'

/**
 * Drops the promo code and the way to pay when the visitor goes on to a page that is not of the purchase, as the server
 * does for documents. The page is on show by then: nobody waits for it.
 */
export function clearPurchase(router: ReturnType<typeof createBrowserRouter>, api: PageApi): void {
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || pageAt(location.pathname).purchase) return
    if (readCookie(document.cookie, 'payment_method')) api.keep('payment_method', '')
    const code = api.kept('promo_code')
    if (!code) return
    api.keep('promo_code', '')
    api.mutate(RemovePromoCodeDocument, { type: 'DEFAULT' }).then(
      () =>
        showToastAt(location.pathname, {
          text: `${code} is taken out again: a code holds in the cart and the checkout.`,
          theme: 'yellow',
          ...VIEW_CART,
        }),
      // It is on the cart still, for all to see; leaving it again tries again.
      () => api.keep('promo_code', code),
    )
  })
}
