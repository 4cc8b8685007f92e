import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/gift-card.ts'
import type { StoreContext } from '../../context.ts'
import { NO_SUCH_CARD, balanceByCode, removeGiftCard, applyGiftCard } from './use-gift-card.ts'
import type { GiftCardDiscount } from './use-gift-card.ts'
import { mount } from '../../http/mount.ts'
import { idempotentChange } from '../../http/idempotent.ts'
import { callerOf } from '../../http/session-guard.ts'
import { inTransaction } from '../../kernel/index.ts'

/** The routes that pay with gift cards at checkout and show their balance. */
export function giftCardRoutes(app: FastifyInstance, context: StoreContext): void {
  mount(app, api.getGiftCardBalance, async ({ body }, request) => {
    const guesser = callerOf(request, context.auth.limits)
    const data = await inTransaction(context, (tx) => balanceByCode(tx, body.code, guesser))
    return data ? { success: true, message: '', data } : { success: false, ...NO_SUCH_CARD, data: null }
  })
  mount(app, api.applyGiftCard, async ({ body }, request) =>
    answer(
      await idempotentChange(context, request, (tx, owner) =>
        applyGiftCard(tx, owner, body.code, callerOf(request, context.auth.limits)),
      ),
    ),
  )
  mount(app, api.removeGiftCard, async ({ params }, request) =>
    answer(await idempotentChange(context, request, (tx, owner) => removeGiftCard(tx, owner, params.id))),
  )
}

function answer({ order, cart, ...outcome }: GiftCardDiscount) {
  return { ...outcome, data: { order_details: order, cart } }
}
