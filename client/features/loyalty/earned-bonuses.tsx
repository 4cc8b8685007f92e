import type { OrderState } from '../../../graphql/generated/graphql.ts'
import { useVisitor } from '../../data/visitor.tsx'

type Props = { order: { state: OrderState; cashback: { amount: number; text: string } } }

/** What an order earns or has earned; nothing where it earns none. Only an account earns. */
export function EarnedBonuses({ order: { state, cashback } }: Props) {
  const { signedIn } = useVisitor()
  if (cashback.amount <= 0 || state === 'CANCELLED' || state === 'REFUNDED') return null
  if (!signedIn) return `Sign in, and this order earns ${cashback.text} in bonuses.`
  return state === 'DELIVERED'
    ? `This order has earned ${cashback.text} in bonuses.`
    : `This order earns ${cashback.text} in bonuses once it is delivered.`
}
