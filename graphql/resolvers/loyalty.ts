import { toEnum } from '../enum-case.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { ofUser } from '../of-user.ts'
import * as loyalty from '../rest/loyalty.ts'

export const loyaltyResolvers: Resolvers = {
  Query: {
    bonuses: (_root, { before }, context) =>
      ofUser(context, (rest) => loyalty.getBonuses(rest, before ?? undefined)),
    loyalty: (_root, _args, context) => ofUser(context, loyalty.getLoyalty),
    targetActions: (_root, _args, context) => ofUser(context, loyalty.getTargetActions),
    promoCodes: (_root, _args, context) => ofUser(context, loyalty.getPromoCodes),
  },
  Bonuses: { nextBefore: (bonuses) => bonuses.next_before },
  BonusEntry: { orderId: (entry) => entry.order_id },
  UserPromoCode: {
    expiresAt: (code) => code.expires_at,
    appOnly: (code) => code.app_only,
    state: (code) => toEnum(code.state),
  },
}
