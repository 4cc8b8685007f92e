import { readCart } from '../../shared/answers.ts'
import { CartPage } from '../../shared/cart-page.tsx'
import { ask, sessionToken } from '../v1.ts'

export const dynamic = 'force-dynamic'

export default async function Page() {
  return <CartPage data={await readCart(ask, await sessionToken())} />
}
