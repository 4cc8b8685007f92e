import type { OrderState } from '../../../graphql/generated/graphql.ts'
import { useVisitor } from '../../data/visitor.tsx'

type Props = { order: { state: OrderState; bonusesToEarn: { amount: number; text: string } } }

/** What an order earns or has earned; nothing where it earns none. Only an account earns. */
export function EarnedBonuses({ order: { state, bonusesToEarn } }: Props) {
  const { signedIn } = useVisitor()
  if (bonusesToEarn.amount <= 0 || state === 'CANCELLED' || state === 'REFUNDED') return null
  if (!signedIn) return `Sign in, and this order earns ${bonusesToEarn.text} in bonuses.`
  return state === 'DELIVERED'
    ? `This order has earned ${bonusesToEarn.text} in bonuses.`
    : `This order earns ${bonusesToEarn.text} in bonuses once it is delivered.`
}
