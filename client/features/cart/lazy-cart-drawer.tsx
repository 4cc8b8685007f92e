import { Suspense, lazy } from 'react'
import { painted } from '../../data/browser/painted.ts'
import { useAddedToCart } from './added-to-cart.ts'
import type { CartDrawer as CartDrawerType } from './cart-drawer.tsx'

const load = () => import('./cart-drawer.tsx')
const CartDrawer = lazy(async () => ({ default: await drawer() }))

async function drawer(): Promise<typeof CartDrawerType> {
  try {
    return (await load()).CartDrawer
  } catch {
    // The shop was renewed: what was added is in the cart, whose page comes with scripts of its own.
    window.location.assign('/cart')
    return new Promise(() => {})
  }
}

/** Fetches the drawer, so that it is there when the shop has answered. */
export async function prepareCartDrawer(): Promise<void> {
  await painted()
  await load().catch(() => {
    // The drawer itself leads to the cart when it is needed.
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
