import { readCart } from '../../shared/answers.ts'
import { CartPage } from '../../shared/cart-page.tsx'
import { ask, sessionToken } from '../v1.server.ts'
import type { Route } from './+types/cart'

export async function loader({ request }: Route.LoaderArgs) {
  return readCart(ask, sessionToken(request))
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CartPage data={loaderData} />
}
