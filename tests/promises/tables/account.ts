import type { Entries } from '../entry.ts'

/** Accounts, messages, personal data, reminders and what recipients are asked. */
export const ACCOUNT: Entries = {
  'store/account/sign-in/codes.ts sendCode': [
    'Signing in takes a one-time code by text, WhatsApp or e-mail and there is no password to forget.',
    'We send you a code: there is no password to remember.',
    '07… or +44 7…',
    'We make you an account.',
    'Two more things, so that we know how to address you.',
    'Prefer not to say',
    'Only for questions about an order.',
    'Sign up: all done | Larkspur',
  ],
  'store/account/sign-in/codes.ts CODE_MINUTES': [
    'It works for {code minutes} minutes.',
    'It works once, for {code minutes} minutes, where you asked for it.',
    '{any number} is your Larkspur code to {any words}.',
    '{any number} is your Larkspur code',
    '@{any words} #{any number}',
    'Nobody from Larkspur will ever ask you for it.',
    'Tell it to nobody.',
  ],
  'store/account/sign-in/codes.ts CODE_LENGTH': ['{code digits}-digit code'],
  'store/account/sign-in/code-caps.ts RESEND_SECONDS': [
    'You can ask for another code in {resend seconds} seconds You can ask for another code in {resend seconds} seconds',
  ],
  'message.to': [
    'We sent it to {any email}.',
    'We sent a code to {any email}.',
    'We have written to {any email}.',
    'We keep you posted at {any email}.',
    '{any email}: you can sign in with it.',
    '{any email}',
  ],
  'store/order/remove-old-orders.ts KEPT_YEARS': [
    'Kept for {order years}, as tax law wants, except for the words on the card, which go {card days} after the order is delivered or cancelled.',
  ],
  'store/order/remove-old-orders.ts DRAFT_DAYS': [
    'An order that was begun and not placed goes {draft days} after its last change.',
  ],
  'store/account/sign-in/auth-tokens.store.test.ts › has each sign-in once, with its last use to the hour, however often it was renewed':
    [
      'Your name and how to reach you, the dates and people you choose to save, the browsers you are signed in with and when each was last used.',
    ],
  'store/account/data-map/kept-days.ts FORM_DAYS': ['What you write, for a year.'],
  'store/content/form-attachment.ts PROOF_DAYS': [
    'Proof for a discount, such as a student card, is looked at and deleted, after {proof days} at most.',
    'We delete it after {proof days} at most.',
    'We look at it, and delete it within {proof days}.',
  ],
  'contract/forms.ts PROOF_BYTES': [
    'A JPEG, PNG or WebP picture or a PDF, up to {proof megabytes} MB.',
    'A JPEG, PNG or WebP picture, up to {proof megabytes} MB.',
  ],
  'server/hooks/consent.ts YEAR_SECONDS': ['They last from {session days} to {consent months}.'],
  'server/hooks/consent.server.test.ts › the banner is answered with a form, once': [
    'Only if you agree: which pages are read and where visitors come from.',
    'No names, numbers or addresses.',
    'Only what is needed',
    'Close, only what is needed',
  ],
  'tests/browser/runtime/service-worker.test.ts › who signs out leaves nothing on the device': [
    'They go when you sign out or delete your account, when somebody else signs in, and {kept order days} after the delivery.',
  ],
  'tests/browser/runtime/service-worker.test.ts › a page that was not looked at is answered offline with a page of the shop, and opens when the connection is back':
    [
      'This page needs a connection to the shop, and there is none at the moment.',
      'It opens by itself when you are back online.',
      'This is what we knew when you looked at it on {any words}: “{any words}”.',
    ],
  'store/account/personal-data.store.test.ts › are there to take along': [
    'Everything the shop knows of you, in one file that other programmes can read.',
  ],
  'store/account/erase-user.ts eraseUser': [
    'Kept until you delete it.',
    'What you ordered stays in our books, with nobody’s name on it.',
    'Orders under way still arrive; what is left of the others has nobody’s name on it.',
  ],
  'store/account/unused-accounts/unused-account.ts UNUSED_YEARS': [
    'An account that nobody has used for {unused years} is deleted, and we write to you {erasure notice days} before.',
    'We delete your account on {any day}',
    'Nobody has used your account for nearly {unused years}.',
    'We keep nothing about people for longer than it is of use, so we delete it on {any day}.',
    'With it go your name and how to reach you, the people and dates you saved, what you liked, and bonuses worth {any money}.',
    'Larkspur deletes your account on {any day}, with bonuses worth {any money}: nobody has used it for nearly {unused years}.',
  ],
  'store/account/unused-accounts/unused-accounts.store.test.ts › is kept when somebody signs in after the notice, and three years later there is another':
    [
      'To keep all of it, sign in once before that day.',
      'To keep it, sign in before',
      'If you no longer need it, there is nothing to do.',
    ],
  'store/order/recipient-link.store.test.ts › leaves the order to its recipient until it could be delivered, then forgets both':
    [
      'If you were sent flowers, we know your name, your address and your telephone number from the person who sent them.',
      'We will not write to you afterwards, and you may ask us to delete them at once.',
    ],
  'people: privacy': [
    'We keep what it takes to bring flowers to a door, for as long as it takes, and we do not sell it.',
    'For anything about data write to privacy@larkspur.example.',
    'UK GDPR and the Data Protection Act 2018 apply.',
    'Each has a contract that says it may do nothing else.',
    'None of them is told who is in love with whom.',
    'We answer within {privacy months} and usually within the week.',
    'If you are not content, the Information Commissioner’s Office is at ico.org.uk.',
    'If this page changes in a way that matters, we write to everybody who has an account.',
  ],
  'store/outbox/notifications.ts updateNotifications': [
    'You hear from us as you like.',
    'Reminders, offers and texts about orders have a link that ends their kind; e-mails about orders always come, because we have to be able to tell you what becomes of one.',
    'You have no confirmed address there yet',
    'Reminders and offers go to confirmed addresses only.',
    'No more text messages at all',
    'Every letter has a link to end it.',
    'Each has a link to unsubscribe.',
    'E-mails like this one cannot be switched off.',
    'Stop these e-mails',
  ],
  'store/content/forms/unsubscribe.store.test.ts › ends offers and reminders by e-mail with the link that is sent, and nothing before':
    [
      'Open it and press its button: until then nothing changes.',
      'After that you get e-mails from us only about orders.',
      'The link at the foot of an e-mail stops e-mails of that kind with one press.',
      'If you have none to hand, have a link sent to your address: it stops offers and reminders.',
      'Send me no more of these',
      'We send a link to your address and it ends our offers and reminders there: anybody could type it in here, so only the link does.',
      'They are not about me',
      'I never signed up',
    ],
  'store/account/important-dates/reminder-time.ts REMIND_AT': [
    'The app remembers the people you send flowers to, reminds you before their days, and shows where your order is.',
    'Before every date you keep, as many days ahead as you like.',
    'Order again in two taps, follow your flowers to the door and be told in time about every birthday that matters.',
    'We remind you by e-mail to {any email}, every year.',
    'Important dates In good time before each of them',
    'On the day',
    'The day before',
    '{any number} days before',
    '{any number} days',
    '{any day} · reminder {any number} days before, the next on {any day}',
    'If it is none of the above.',
    'Dates we never mention',
    'We write nothing about what is ticked, neither reminders nor offers.',
    'All of them for your calendar (.ics)',
  ],
  'store/account/saved-recipients/recipients.store.test.ts › is saved with consent only, once however often it is sent, and by accounts only':
    [
      'We use them to deliver, and keep them for that person’s next order only if they ask us to.',
      'Keep this person for next time Name, phone, note and address are kept in your account until you remove them there.',
      'Name, phone, note and address are kept in your account until you remove them there.',
      'Without the tick it is for this order only.',
      'Nobody is kept yet.',
      'Add somebody here, or tick “Keep this person for next time” when you order.',
    ],
  'store/account/saved-recipients/recipients.store.test.ts › fills address and recipient by one call, and keeps a slot that is there as well':
    ['The people you send flowers to: at the checkout one press fills in their name and address.'],
  'store/account/saved-recipients/recipients.store.test.ts › are kept as the shop writes them, those used last first, and can be changed and erased one by one':
    ['They are kept until you remove them.', 'Name, address, phone and note are erased for good.'],
  'store/account/saved-recipients/recipients.store.test.ts › gets the phone number of its first order, and the way it paid last comes first':
    ['Your account has no number yet: we keep it there.'],
  'store/catalogue/favorite.ts addFavorite': [
    'Press the heart on what you like, and it is here when you need it.',
    'Nothing is kept here yet.',
    'Press the heart on anything you like to find it here again.',
    'Nothing ordered yet.',
  ],
  'store/order/recipient-link.ts LIFETIME': [
    '{any name} has until {any day}.',
    'Tell us where and when to bring them by {any day}.',
    'Tell us where and when to bring them.',
    'This link is only for you and works until {any day}.',
    '{link days} have passed, and {any name} has not chosen where and when to have the flowers.',
    'The private link no longer works.',
  ],
  'store/recipient-choice/ask-recipient.ts askRecipient': [
    'I don’t know the address: let them choose',
    'They choose where, and one of the free delivery times.',
    'You can share the link, too, or say it yourself after all.',
    'For this one message and its answer, nothing else.',
    'Your address is for our courier only; {any name} is told the day.',
    'If it is a link from a message: a part of it may be missing.',
  ],
  'store/loyalty/promo-codes/promo-rule.ts IN_APP_ONLY': [
    'Bonuses and codes in one place, and codes that work only in the app.',
  ],
  'store/notifications/cart-reminder.store.test.ts › is written about once, in the daytime, to those who agreed to offers':
    ['You do not get them.', 'They come now and then, when there is something to say.'],
  'store/visitor/owner.ts Owner': ['No, you can fill a basket and order as a guest.'],
}
