import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as api from '../../../contract/subscription-checkout.ts'
import type { StoreContext } from '../../context.ts'
import { removeGift, setLine } from '../../cart/index.ts'
import { changePositions, checkoutDeliveryDates, getCheckout } from './checkout.ts'
import type { Checkout } from './checkout.ts'
import { createOrder } from './create-order.ts'
import * as delivery from './delivery-details.ts'
import { visibleOrder } from '../order.ts'
import { chosenOutcome, shownOutcome, withDetails, shownOrder, withPlace } from './shown-order.ts'
import type { Owner } from '../../visitor/index.ts'
import { beginSubscriptionPayment } from '../../payment/index.ts'
import { availablePayments } from './payment-methods.ts'
import * as savings from './discounts.ts'
import { placeSubscriptionOrder } from './place-order.ts'
import { mount } from '../../http/mount.ts'
import { idempotentChange, idempotentCharge } from '../../http/idempotent.ts'
import { toBonusesAnswer, toPromoAnswer } from '../order.routes.ts'
import { paymentContextOf } from '../../http/payment-context.ts'
import { callerOf, isFromApp, ownerOf, userOf } from '../../http/session-guard.ts'
import type { TransactionContext } from '../../kernel/index.ts'

const TYPE = 'subscription'

/** The routes of the subscription checkout. They use the same steps as the normal checkout. */
export function subscriptionCheckoutRoutes(app: FastifyInstance, context: StoreContext): void {
  const { providers } = context.payments
  const change = <T>(
    request: FastifyRequest,
    work: (tx: TransactionContext, checkout: Checkout) => Promise<T>,
  ) =>
    idempotentChange(context, request, (tx, owner) =>
      work(tx, { owner, type: TYPE, by: callerOf(request, context.auth.limits) }),
    )
  const draft = (owner: Owner) => getCheckout(context, owner, TYPE)

  mount(app, api.createSubscriptionOrder, ({ body }, request) =>
    change(request, (tx, checkout) => createOrder(tx, checkout, body ?? {})),
  )
  mount(app, api.getSubscriptionOrder, async ({ params, query }, request) => {
    const owner = ownerOf(request)
    return {
      data: await shownOrder(context, owner, await visibleOrder(context, owner, params.id, TYPE), query),
    }
  })
  mount(app, api.getAddressDetails, async (_input, request) => {
    const order = await withPlace(context, await draft(ownerOf(request)))
    return { data: { order, intervals: await checkoutDeliveryDates(context, order) } }
  })
  mount(app, api.getSubscriptionFinalDetails, async (_input, request) => ({
    data: { order: await draft(ownerOf(request)) },
  }))
  mount(app, api.setSubscriptionAddress, ({ body }, request) =>
    shownOutcome(
      context,
      change(request, (tx, checkout) => delivery.setAddress(tx, checkout, body)),
    ),
  )
  mount(app, api.setSubscriptionRecipient, ({ body }, request) =>
    change(request, (tx, checkout) => delivery.setRecipient(tx, checkout, body)),
  )
  mount(app, api.useSavedRecipientForSubscription, ({ body }, request) => {
    const userId = userOf(request)
    return shownOutcome(
      context,
      change(request, (tx, checkout) => delivery.useSavedRecipient(tx, checkout, userId, body)),
    )
  })
  mount(app, api.setSubscriptionContact, ({ body }, request) =>
    change(request, (tx, checkout) => delivery.setContact(tx, checkout, body)),
  )
  mount(app, api.setFirstDeliveryDate, ({ body }, request) =>
    chosenOutcome(
      context,
      change(request, (tx, checkout) => delivery.chooseSlot(tx, checkout, body)),
    ),
  )
  mount(app, api.addSubscriptionGift, async ({ body: { offer_id, position_slug, ...input } }, request) => ({
    data: await withDetails(
      context,
      await change(request, (tx, checkout) =>
        changePositions(tx, checkout, () => setLine(tx, checkout.owner, offer_id, position_slug, input)),
      ),
    ),
  }))
  mount(app, api.removeSubscriptionGift, async ({ query: { offer_id, position_slug } }, request) => ({
    data: await withDetails(
      context,
      await change(request, (tx, checkout) =>
        changePositions(tx, checkout, () => removeGift(tx, checkout.owner, offer_id, position_slug)),
      ),
    ),
  }))
  mount(app, api.applySubscriptionPromoCode, async ({ body }, request) =>
    toPromoAnswer(
      await change(request, (tx, { owner, by }) =>
        savings.applyPromo(tx, owner, body.code, { inApp: isFromApp(request), guesser: by }),
      ),
    ),
  )
  mount(app, api.removeSubscriptionPromoCode, async (_input, request) =>
    toPromoAnswer(await change(request, (tx, { owner }) => savings.removePromo(tx, owner))),
  )
  mount(app, api.applySubscriptionBonuses, async ({ body }, request) => {
    const saving = await change(request, (tx, { owner }) => savings.applyBonuses(tx, owner, body.percent))
    return toBonusesAnswer(saving)
  })
  mount(app, api.placeSubscriptionOrder, ({ body }, request) =>
    change(request, (tx, checkout) => placeSubscriptionOrder(tx, checkout, body, providers)),
  )
  mount(app, api.getSubscriptionPayments, async () => ({ data: availablePayments(providers, TYPE) }))
  mount(app, api.createSubscriptionIntent, ({ body }, request) =>
    idempotentCharge(context, request, async (owner) => ({
      data: await beginSubscriptionPayment(paymentContextOf(context, request), owner, body.order_id),
    })),
  )
}
