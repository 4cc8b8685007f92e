import type { Entries } from '../entry.ts'

/** What the store answers whom it refuses: shown beside a field, over a form or in a toast. It is read in the sources (written.ts). */
export const REFUSALS: Entries = {
  nothing: [
    'There is no address to send it to.',
    'This is not a UK postcode',
    'Please type the whole postcode: {any words} is only its first half',
    'We know no address at this postcode.',
    'We cannot list the addresses here just now.',
    'There is no such call.',
    'This Idempotency-Key came with another request before.',
    '{any words}: must not be nested so deeply',
    '{any words}: must not hold a NUL character',
    'You are no longer signed in.',
    'There are not that many bonuses.',
    'You have no bonuses yet.',
    'A present from us',
    'Taken back: order {any order} was refunded{any words}',
    'Returned: order {any order} was cancelled, refunded or not paid for in time',
    'Go on from the cart.',
    'There is no subscription in the cart any more.',
    'The order could not be made.',
    'There is not so much left on this gift card.',
    'This order was never placed.',
    'This order does not await a payment.',
    'This order cannot begin a subscription.',
    'This payment asks for nothing.',
    'There is no card to charge.',
    'The payment service does not answer.',
    'Your bank did not confirm the payment.',
    'No delivery is to come.',
    'Choose a later day.',
    'Choose another day.',
    'No delivery time is chosen.',
    '“{any words}” is no longer in your cart.',
    'We could not tell that you are a person.',
  ],
  'store/account/personal-data.store.test.ts › do not lose the address one signs in with': [
    'This is what you sign in with: it can be changed, not left out',
    'Confirm the new one with the code we send to it',
  ],
  'store/account/sign-in/codes.store.test.ts › to many numbers uses up the texts of a day, not the e-mails, and not those of owners':
    [
      'We cannot send more texts today.',
      'Sign in with your e-mail address instead.',
      'We cannot send more codes today.',
      'Try again tomorrow, or contact us.',
    ],
  'store/kernel/message-address.ts parseTextAddress': [
    'We can only text mobile numbers of {any words}.',
    'Use an e-mail address instead.',
  ],
  'store/account/notifications.routes.ts notificationRoutes': [
    'No more offers and reminders come to this address.',
  ],
  'store/order/order-state.ts moveOrder': ['An order that is {any words} cannot become {any words}.'],
  'store/order/tracking.ts setSubstitution': ['The florist has begun: this can no longer be changed.'],
  'store/content/forms/form-limits.ts countForm': [
    'These were enough messages for today. {any words}',
    'We can take no more files today. {any words}',
  ],
  'store/content/forms/unsubscribe.store.test.ts › answers the same and sends the same whether an address is known or not, three times a day':
    ['Too many links were asked for today.', 'Try again tomorrow.'],
  'store/content/greeting-card.store.test.ts › is sent ten times a day by one session, whatever names it gives':
    ['These were enough cards for today.', 'Send the next one tomorrow.'],
  'store/kernel/web-address.ts containsWebAddress': [
    'A card may not hold a web address (put a space behind a full stop)',
  ],
  'store/delivery/addresses/addresses.ts lookUpAddresses': ['Letterbox flowers go no further either.'],
  'contract/types/field-rules.ts DAYS_AHEAD': [
    'We take orders up to {any number} days ahead',
    'We bring an order within … days.',
    'Choose an earlier day.',
  ],
  'store/delivery/delivery-rule.ts availability': [
    'Something in the cart cannot be sent on the same day',
    'We do not deliver at this time',
    'We do not deliver that day ({any words})',
    'The last delivery that day ({any words}) is by {any words}',
    'Try again in a few minutes',
  ],
  'store/delivery/slots.ts holdSlot': [
    'This delivery time is not on offer for the address',
    'There is no delivery time left.',
  ],
  'store/gift-cards/gift-card-details.ts checkGiftCardDetails': [
    'Choose a day within a year',
    'This hour has gone by: choose a later one',
    'This day has gone by: choose a later one',
  ],
  'store/order/checkout/use-gift-card.ts NO_SUCH_CARD': [
    'There is no gift card with this code that can be spent.',
    'Check the code; it has {gift card characters} characters.',
    'Nothing is left on this gift card.',
  ],
  'store/order/checkout/use-gift-card.ts applyGiftCard': [
    'Gift cards do not pay for gift cards.',
    'There is nothing left for this card to pay.',
    'An order is paid with {gift cards} gift cards at most.',
  ],
  'store/loyalty/promo-codes/promo-rule.ts applyPromoRule': [
    'This promo code does not work yet.',
    'This promo code is for flowers and gifts from {any money}: {any money} more.',
  ],
  'store/order/checkout/place-order.ts placeOrder': ['No longer to be had: {any words}.'],
  'store/kernel/wrong-codes.ts checkWrongCodeLimit': [
    'These were too many codes that do not exist.',
    'Try again tomorrow, or write to us.',
  ],
  'store/loyalty/first-bouquet.ts FIRST_BOUQUET_USED': [
    'There is one first bouquet for each household, and you have had yours.',
  ],
  'store/loyalty/promo-codes/promo-rule.ts IN_APP_ONLY': ['This promo code works in the app only.'],
  'store/loyalty/promo-codes/promo-rule.ts NOTHING_DISCOUNTABLE': [
    'Promo codes take nothing off gift cards and alcohol.',
    'Bonuses take nothing off gift cards and alcohol.',
  ],
  'store/order/checkout/first-delivery-date.ts firstDeliveryDate': [
    'The first delivery can be tomorrow at the soonest',
  ],
  'store/order/checkout/reservation.ts HOLD_WHILE_PAYING': [
    'Choose a delivery time: the one you had is no longer held',
    'The payment arrived when the delivery time was no longer held.',
  ],
  'store/order/checkout/sender-link.ts senderLink': [
    'It is known already where and when {any words} wants them.',
  ],
  'store/order/change-order.ts updateOrder': ['Write to us to change where a subscription goes.'],
  'store/order/order-state.ts mayCancel': [
    'This order can no longer be changed.',
    'This order can no longer be cancelled.',
    'Nobody has said yet where and when this order is to be delivered.',
  ],
  'store/order/history.ts cancelOrder': [
    'What you paid goes back to where it came from; the order shows when it has.',
  ],
  'store/order/order-state.ts isFinished': ['An order can be deleted once it is over.'],
  'store/order/order-access.store.test.ts › works for thirty days, and not for a draft': [
    'The link in this e-mail works no longer.',
  ],
  'store/outbox/notifications.ts updateNotifications': [
    'Offers come by e-mail only',
    'Confirm your phone number in your personal data first: messages go to a confirmed one',
    'Confirm your e-mail address in your personal data first: e-mails go to a confirmed one',
  ],
  'store/order/recipient-link.store.test.ts › works once': ['Call us if it has to change.'],
  'store/order/recipient-link.store.test.ts › is looked for in vain more than thirty times an hour, from one network':
    ['Too many links were tried from here.', 'Try again in an hour.'],
  'store/subscription/subscription-changes.ts setSubscriptionWindow': [
    'We cannot deliver on {any words}{any words}.',
    'We cannot deliver between {any words} and {any words} on {any words}{any words}.',
    'Choose another time or another day.',
    'This can be changed again after it.',
  ],
  'store/subscription/subscription-changes.ts resume': [
    'The flowers of this subscription are no longer made.',
  ],
  'store/subscription/subscription-changes.ts swap': ['These flowers are not to be had by subscription.'],
  'store/visitor/client-log.ts saveClientLog': ['We have heard of enough errors for today.'],
  'server/hooks/request-limits.server.test.ts › first visits: nothing is begun for more, not for cookies that were made up either':
    ['Too many visits were begun from your network today.', 'Try again tomorrow, or from another one.'],
  // What staff are answered.
  'store/loyalty/partial-refunds.ts NOTHING_TO_REFUND': [
    'There is nothing to give back: it was not paid, or goes back already.',
  ],
  'store/payment/refunds/partial-refund.ts refundPartially': [
    '{any money} of {any money} goes back; who ordered is written to when it has.{any words} {any money} is left.',
  ],
  'store/payment/refunds/partial-refund.ts refundGiftCard': [
    '{any money} of this gift card have been spent or have expired: it cannot be given back.',
  ],
  'store/payment/refunds/refund-order.ts refundOrder': [
    '{any words} Give back a part, or the other cards: orders refund --amount, gift-cards refund.',
  ],
}
