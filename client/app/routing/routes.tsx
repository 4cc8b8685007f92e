import type { RouteObject } from 'react-router-dom'
import type { PageHandle } from '../../data/page/page-handle.ts'
import { LISTING_PARAMETERS } from '../../data/paths/listing-parameters.ts'
import { ErrorPage } from '../error/error-page.tsx'
import { Root } from '../layouts/root.tsx'
import { developmentPages } from './development-pages.ts'
import { page } from './page-route.ts'

const shared = { layout: 'default', cache: 'shared' } as const
const personal = { layout: 'default', cache: 'personal' } as const
/** `type` says what is checked out: an order, or a subscription. */
const checkout = {
  layout: 'checkout',
  cache: 'personal',
  guard: 'visitor',
  query: ['type'],
  purchase: 'promo',
} satisfies Partial<PageHandle>
const payment = {
  layout: 'payment',
  cache: 'personal',
  guard: 'visitor',
  purchase: 'payment',
  prefetch: false,
} as const

/** A page of text and blocks that the store keeps; a form that was sent in it comes back to `?sent=`. */
function content(path: string, { module = 'content/content', ...handle }: Content = {}): RouteObject {
  const name = path.slice(1).replaceAll('/', '-')
  return page(path, module, { ...shared, name, query: ['sent', 'again'], files: true, ...handle })
}
type Content = Partial<PageHandle> & { module?: string }

/** A page of the account, or a file of it, named after its module. */
function profile(path: string, module: string, handle: Partial<PageHandle> = {}): RouteObject {
  return page(`/profile/${path}`, module, {
    name: module.split('/').at(-1) ?? module,
    layout: 'profile',
    cache: 'personal',
    guard: 'account',
    ...handle,
  })
}

