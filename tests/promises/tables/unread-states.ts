import type { Entries } from '../entry.ts'

/**
 * What the client says in states that no way through the shop leads to: when something fails, is gone or is typed in wrongly,
 * and in toasts. It is read in the sources (written.ts).
 */
export const UNREAD_STATES: Entries = {
  nothing: [
    'An error occurred while showing the error page',
    'That was a lot at once.',
    'Post not found',
    'No more offers',
    'Sign out everywhere else',
    'Your account still has no name.',
    'Sign in by phone instead',
    'Sign in by e-mail instead',
    'Sign in: the code has not come',
    'Sign up: all done',
    'One moment…',
    'One moment, please',
    'Clear all',
    'Nothing here is all of that at once.',
    'There is nothing here just now.',
    'Go on from here.',
    'Once you have signed in, the checkout goes on.',
    // What a card begins with.
    'Many happy returns of the day',
    'Hope your day is as lovely as you are',
    'With all my love',
    'You make every day lovelier',
    'I love you, today and always',
    'Thank you for everything',
    'I could not have done it without you',
    'So happy for all of you',
    'Wishing you many happy years here',
    'Say who it is from',
    'Please copy the link from the address bar',
    'All about it',
    'All bonuses',
    'All reviews',
    'Forget all',
    'Choose a day',
    'Show all orders',
    'I know the address after all',
    'Not ordered yet',
    'Not there: {any words}.',
    'Nothing you ordered has “{any words}” in it.',
    'Remove {any words} from your favourites',
    'Nothing fits all your words.',
    'That was too long: what comes after {any number} letters was left unread.',
    'Whether we deliver there, when, and what it costs.',
    'This must be accepted',
    'It may take a minute where the signal is weak.',
    'Type a postcode, for example N1 9GU.',
    '{any email}: not confirmed yet.',
    'Order {any order} is not paid yet.',
    '“{any words}” could not be forgotten.',
    'If your bank asks you something, answer that first; otherwise',
  ],
  'client/app/error/normalize-error.ts wordsFor': [
    'It is our fault, not yours, and nothing is lost: your cart is as you left it.',
  ],
  'server/hooks/request-limits.server.test.ts › pages that have to be made: then a kind page says when to come back':
    ['Please wait a minute and try again.'],
  'tests/browser/runtime/offline.test.ts › without a connection the page stays, says so, and keeps what is typed':
    [
      'What you see stays, and what you typed; changes can be made when you are back.',
      'This page stays; others can be opened when you are back.',
      'Nothing is lost: send it again when you are back.',
      'Nothing is lost: try again when you are back.',
    ],
  'tests/browser/forms/failed-changes.test.ts › ${name}: a change that fails leaves the page and what was typed':
    [
      'The shop was not reached.',
      'That did not work.',
      'Nothing is lost: please try again.',
      'Nothing is lost: load the page again, and send it then.',
      'The shop was renewed while this page was open.',
      'Nothing is lost: please try again in a moment.',
    ],
  'tests/browser/forms/failed-changes.test.ts › a payment that cannot be begun leaves its page, and nothing is lost':
    ['This way to pay does not work at the moment', 'You were not charged, and your order is kept.'],
  'store/outbox/notifications.store.test.ts › begin with what was asked for, change one by one and keep what has to be':
    [
      'It holds from the next message on.',
      'No more offers come by e-mail.',
      'They go to {any email}, now and then, when there is something to say.',
      'Now and then, when there is something to say',
      'In good time before each of them',
    ],
  'store/outbox/notifications.store.test.ts › end the texts about orders by the link in them': [
    'No more text messages come from us, but for codes you ask for.',
    'You get no more text messages from us, but for codes you ask for.',
    'You get no more {any words} {any words}.',
  ],
  'store/outbox/notifications.store.test.ts › are not changed by a link that is not ours': [
    'This link is not one of ours, or a part of it is missing.',
  ],
  'store/account/sign-in/sign-in.store.test.ts › is listed with what signed in, and ended everywhere else at once':
    ['You are signed out everywhere else.'],
  'store/account/personal-data.ts updatePersonalData': [
    'Reminders of your dates come to this address now, unless you chose otherwise.',
  ],
  'store/account/sign-in/code-caps.ts countCode': ['Another can be sent soon.'],
  'store/account/sign-in/codes.store.test.ts › is sent again after 25 seconds, and only the last one works': [
    'The code that was sent before will no longer be needed.',
  ],
  'people: privacy': ['We never ask for the code: do not tell it to anybody.'],
  'tests/browser/shopping/choosing.test.ts › a flower chosen beside the colours of another is fitted to them, never refused':
    [
      'Not everything you chose goes with these flowers.',
      'This is the nearest there is: have a look at it before it goes into the cart.',
    ],
  'store/cart/cart-line.ts MAX_QUANTITY': ['Choose between 1 and {cart quantity}'],
  'store/order/order-subscription.store.test.ts › is none while it is paused, when it has ended, and when its order ended unpaid':
    [
      'It has ended: nothing more is ordered or charged.',
      'It is paused: nothing more is ordered or charged until it goes on.',
    ],
  'store/payment/complete-payment.store.test.ts › goes back at once when its flowers are gone, and is not taken at all when that is known':
    ['The flowers of this subscription are no longer sold.'],
  'store/cart/cart-subscription.store.test.ts › goes along when a guest signs in': [
    'Comes once, with the first delivery',
  ],
  'store/order/checkout/reservation.ts HOLD_WHILE_PAYING': [
    'The time you had is no longer held: choose one again.',
    'It can no longer be had as it was',
    'You were not charged: choose another delivery time.',
  ],
  'store/gift-cards/gift-card.store.test.ts › pays for all of an order without a provider, and cancelling it fills the card again':
    ['Your gift cards pay for all of it: there is nothing left to pay.'],
  'store/delivery/earliest.ts earliestDelivery': ['Not before {any words}'],
  'review.rating': ['Only reviews with {any words} stars', '{any words} out of 5'],
  'store/delivery/slots.ts DAYS_LISTED': [
    'There is no delivery time left for this address in the next {days listed}.',
    'There is none left for this price in the next {days listed}: from the cart you can choose of all.',
    'We have no delivery left on {any words}.',
    'These days are free.',
    'Another day',
    'Nothing arrives on {any words}.',
    '{any words} is your day.',
  ],
  'contract/forms.ts PROOF_BYTES': ['This file is too large: it may have at most {proof megabytes} MB'],
  'tests/browser/shopping/finding.test.ts › what is liked is kept, and let go again': [
    'It is no longer among your favourites.',
  ],
  'store/outbox/notifications.ts mutedOccasions': ['You hear of every occasion but those that are ticked.'],
  'store/loyalty/promo-codes/promo-codes.store.test.ts › the codes of a user are their own and those they used, what is of use first and what ends soonest before':
    ['There is no code for you just now.', 'Enter one when you pay. {any words}'],
  'store/content/promotion.store.test.ts › are those that are on today': [
    'Promotions are open to everybody.',
  ],
  'store/loyalty/promo-codes/promo-rule.ts IN_APP_ONLY': ['In the app only'],
  'store/order/history.store.test.ts › puts what was ordered into the cart again': [
    'We could not put everything into your cart.',
  ],
  'store/order/history.store.test.ts › forgets an order that is over, for the user': [
    'The order is no longer in your history.',
  ],
  'store/loyalty/vat.test.ts › is none of a gift card, and that of its delivery is the usual': [
    'A gift card is taxed when it is spent, not when it is bought.',
  ],
  'store/order/order-access.store.test.ts › opens it in another browser, where it can be paid for and cancelled, and takes it from nobody':
    [
      'It opens by the link in our newest letter about it, or when you sign in to the account it was ordered with.',
    ],
  'store/payment/payment-providers.store.test.ts › is completed by the worker when nothing was heard': [
    'Do not pay again: we write to you when it has arrived.',
    'Do not pay again: your bank tells us, and we write to you when the payment has arrived.',
    'There was no answer in time, and nothing is paid as far as we know.',
    'Look at your order before you pay again.',
  ],
  'store/order/recipient-link.store.test.ts › for seven days: the buyer is told once, the link works no more, and the buyer says it':
    [
      'We have written to {any name}. {any name} has until {any words}.',
      '{any name} has not chosen within {link days}.',
      '{any name} has still to say where and when.',
      '{any name} chooses where and when, once the order is paid.',
      'This link works no more',
    ],
  'store/order/recipient-link.store.test.ts › does not name who does not want to be named, anywhere': [
    'A secret sender: we do not say who they are from',
  ],
  'store/loyalty/subscriber-discount.ts subscriberDiscount': ['{first percent}% off the first bouquet'],
  'people: substitution': [
    'We ring or write before anything is changed.',
    'The florist asks whoever ordered before anything is changed.',
    'Leave it out and refund it',
    'What is missing is not charged for.',
  ],
  'contract/types/field-rules.ts CARD': [
    'Enter the 12 to 19 digits of the card number',
    'Enter a month and a year, MM / YY',
    'Enter the 3 or 4 digits on the card',
  ],
  'client/ui/form/sentences.ts fieldSentence': [
    'Please fill all fields to continue',
    'Please remove any spaces.',
    '{any words}: not confirmed yet.',
    '{any words} must be at most {any words} characters',
    '{any words} must be at least {any words}',
    '{any words} must be at most {any words}',
    '{any words} must be at most {any words} values',
    '{any words} must be a whole number',
    '{any words} is not one of the values on offer',
    '{any words} is not on offer',
    '{any words} costs more than the time that was ordered',
    '{any words} is not valid',
    '{any words} is not known',
    '{any words} must not hold control characters',
    '{any words} must be a date, written as 2026-12-31',
    '{any words} must be a date of birth',
    '{any words} is not a date to remember',
    '{any words} must be an hour from 0 to 23',
    '{any words} must be a date to come',
    '{any words} is too soon',
    '{any words} must be lower-case letters, digits and hyphens',
    '{any words} must be an order number of 8 letters and digits',
    '{any words} must be a web address that begins with https://',
    '{any words} must be the file in base64',
    '{any words} must be a JPEG, PNG or WebP picture',
    '{any words} must be a JPEG, PNG or WebP picture or a PDF',
  ],
  'store/payment/declined-cards.ts refuseCardTester': [
    'This order cannot be paid for here today',
    'Try again tomorrow, or write to us and we take your order.',
  ],
  'tests/browser/checkout/payment-providers.test.ts › PayPal: cancelled, closed, declined, and paid': [
    'You left PayPal before paying.',
    'PayPal does not work at the moment.',
    'You were not charged: try again or pay otherwise.',
    'You were not charged: choose another way to pay there.',
    'The payment was not approved at PayPal.',
  ],
  'tests/browser/checkout/payment-providers.test.ts › Revolut: closed, declined, and paid': [
    'You left before paying.',
  ],
  'tests/browser/checkout/payment-providers.test.ts › Stripe: declined, asked by the bank, abandoned, and paid':
    [
      'The payment did not go through.',
      'Your card goes straight to them, and we never see it.',
      'Nothing is charged before you agree there.',
      '{any words} needs JavaScript: the payment goes straight to who takes it, and nothing of it through us.',
      'Your order is kept: open order {any words} whenever you want to pay for it.',
    ],
  'tests/browser/checkout/payment-providers.test.ts › a script that is blocked or a provider that is away leaves another way to pay':
    ['{any words} could not be loaded: something blocks it, or the connection is poor.'],
  'store/payment/sandbox-bank/sandbox-wallet.ts sandboxWallet': [
    'This is the sandbox: you are {any words}’s customer, and nothing is charged.',
  ],
  'store/subscription/subscription-rules.test.ts › that is being made can only be the last': [
    'The delivery of {any words} is not paid for.',
    'Nothing more is ordered.',
  ],
  'client/features/subscription/manage-subscription-action.ts manageSubscriptionAction': [
    'Choose a date to come, a year ahead at most',
    'Choose a date from the day after tomorrow on, two deliveries ahead at most',
    'This time is not on offer for the address',
  ],
  'store/subscription/subscription-rules.ts CHANGE_DAYS': [
    '{any words} It is charged on {any words}, {any words}, and can be changed until then.',
  ],
}
