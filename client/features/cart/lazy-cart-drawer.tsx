import { Suspense, lazy } from 'react'
import { useAddedToCart } from './added-to-cart.ts'

const load = () => import('./cart-drawer.tsx')
const CartDrawer = lazy(async () => ({ default: (await load()).CartDrawer }))

/** Fetches the drawer, so that it is there when the shop has answered. */
export function prepareCartDrawer(): void {
  load().catch(() => {
    // The drawer itself says so when it is needed.
  })
}

/** The drawer that opens when something was put in the cart; a page that adds nothing does not load it. */
export function LazyCartDrawer() {
  const added = useAddedToCart()
  if (!added) return null
  return (
    <Suspense>
      <CartDrawer added={added} />
    </Suspense>
  )
}