/** Every address of the shop. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      page('/', 'home/home', { ...shared, name: 'index', canonical: true, breadcrumbs: false }),

      page('/category', 'catalogue/collections-page/collections', { ...shared, name: 'category' }),
      page('/category/:slug', 'catalogue/listing-page/listing', {
        ...shared,
        name: 'category-slug',
        query: LISTING_PARAMETERS,
      }),
      page('/filter', 'catalogue/collections-page/collections', { ...shared, name: 'filter' }),
      page('/filter/:slug', 'catalogue/listing-page/listing', {
        ...shared,
        name: 'filter-slug',
        query: LISTING_PARAMETERS,
      }),
      page('/product/:id', 'product/product', {
        ...shared,
        name: 'product-id',
        query: ['variant', 'reviews', 'rating'],
      }),
      page('/search', 'search/search', { ...personal, name: 'search' }),
      content('/all-gifts', {
        module: 'gifts/all-gifts',
        query: [...LISTING_PARAMETERS, 'sent', 'again'],
        breadcrumbs: false,
      }),
      content('/gifts', {
        module: 'gifts/gifts',
        query: [...LISTING_PARAMETERS, 'sent', 'again'],
        breadcrumbs: false,
      }),
      content('/cards', { module: 'gifts/cards', query: [...LISTING_PARAMETERS, 'sent', 'again'] }),
      page('/gift-card', 'gift-card/gift-card', { ...personal, name: 'gift-card' }),
      content('/giftbox1', { layout: 'custom', canonical: true, breadcrumbs: false }),
      content('/giftbox2', { layout: 'custom', canonical: true, breadcrumbs: false }),
      content('/mini', { layout: 'custom' }),
      content('/constructor', {
        module: 'bouquet-constructor/constructor',
        cache: 'personal',
        query: ['species', 'colour', 'count', 'length', 'wrap', 'foliage'],
      }),
      page('/favorites', 'favorites/favorites', { ...personal, name: 'favorites', canonical: true }),

      content('/about-us'),
      content('/become-affiliate', { canonical: true, breadcrumbs: false }),
      content('/contact-us'),
      content('/payment-info'),
      content('/privacy-policy'),
      content('/delivery', { module: 'delivery/places/delivery' }),
      page('/delivery/check', 'delivery/places/delivery-check', { ...personal, name: 'delivery-check' }),
      page('/delivery/day', 'delivery/slots/delivery-day', {
        ...personal,
        name: 'delivery-day',
        prefetch: false,
      }),
      content('/delivery/:city', {
        module: 'delivery/places/delivery-place',
        query: [],
        name: 'delivery-city',
      }),
      content('/delivery/:city/:district', {
        module: 'delivery/places/delivery-place',
        query: [],
        name: 'delivery-city-district',
      }),
      content('/blog', { module: 'blog/blog', query: ['page', 'concat'] }),
      content('/article/:slug', {
        module: 'blog/article',
        query: [],
        name: 'article-slug',
        unanswered: 'Post not found',
      }),

      content('/promotions', { module: 'promotions/promotions', query: [], breadcrumbs: false }),
      content('/promotions/:id', {
        module: 'promotions/promotion',
        name: 'promotions-id',
        query: [...LISTING_PARAMETERS, 'concat'],
        breadcrumbs: false,
      }),
      content('/promotion-rules'),
      content('/loyalty-program', { breadcrumbs: false }),
      content('/seniordiscount', { breadcrumbs: false }),
      content('/youthdiscount', { breadcrumbs: false }),
      content('/slvip', { layout: 'custom' }),
      content('/slvip-rules'),
      content('/free-bouquet-contest', { layout: 'landing' }),
      content('/free-bouquet-draw', { layout: 'landing' }),
      content('/free-bouquet-offer', { layout: 'landing' }),
      content('/greeting-card-free', { layout: 'landing' }),
      content('/greeting-card-free/final', { layout: 'landing', cache: 'personal', guard: 'recipient' }),
      content('/subscription', { module: 'subscription/subscription', layout: 'custom' }),
      content('/subscription/second', { module: 'subscription/subscription', layout: 'custom' }),
      content('/subscription-first-bouquet', {
        module: 'subscription/first-bouquet',
        layout: 'landing',
        query: ['discount', 'sent', 'again'],
      }),
      content('/app-landing', {
        module: 'mobile-app/app-landing',
        layout: 'mobile',
        cache: 'personal',
        guard: 'handheld',
      }),
      content('/un', {
        module: 'account/notifications/unsubscribe',
        layout: 'unsubscribe',
        cache: 'personal',
      }),

      page('/cart', 'cart/cart', { ...personal, name: 'cart', canonical: true, purchase: 'promo' }),
      page('/checkout/delivery-details', 'checkout/delivery-details', {
        ...checkout,
        name: 'checkout-delivery-details',
      }),
      page('/checkout/final-details', 'checkout/final-details', {
        ...checkout,
        name: 'checkout-final-details',
      }),
      page('/payment/stripe/mobile/success', 'payment/payment-outcome', {
        ...payment,
        name: 'payment-stripe-mobile-success',
      }),
      page('/payment/stripe/mobile/fail', 'payment/payment-outcome', {
        ...payment,
        name: 'payment-stripe-mobile-fail',
      }),
      page('/payment/stripe/:order?', 'payment/payment', { ...payment, name: 'payment-stripe' }),
      page('/payment/revolut', 'payment/payment-outcome', { ...payment, name: 'payment-revolut' }),
      page('/order/:id?', 'order/order-page/order', { ...personal, name: 'order-id', purchase: 'promo' }),
      page('/order/:id/invoice', 'order/invoice/invoice', {
        ...personal,
        name: 'order-id-invoice',
        breadcrumbs: false,
      }),
      page('/order/:id/invoice.pdf', 'order/invoice/invoice-file', {
        ...personal,
        name: 'order-id-invoice-pdf',
        file: true,
      }),
      page('/order/:id/calendar', 'order/order-page/order-calendar', {
        ...personal,
        name: 'order-id-calendar',
        file: true,
      }),
      page('/cart/open/:token', 'cart/cart-open', {
        ...personal,
        name: 'cart-open',
        guard: 'person',
        secret: true,
        prefetch: false,
        breadcrumbs: false,
      }),
      page('/order/open/:token', 'order/order-page/order-open', {
        ...personal,
        name: 'order-open',
        guard: 'person',
        secret: true,
        prefetch: false,
        breadcrumbs: false,
      }),
      page('/track/:token', 'order/tracking/track', { ...personal, name: 'track-token', secret: true }),
      page('/track/:token/calendar', 'order/tracking/track-calendar', {
        ...personal,
        name: 'track-token-calendar',
        secret: true,
        file: true,
      }),
      page('/preorder/:id', 'order/order-page/order', {
        ...personal,
        name: 'preorder-id',
        purchase: 'payment',
      }),

      page('/for-you/:token', 'recipient-choice/recipient-choice', {
        ...personal,
        name: 'for-you-token',
        layout: 'empty',
        secret: true,
        breadcrumbs: false,
      }),

      page('/auth', 'account/sign-in/auth', { ...personal, name: 'auth', layout: 'auth' }),
      profile('dashboard', 'account/profile/profile-dashboard'),
      profile('my-account', 'account/profile/profile-my-account'),
      profile('orders', 'order/history/profile-orders'),
      profile('order/:id?', 'order/history/profile-order', { name: 'profile-order-id' }),
      profile('personal-data', 'account/profile/profile-personal-data'),
      profile('personal-data/download', 'account/profile/profile-download', { file: true }),
      profile('favorites', 'favorites/profile-favorites'),
      profile('recipients', 'saved-recipients/profile-recipients'),
      profile('important-dates', 'important-dates/profile-important-dates', { query: ['recipient'] }),
      profile('important-dates/calendar', 'important-dates/profile-calendar', { file: true }),
      profile('bonuses', 'loyalty/profile-bonuses'),
      profile('bonuses-history', 'loyalty/profile-bonuses-history'),
      profile('promo-codes', 'loyalty/profile-promo-codes'),
      profile('manage-subscription', 'subscription/profile-manage-subscription'),
      profile('notification-settings', 'account/notifications/profile-notification-settings'),

      // Guests are sent to sign in here as well, as on every other page of an account.
      page('/profile/*', 'not-found/not-found', { ...personal, name: 'profile-unknown', guard: 'account' }),

      ...developmentPages(),

      page('/not-found', 'not-found/not-found', { ...shared, name: 'not-found' }),
      page('*', 'not-found/not-found', { ...shared, name: 'unknown' }),
    ],
  },
]
