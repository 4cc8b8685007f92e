import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/basket.ts'
import type { StoreContext } from '../context.ts'
import { chooseSubscription, setCartSubscription } from './cart-subscription.ts'
import { openCart } from './cart-link.ts'
import { getCart } from './cart.ts'
import * as cart from './change-cart.ts'
import { mount } from '../http/mount.ts'
import { ownerOf } from '../http/session-guard.ts'

/** The routes of the requester's cart. Each change returns the whole cart. */
export function cartRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getCart, async (_input, request) => ({
    data: await getCart(ctx, ownerOf(request)),
  }))
  mount(app, api.openCart, async ({ body }, request) => ({
    data: await openCart(ctx, ctx.auth.secret, ownerOf(request), body.token),
  }))
  mount(app, api.setCartLine, async ({ params, body }, request) => ({
    data: await cart.setLine(ctx, ownerOf(request), params.productId, params.positionSlug, body),
  }))
  mount(app, api.setCardText, async ({ params, body }, request) => ({
    data: await cart.setLineText(
      ctx,
      ownerOf(request),
      params.productId,
      params.positionSlug,
      body.gift_card_text,
    ),
  }))
  mount(app, api.setCartLineGiftCard, async ({ params, body }, request) => ({
    data: await cart.setLineGiftCard(ctx, ownerOf(request), params.productId, params.positionSlug, body),
  }))
  mount(app, api.removeCartLine, async ({ params }, request) => ({
    data: await cart.removeLine(ctx, ownerOf(request), params.productId, params.positionSlug),
  }))
  mount(app, api.addConstructorBouquet, async ({ body }, request) => ({
    data: await cart.addBouquet(ctx, ownerOf(request), body),
  }))
  mount(app, api.addCombo, async ({ body }, request) => ({
    data: await cart.addCombo(ctx, ownerOf(request), body.combo_id, body.quantity),
  }))
  mount(app, api.removeCombo, async ({ params }, request) => ({
    data: await cart.removeCombo(ctx, ownerOf(request), params.comboId),
  }))
  mount(app, api.setCartSubscription, async ({ body }, request) => ({
    data: await setCartSubscription(ctx, ownerOf(request), body.with_subscription, body.every_weeks),
  }))
  mount(app, api.chooseSubscription, async ({ body }, request) => ({
    data: await chooseSubscription(ctx, ownerOf(request), body),
  }))
}
