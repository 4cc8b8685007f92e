import * as subscription from '../../contract/delivery-subscription.ts'
import { getGifts } from '../../contract/gifts.ts'
import { confirmSandboxPayment } from '../../contract/payment.ts'
import * as checkout from '../../contract/subscription-checkout.ts'
import type { Kit } from '../kit.ts'
import type { Account } from './account.ts'
import { ADDRESS, CARDS, RECIPIENT, first, newEmail } from './journey.ts'
import type { Journey } from './journey.ts'
import { openWindows } from './ordering.ts'
import { chooseFlowers } from './shopping.ts'

const PURCHASE = { payment_method: 'stripe' }

async function checkOut(kit: Kit, account: Account): Promise<void> {
  await chooseFlowers(kit, account)
  const { data: draft } = await kit.answer(checkout.createSubscriptionOrder, account, { body: {} })
  await kit.answer(checkout.setSubscriptionAddress, account, { body: ADDRESS })
  const { data: saved } = await kit.answer(checkout.setSubscriptionRecipient, account, {
    body: { ...RECIPIENT, keep: true },
  })
  if (saved.saved_recipient_id === null)
    kit.enter(
      checkout.setSubscriptionRecipient,
      'answer',
      'data.saved_recipient_id: expected a number, as it was to be kept',
    )
  await kit.answer(checkout.useSavedRecipientForSubscription, account, {
    body: { recipient_id: saved.saved_recipient_id },
  })
  const contact = { name: 'Basil Ford', email: newEmail(), phone: '+44 7700 900456' }
  await kit.answer(checkout.setSubscriptionContact, account, { body: contact })
  const { data } = await kit.answer(checkout.getAddressDetails, account)
  const [window, other] = openWindows(data.intervals)
  if (!window || !other) return
  await kit.twice(checkout.setFirstDeliveryDate, account, { body: window }, { body: other })
  await changeGifts(kit, account)
  await kit.answer(checkout.getSubscriptionFinalDetails, account)
  await kit.refusal(checkout.createSubscriptionIntent, 'wrong_state', account, {
    body: { order_id: draft.id },
  })
  await kit.twice(
    checkout.placeSubscriptionOrder,
    account,
    { body: PURCHASE },
    { body: { payment_method: 'paypal' } },
  )
  await kit.answer(checkout.getSubscriptionOrder, account, { params: { id: draft.id } })
  const { data: intent } = await kit.twice(
    checkout.createSubscriptionIntent,
    account,
    { body: { order_id: draft.id } },
    { body: { order_id: 'ZZZZZZZ0' } },
  )
  if (intent.provider !== 'sandbox')
    throw new Error(`The backend pays through ${intent.provider}, and not in a sandbox`)
  await kit.answer(confirmSandboxPayment, account, { params: { intent: intent.id }, body: CARDS.pays })
}

async function changeGifts(kit: Kit, account: Account): Promise<void> {
  const { data } = await kit.answer(getGifts, { network: account.network })
  const { id: offer_id, position_slug } = first(data.list, 'gifts')
  await kit.answer(checkout.addSubscriptionGift, account, { body: { offer_id, position_slug } })
  const query = { offer_id, position_slug }
  await kit.answer(checkout.removeSubscriptionGift, account, { query })
  await kit.refusal(checkout.removeSubscriptionGift, 'line_gone', account, { query })
}

/** Everything that can be done with a subscription under way, and what cannot be done afterwards. */
async function change(kit: Kit, account: Account): Promise<void> {
  const { data } = await kit.answer(subscription.getDeliverySubscriptions, account)
  const own = first(data, 'subscription after it was paid for')
  const params = { id: own.id }
  await kit.refusal(subscription.resumeSubscription, 'wrong_state', account, { params, body: {} })
  const interval = first(own.intervals, 'windows to choose from')
  await kit.answer(subscription.setSubscriptionWindow, account, {
    params,
    body: { interval_id: interval.interval_id },
  })
  const { product_id, position_slug } = own.swaps[0] ?? own
  if (product_id === null) throw new Error('The subscription has no flowers')
  const swap = { product_id, position_slug }
  await kit.answer(subscription.swapSubscriptionProduct, account, { params, body: swap })
  if (own.next_delivery_on === null) throw new Error('The subscription has no next delivery')
  const skip = { next_delivery_on: own.next_delivery_on }
  await kit.answer(subscription.skipDelivery, account, { params, body: skip })
  const another = { next_delivery_on: '2030-01-01' }
  await kit.refusal(subscription.skipDelivery, 'not_the_next', account, { params, body: another })
  await kit.answer(subscription.pauseSubscription, account, { params, body: {} })
  await kit.refusal(subscription.pauseSubscription, 'wrong_state', account, { params, body: {} })
  await kit.answer(subscription.resumeSubscription, account, { params, body: {} })
  await kit.answer(subscription.cancelSubscription, account, { params, body: {} })
  await kit.refusal(subscription.cancelSubscription, 'wrong_state', account, { params, body: {} })
  await kit.refusal(subscription.skipDelivery, 'wrong_state', account, { params, body: skip })
  await kit.refusal(subscription.swapSubscriptionProduct, 'wrong_state', account, { params, body: swap })
  await kit.refusal(subscription.setSubscriptionWindow, 'wrong_state', account, {
    params,
    body: { interval_id: interval.interval_id },
  })
}

export const SUBSCRIBING: Journey[] = [
  {
    name: 'subscribing',
    calls: [
      ...[checkout.createSubscriptionOrder, checkout.setSubscriptionAddress, checkout.getAddressDetails],
      ...[checkout.setSubscriptionRecipient, checkout.setSubscriptionContact, checkout.setFirstDeliveryDate],
      checkout.useSavedRecipientForSubscription,
      ...[checkout.addSubscriptionGift, checkout.removeSubscriptionGift],
      ...[checkout.getSubscriptionFinalDetails, checkout.placeSubscriptionOrder],
      ...[checkout.getSubscriptionOrder, checkout.createSubscriptionIntent],
    ],
    go: async (kit, account) => account && checkOut(kit, account as Account),
  },
  {
    name: 'changing a subscription',
    calls: [
      ...[
        subscription.getDeliverySubscriptions,
        subscription.setSubscriptionWindow,
        subscription.swapSubscriptionProduct,
      ],
      ...[subscription.skipDelivery, subscription.pauseSubscription, subscription.resumeSubscription],
      subscription.cancelSubscription,
    ],
    go: async (kit, account) => account && change(kit, account as Account),
  },
]
