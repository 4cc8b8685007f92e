import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { Root } from '../layouts/root.tsx'
import { ErrorPage } from '../pages/error/error-page.tsx'
import type { PageHandle } from './page-handle.ts'

type RouteModule = { Component: RouteObject['Component'] } & Pick<
  RouteObject,
  'loader' | 'action' | 'shouldRevalidate'
>

const modules = import.meta.glob<RouteModule>('../pages/*/*.route.ts')

/** A page is loaded when it is first needed; its id names its module, for preloading. */
function page(path: string, name: string, handle: PageHandle): RouteObject {
  const load = modules[`../pages/${name}/${name}.route.ts`]
  if (!load) throw new Error(`There is no page module ${name}`)
  return {
    path,
    id: `${path} client/pages/${name}/${name}.route.ts`,
    caseSensitive: true,
    handle,
    ...(handle.cache === 'shared' && { shouldRevalidate: notAfterChanges }),
    lazy: async () => ({ ...(await load()) }),
  }
}

/** A page that is the same for everybody is not changed by what one shopper does. */
function notAfterChanges({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
}

const SORTED = ['page', 'order_by', 'order_direction']

/** Every address of the shop. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      page('/', 'home', { layout: 'default', cache: 'shared' }),
      page('/category/:slug', 'listing', { layout: 'default', cache: 'shared', query: SORTED }),
      page('/filter/:slug', 'listing', { layout: 'default', cache: 'shared', query: SORTED }),
      page('/search', 'search', { layout: 'default', cache: 'personal' }),
      page('/product/:id', 'product', { layout: 'default', cache: 'shared', query: ['variant'] }),
      page('/cart', 'cart', { layout: 'default', cache: 'personal' }),
      page('/checkout/delivery-details', 'delivery-details', { layout: 'checkout', cache: 'personal' }),
      page('/checkout/final-details', 'final-details', { layout: 'checkout', cache: 'personal' }),
      page('/payment/stripe/:order?', 'payment', { layout: 'payment', cache: 'personal' }),
      page('/order/:id?', 'order', { layout: 'default', cache: 'personal' }),
      page('*', 'not-found', { layout: 'default', cache: 'personal' }),
    ],
  },
]
