import type { Resolvers } from '../generated/resolvers.ts'
import { formatMoney } from '../money.ts'

export const moneyResolvers: Resolvers = {
  Money: { amount: (pence) => pence, text: formatMoney },
}
