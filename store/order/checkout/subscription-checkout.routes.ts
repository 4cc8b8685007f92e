import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from '../../../contract/subscription-checkout.ts'
import type { StoreContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { removeGift, setLine } from '../../cart/change-cart.ts'
import * as checkout from './checkout.ts'
import { createOrder } from './create-order.ts'
import * as delivery from './delivery-details.ts'
import { shownOrder, toOrder } from '../order.ts'
import type { Owner } from '../../visitor/owner.ts'
import { beginSubscriptionPayment } from '../../payment/payment.ts'
import type { Till } from '../../payment/payment.ts'
import { availablePayments } from './payment-methods.ts'
import * as savings from './discounts.ts'
import { placeSubscriptionOrder } from './place-order.ts'
import { mount } from '../../http/mount.ts'
import { idempotentChange, idempotentCharge } from '../../http/idempotent.ts'
import { ofCode } from '../order.routes.ts'
import { addressOf, callerOf, isFromApp, ownerOf } from '../../http/session-guard.ts'

const TYPE = 'subscription'

/** The checkout of a subscription: the domain's own steps at other addresses. */
export function subscriptionCheckoutRoutes(app: FastifyInstance, context: StoreContext): void {
  const { db, clock, payments } = context
  const { providers } = payments
  const tillFor = (request: FastifyRequest): Till => ({
    ...{ db, clock, providers },
    limits: context.auth.limits,
    network: addressOf(request),
  })

  const change = <T>(request: FastifyRequest, work: (tx: Transaction, owner: Owner) => Promise<T>) =>
    idempotentChange(context, request, work)
  const limited = (request: FastifyRequest) => callerOf(request, context.auth.limits)
  const draft = (owner: Owner) => checkout.getCheckout(db, clock, owner, TYPE)

  mount(app, api.createSubscriptionOrder, ({ body }, request) =>
    change(request, (tx, owner) => createOrder(tx, clock, owner, limited(request), body ?? {}, TYPE)),
  )
  mount(app, api.getSubscriptionOrder, async ({ params }, request) => ({
    data: await toOrder(db, clock, await shownOrder(db, ownerOf(request), params.id, TYPE)),
  }))
  mount(app, api.getAddressDetails, async (_input, request) => {
    const order = await draft(ownerOf(request))
    return { data: { order, intervals: await checkout.checkoutIntervals(db, clock, order) } }
  })
  mount(app, api.getSubscriptionFinalDetails, async (_input, request) => ({
    data: { order: await draft(ownerOf(request)) },
  }))
  mount(app, api.setSubscriptionAddress, ({ body }, request) =>
    change(request, (tx, owner) => delivery.setAddress(tx, clock, owner, body, TYPE)),
  )
  mount(app, api.setSubscriptionRecipient, ({ body }, request) =>
    change(request, (tx, owner) => delivery.setRecipient(tx, clock, owner, limited(request), body, TYPE)),
  )
  mount(app, api.setSubscriptionContact, ({ body }, request) =>
    change(request, (tx, owner) => delivery.setContact(tx, clock, owner, limited(request), body, TYPE)),
  )
  mount(app, api.setFirstDeliveryDate, ({ body }, request) =>
    change(request, (tx, owner) => delivery.chooseInterval(tx, clock, owner, limited(request), body, TYPE)),
  )
  mount(
    app,
    api.addSubscriptionPosition,
    async ({ body: { offer_id, position_slug, ...input } }, request) => ({
      data: await change(request, (tx, owner) =>
        checkout.changePositions(tx, clock, owner, TYPE, () =>
          setLine(tx, clock, owner, offer_id, position_slug, input),
        ),
      ),
    }),
  )
  mount(app, api.removeSubscriptionPosition, async ({ query: { offer_id, position_slug } }, request) => ({
    data: await change(request, (tx, owner) =>
      checkout.changePositions(tx, clock, owner, TYPE, () =>
        removeGift(tx, clock, owner, offer_id, position_slug),
      ),
    ),
  }))
  mount(app, api.applySubscriptionPromoCode, async ({ body }, request) =>
    ofCode(
      await change(request, (tx, owner) =>
        savings.applyPromo(tx, clock, owner, body.code, {
          inApp: isFromApp(request),
          guesser: limited(request),
        }),
      ),
    ),
  )
  mount(app, api.removeSubscriptionPromoCode, async (_input, request) =>
    ofCode(await change(request, (tx, owner) => savings.removePromo(tx, clock, owner))),
  )
  mount(app, api.useSubscriptionBonuses, async ({ body }, request) => {
    const { success, message, advice, order, cart } = await change(request, (tx, owner) =>
      savings.useBonuses(tx, clock, owner, body.percent),
    )
    return { success, message, advice, data: order, cart }
  })
  mount(app, api.placeSubscriptionOrder, ({ body }, request) =>
    change(request, (tx, owner) =>
      placeSubscriptionOrder(tx, clock, providers, owner, limited(request), body),
    ),
  )
  mount(app, api.getSubscriptionPayments, async () => ({ data: availablePayments(providers, TYPE) }))
  mount(app, api.createSubscriptionIntent, ({ body }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await beginSubscriptionPayment(tillFor(request), owner, body.order_id),
    })),
  )
}
