import type { Entries } from '../entry.ts'

/** What only e-mails and text messages say. */
export const LETTERS: Entries = {
  'store/order/order-state.store.test.ts › the shopper is written to once about each step, in text and in HTML':
    [
      'We write to you as soon as it arrives.',
      'We have your order, and start on it as soon as your payment of {any money} arrives.',
      'We have your order · order {any order}',
      'Your flowers are ordered · order {any order}',
      'We have received your payment of {any money}.',
      'We have received your payment of {any money}; your gift cards have paid the other {any money}.',
      'Your gift cards have paid all {any money}.',
      'Your flowers are on their way · order {any order}',
      'Your flowers have arrived · order {any order}',
      'Your order is cancelled · order {any order}',
      'Your order is cancelled, and nothing will be delivered.',
      'Your money is on its way back · order {any order}',
      'Arrives {any day}, {any time}–{any time}',
      'Delivered {any day} at {any time}',
      'Change or cancel it',
      'Your gift card is ordered · order {any order}',
      'You get this because you ordered flowers from us: order {any order}.',
      'You get this because you ordered from us: order {any order}.',
      'Refunded',
      'Larkspur: your flowers are on their way to {any name} ({any day}, {any time}–{any time}).',
    ],
  'store/notifications/changed-order-emails.store.test.ts › says once, three minutes after the first change, for whom and where an order is now':
    [
      'Your order has been changed · order {any order}',
      'Your flowers go to {any name}, {any words}.',
      'If you did not ask for this, write to us or ring us at once.',
    ],
  'store/payment/unpaid-orders.store.test.ts › is not put back while its bank is at work; who cancels it is promised no more than is known':
    ['If it goes through, we refund it at once.'],
  'store/gift-cards/gift-card.store.test.ts › lets what comes back after the last day of a card be spent for a month once, and says until when':
    [
      'The {any money} that your gift cards paid is back on them, ready to spend until {any day}.',
      'The {any money} that your gift cards paid is back on them, but one of them has expired.',
      'Reply to this e-mail if you still want to spend it.',
    ],
  'store/loyalty/bonuses.store.test.ts › are spent when ordered, come back when cancelled, and are earned when delivered':
    ['Your {any money} of bonuses are back in your account.'],
  'store/payment/refunds/partial-refund.ts refundPartially': [
    '{any money} is on its way back · order {any order}',
    'Nothing else about your order changes.',
  ],
  'store/notifications/failed-payment.store.test.ts › is written about once, an hour later, and not when it was paid after all':
    [
      'Your payment did not go through · order {any order}',
      'Your payment did not go through, {any name}',
      'The payment of {any money} for your order did not go through.',
      'You can try again with the same card or another one.',
      'If your delivery time has gone in the meantime, you choose another before you are charged.',
      'You get this once because you ordered flowers from us: order {any order}.',
      'Your payment did not go through',
      'Ordered, not paid yet',
      'Nothing has been charged yet.',
      'We make your bouquet once it is paid.',
    ],
  'store/notifications/cart-reminder.store.test.ts › is written about once, in the daytime, to those who agreed to offers':
    [
      'You left {any words} and {any number} more in your cart, {any money} in all.',
      'We ask about a cart once.',
    ],
  'store/account/sign-in/codes.ts sendCode': [
    'Type this code to delete your account and everything personal in it:',
    'If that was not you, there is nothing to do.',
  ],
  'store/gift-cards/gift-card.store.test.ts › needs no courier, goes out once at its hour, and with the last of them the order is delivered':
    [
      'A Larkspur gift card for you, from “{any name}”',
      '{any name} gives you {any money} to spend at Larkspur.',
      'Whoever has the code can spend it: keep this e-mail to yourself.',
      'You get this once, because {any name} bought this gift card for you and gave us your address.',
      'You get this once, because {any name} gave you this gift card.',
      'We write to you about this card only.',
      'Your gift card is on its way to {any name} · order {any order}',
      'We have sent your gift card of {any money} to {any name}, at {any email}.',
      'By e-mail to {any name}, {any email}, as soon as it is paid, from {any name}',
    ],
  'store/gift-cards/gift-card.store.test.ts › voids cards that nobody has spent, and refuses what was spent':
    [
      'Your Larkspur gift card from “{any name}” has been cancelled',
      'The gift card from {any name} whose code ends in {any card} was given back to whoever bought it.',
      'It cannot be spent any more, and you need do nothing.',
    ],
  'store/operator/gift-cards.store.test.ts › sends a card that came back to another address, and no other': [
    'Answer this e-mail with the right address and we send it there, or ask for your money back.',
  ],
  'store/gift-cards/gift-card.store.test.ts › that comes back is told to who bought it': [
    'Your gift card could not be delivered · order {any order}',
    'It did not arrive',
    'Your gift card of {any money} for {any name} came back: there is no such address as {any email}.',
  ],
  'store/content/greeting-card.store.test.ts › is sent to the recipient with the words, the name and the drawing, and a copy to the sender':
    [
      'You get this once, because {any name}, who gave the address {any email}, asked us to send it to you.',
      'We write to you about nothing else.',
      'You get this copy once, because somebody who sent a free card at Larkspur gave this address as theirs.',
    ],
  'store/order/recipient-link.store.test.ts › settles where and when: the door is the courier’s to know, both are written to, the florist may begin':
    [
      '{any name}, who chooses where and when',
      '{any name} chooses where and when',
      'Choose where and when',
      'Your flowers arrive when you asked',
      'There is nothing to subscribe to: we write about these flowers only.',
      '{any name} is sending you flowers and would like you to choose where and when we bring them.',
      '{any name} chooses where and when: once you have paid, the private link to do so is on your order’s page.',
      '{any name} chooses where and when: the private link to do so is on your order’s page.',
      '{any name} gets the flowers on {any day}, {any time}–{any time}.',
      'It is all arranged, {any name}',
      'Your flowers arrive on {any day}, {any time}–{any time}.',
      'Only our courier sees your address.',
      '{any name} has chosen · order {any order}',
      'There is nothing left for you to do.',
      'Tell us where and when to bring them by {any day}',
    ],
  'store/order/recipient-link.store.test.ts › nor did the buyer in another week: the order ends, its money goes back, and the shop was told':
    [
      'Your flowers are not coming',
      'The flowers you chose a time for are not coming after all: their order was cancelled.',
      'Larkspur: The flowers you chose a time for are not coming after all: their order was cancelled.',
      'There is nothing you need to do.',
      'Your flowers need a time · order {any order}',
      'We still do not know when',
      'You have told us where your flowers go, but not when to bring them.',
      'Choose a time on your order’s page by {any day}, or cancel the order there.',
      'After that we cancel it and refund what you paid.',
      '{any name} has not chosen · order {any order}',
      'We still do not know where',
      'Choose for them on your order’s page by {any day}, or cancel the order there.',
    ],
  'store/notifications/reminders.store.test.ts › promises only what can still be had': [
    '{any name} is today',
    '{any name} is tomorrow',
    '{any name} is in {any number} days',
    '{any name} is on {any name}',
    '{any name} is next {any name}',
    'It is on {any day}.',
    'Order now and your flowers arrive on the day.',
    'Order now and your flowers still arrive on the day in London.',
    'Order now and your flowers still arrive on the day outside London.',
    'We can no longer deliver on the day itself, but flowers soon after, with a word from you, are welcome too.',
    'Larkspur: {any name} is today, on {any day}.',
  ],
  'store/renewal/renewal-notice.store.test.ts › is announced three days before, charged once a period by many at once, and shown to its owner':
    [
      'Your next flowers come on {any day}',
      '{any name} for {any name}: {any day}, {any time}–{any time}.',
      'We ask you for {any money} on {any day}, {any time}.',
      'We charge {any money} to your card ending {any number} on {any day}, {any time}.',
      'Until then you can skip this delivery, choose another time or other flowers, or pause or end the subscription.',
      'If you are happy with it, there is nothing to do.',
      'You get this because you have a flower subscription with us: {any order}.',
    ],
  'store/renewal/renewal-notice.store.test.ts › comes on the nearest that is, is told so before it is charged, and those after it keep their days':
    [
      'They were planned for {any day}, but we cannot deliver then ({any name}).',
      'Later deliveries keep their days.',
    ],
  'store/subscription/subscription-changes.ts swap': ['It is paused: start it again whenever you like.'],
  'store/renewal/renewal-window.store.test.ts › the notice names the window that will come when staff have closed the usual one':
    [
      'Their usual time, {any time}–{any time}, is not available that day ({any name}), so we chose the nearest one.',
      'Later deliveries keep their time.',
    ],
  'store/subscription/subscription-changes.store.test.ts › each change of a subscription is confirmed by an e-mail that says what comes next':
    [
      'Nothing is delivered or charged until you start it again.',
      'Nothing is delivered or charged until {any day}.',
      'The next delivery: {any name} for {any name}, {any day}, {any time}–{any time}.',
      'We skip the delivery on {any day} and do not charge for it.',
      'Your subscription brings these from the next delivery on.',
      'The deliveries after the next one follow its day: every week.',
      'The deliveries after the next one follow its day: every {rhythm} weeks.',
      'All your deliveries come at this time from now on.',
      'Nothing more is ordered or charged.',
      'Thank you for having flowers from us.',
    ],
  'store/subscription/subscription-changes.store.test.ts › what changes nothing is not confirmed, and what is ordered already is said to come':
    ['The delivery on {any day} is ordered already (order {any order}) and still comes.'],
  'store/renewal/renewal-notice.store.test.ts › can be paid for by hand: with another card, which is charged from then on':
    [
      'You can pay now, with this card or another one; the card you pay with is the one we charge from then on.',
    ],
  'store/renewal/renewal-notice.store.test.ts › is tried after 1, 3 and 5 days, told each time, and then the subscription rests':
    [
      'We could not charge {any money} for your next flowers ({any name}).',
      'Otherwise we try again on {any day}, {any time}.',
      'Once they are paid for, the flowers come at the nearest time we have.',
      'We tried {charge tries} times to charge {any money} for {any name} and could not.',
      'We tried once to charge {any money} for {any name} and could not.',
      'Nothing was charged, and nothing will be.',
      'Your subscription is paused, not ended.',
      'Start it again whenever you like: the next delivery is then charged to the same card.',
      'If that is declined again, our e-mail has a link to pay with another one.',
    ],
  'store/subscription/subscription-emails.ts notifyProductWithdrawn': [
    'We no longer make the flowers of your subscription.',
    'We have paused it and charged nothing.',
  ],
  'store/renewal/renewal-notice.store.test.ts › that was announced and could not be brought, as the shop was away, is told and not charged':
    [
      'Something went wrong at our end, and we cannot bring the delivery of {any name} for {any name} that was planned for {any day}.',
      'Nothing was charged.',
      'We cannot bring your flowers this time',
      'We cannot bring one of your deliveries',
      'We are sorry: not this time',
      '{any name} for {any name} cannot come on {any day}, {any time}–{any time}: we have no delivery time left then or soon after.',
    ],
  'store/account/welcome.ts WELCOME_PERCENT': [
    'Here is {welcome percent}% off your first flowers.',
    'Use this code within {welcome days}:',
    'You get this once, because you made an account.',
    '{welcome percent}% off flowers and gifts.',
  ],
  'store/order/order-state.ts mayChange': ['Change the words on your order’s page, until our florist begins'],
  'people: complaints': ['Tell us within {complaint days}'],
  'store/order/tracking.ts setSubstitution': [
    'If a flower is not available',
    'Ask me first We ring or write before anything is changed.',
    'Leave it out and refund it What is missing is not charged for.',
  ],
  'store/order/order-photo.store.test.ts › are one of each photographer, upright, small enough, and say nothing of where they were taken':
    [
      'The florist sends a picture here once the bouquet is tied.',
      'The courier sends one when the flowers are handed over.',
    ],
  'store/loyalty/loyalty-rules.ts CASHBACK_PERCENT': [
    '{bonus percent}% of what you spend on flowers and gifts is yours to spend again once the order is delivered.',
    '{bonus percent}% of what you spend on flowers and gifts comes back once the order is delivered.',
    'Nothing yet: {bonus percent}% of your first bouquet will be the beginning.',
    'Every bouquet you order brings something back.',
    'You have {any money} to spend.',
    '{any money}?About bonuses',
    '{any money} to spend?About bonuses',
  ],
  'store/order/checkout/discounts.ts applyBonuses': [
    "You can't use a promo code and bonuses together.",
    'Only one offer can be applied per order.',
    'Enter one when you pay.',
  ],
  'store/loyalty/loyalty-rules.ts ACTION_BONUS': [
    '{bonus for profile} Complete your profile Confirm both an e-mail address and a phone number with a code.',
    '{bonus for dates} Keep {bonus dates} important dates Birthdays, anniversaries: we remind you in time.',
    '{bonus for first} Your first delivery Order flowers and have them delivered.',
  ],
  'store/catalogue/subscription-plans/subscription-terms.ts subscriberPrice': [
    'Your subscription has begun: {any money} every {rhythm} weeks, delivery included.',
    '{any words}, every {rhythm} weeks, {any money} a time and {window price} for the delivery',
    '{any words}, {any money} a time with the delivery',
    'Comes every {rhythm} weeks',
  ],
  'important_date.date': [
    '{any name} {any day} · in {any number} days Order',
    'All dates',
    'A browser (this one) since {any date}',
  ],
  'store/outbox/templates/order-email.ts isNotified': [
    'We write to you when your flowers leave and when they have arrived.',
  ],
  nothing: [
    'From the workbench',
    'Where they come from',
    'Not given',
    'What you hear from us',
    'All articles',
    'All categories',
    'All categories | Larkspur',
    'All collections',
    'All collections | Larkspur',
    'See all flowers',
    'If something is wrong',
    'Made to last See all',
    'Second and third',
    'Search Account Favourites Cart with 1 in it',
    'Search Iris Green Favourites Cart with 1 in it',
    'Sign in: the code has not come | Larkspur',
    'Every shelf · Greeting cards',
    'Drawings to choose from',
    'A second subscription',
    'A second subscription | Larkspur',
    'Other boxes See all',
    'Small presents to go with them See all',
    'What we are tying now See all',
    'The quiet evening box',
    'The quiet evening box | Larkspur',
  ],
  'store/notifications/receipt.store.test.ts › who orders gets all of it in writing, before and after the payment, in text and in HTML':
    [
      'Flowers and gifts: {any money}',
      'Total: {any money}',
      'Promo code READPOUND: −{any money}',
      '{any money} off flowers and gifts.',
      'Subscriber’s price: −{any money}',
      'Order {any order}, paid on {any day}.',
      'Delivery: {window price}',
      '1 Caledonian Road',
      'Flat 7',
      '020 7946 0018',
    ],
  'store/subscription/subscription-rules.ts CHANGE_TIME': [
    'The next flowers come on {any day}.',
    'We charge for them on {any day} at {change time} and write to you before that.',
    'Skip, pause or end it',
  ],
}
