import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/basket.ts'
import type { StoreContext } from '../context.ts'
import { chooseSubscription, setWithSubscription } from './cart-subscription.ts'
import { openCart } from './cart-link.ts'
import { getCart } from './cart.ts'
import * as cart from './change-cart.ts'
import { mount } from '../http/mount.ts'
import { ownerOf } from '../http/session-guard.ts'

export function cartRoutes(app: FastifyInstance, { db, clock, auth }: StoreContext): void {
  mount(app, api.getCart, async (_input, request) => ({
    data: await getCart(db, clock, ownerOf(request)),
  }))
  mount(app, api.openCart, async ({ body }, request) => ({
    data: await openCart(db, clock, auth.secret, ownerOf(request), body.token),
  }))
  mount(app, api.setCartLine, async ({ params, body }, request) => ({
    data: await cart.setLine(db, clock, ownerOf(request), params.productId, params.positionSlug, body),
  }))
  mount(app, api.setCartLineText, async ({ params, body }, request) => ({
    data: await cart.setLineText(
      db,
      clock,
      ownerOf(request),
      params.productId,
      params.positionSlug,
      body.gift_card_text,
    ),
  }))
  mount(app, api.setCartLineGiftCard, async ({ params, body }, request) => ({
    data: await cart.setLineGiftCard(
      db,
      clock,
      ownerOf(request),
      params.productId,
      params.positionSlug,
      body,
    ),
  }))
  mount(app, api.removeCartLine, async ({ params }, request) => ({
    data: await cart.removeLine(db, clock, ownerOf(request), params.productId, params.positionSlug),
  }))
  mount(app, api.addConstructorBouquet, async ({ body }, request) => ({
    data: await cart.addBouquet(db, clock, ownerOf(request), body),
  }))
  mount(app, api.addCombo, async ({ body }, request) => ({
    data: await cart.addCombo(db, clock, ownerOf(request), body.combo_id, body.quantity),
  }))
  mount(app, api.removeCombo, async ({ params }, request) => ({
    data: await cart.removeCombo(db, clock, ownerOf(request), params.comboId),
  }))
  mount(app, api.setWithSubscription, async ({ body }, request) => ({
    data: await setWithSubscription(db, clock, ownerOf(request), body.with_subscription, body.every_weeks),
  }))
  mount(app, api.chooseSubscription, async ({ body }, request) => ({
    data: await chooseSubscription(db, clock, ownerOf(request), body),
  }))
}
