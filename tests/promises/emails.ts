import { setTimeout as pause } from 'node:timers/promises'
import { Temporal } from 'temporal-polyfill'
import type { OrderState } from '../../contract/order.ts'
import { CODE_MINUTES } from '../../store/account/sign-in/codes.ts'
import { PAYMENT_GRACE } from '../../store/notifications/order-emails.ts'
import { erasureNoticeEmail, erasureNoticeText } from '../../store/account/unused-accounts/erasure-notice.ts'
import { cartEmail } from '../../store/outbox/templates/cart-email.ts'
import { changedOrderEmail } from '../../store/outbox/templates/changed-order-email.ts'
import { codeEmail, codeText } from '../../store/account/sign-in/code-email.ts'
import { failedPaymentEmail } from '../../store/outbox/templates/failed-payment-email.ts'
import * as giftCards from '../../store/gift-cards/gift-card-emails.ts'
import { greetingCopyEmail, greetingEmail } from '../../store/content/greeting-email.ts'
import type { RenderedEmail } from '../../store/outbox/templates/email.ts'
import { orderEmail } from '../../store/outbox/templates/order-email.ts'
import { orderText } from '../../store/outbox/templates/order-text.ts'
import { partialRefundEmail } from '../../store/outbox/templates/partial-refund-email.ts'
import * as recipients from '../../store/outbox/templates/recipient-messages.ts'
import { reminderEmail, reminderText } from '../../store/outbox/templates/reminder-email.ts'
import * as subscriptions from '../../store/subscription/subscription-email-templates.ts'
import type { SharedBackend } from '../support/processes/shared-backend.ts'
import { query } from '../support/processes/test-server.ts'
import { setClock } from '../support/shopping/sandbox-clock.ts'

type Message = { name: string; words: string }

const URL = 'https://larkspur.example/x'
const OF = { id: 'A1B2C3D4', name: 'Basil', recipient: 'Iris', flowers: 'Classic', manageUrl: URL }
const ORDER = { id: 'A1B2C3D4', name: 'Basil', orderUrl: URL, isGuest: false }
const WHEN = 'Friday 13 March, 10:00–14:00'
const PICTURE = { src: URL, alt: 'Red Roses', width: 192, height: 240 }
const DAY = Temporal.PlainDate.from('2027-03-13')
const GREETING = {
  ...{ sender: 'Basil', email: 'basil@example.org', recipient: 'Iris', text: 'Hello' },
  ...{ design: 'anemone', picture: URL, siteUrl: URL },
}
const CARD = {
  ...{ name: 'Iris', sender: 'Basil', amount: 2_500, message: null, code: 'AAAA', siteUrl: URL },
  ...{ picture: URL, pictureAlt: 'A card', lastDay: DAY },
}
const NEWS = { ...ORDER, to: 'iris@example.org', amount: 2_500 }
const NEXT = {
  when: WHEN,
  until: 'Wednesday 11 March, 17:00',
  total: 3_060,
  moved: { day: null, time: null },
}
const MOVED = {
  day: { from: 'Friday 13 March', why: ' (Good Friday)' },
  time: { from: '10:00–14:00', why: ' (Good Friday)' },
}

const ofOrder = (state: OrderState, more: object = {}) =>
  orderEmail({
    ...ORDER,
    ...{
      state,
      recipient: 'Iris',
      when: state === 'delivered' ? 'Friday 13 March at 10:25' : WHEN,
      waitsFor: null,
      total: 3_695,
      giftCards: 0,
      refunded: 0,
    },
    ...{ place: 'London N1 9GU', picture: PICTURE, changeUrl: URL, againUrl: URL, contactUrl: URL },
    ...{ calendarUrl: URL, cards: [{ title: 'Red Roses', words: 'Hello' }] },
    shop: { phone: '020 7946 0142', email: 'hello@larkspur.example' },
    ...{ giftCardsUntil: DAY, sentByEmail: false, bonuses: 0, isAtBank: false, reason: null },
    ...more,
  })

const changed = (action: 'pause' | 'resume' | 'skip' | 'swap' | 'slot' | 'cancel', more: object = {}) =>
  subscriptions.changedEmail(OF, {
    ...{
      action,
      next: NEXT,
      skippedDay: 'Friday 13 March',
      pausedUntil: null,
      everyWeeks: null,
      ordered: null,
    },
    ...more,
  })

/** Every e-mail there is, in each way it may be worded. */
const LETTERS: Record<string, (RenderedEmail | null)[]> = {
  'a code': (['sign_in', 'contact', 'erase'] as const).map((purpose) =>
    codeEmail('123456', purpose, CODE_MINUTES),
  ),
  'a cart that was left': [
    cartEmail({
      name: null,
      lines: ['a', 'b', 'c', 'd'].map((title) => ({ title, picture: PICTURE })),
      total: 3_695,
      cartUrl: URL,
      unsubscribeUrl: URL,
      isGuest: false,
    }),
  ],
  'a failed payment': [failedPaymentEmail({ ...ORDER, total: 3_695, message: null, payUrl: URL })],
  'an account that nobody uses': [0, 1_250].map((bonuses) =>
    erasureNoticeEmail({ name: 'Iris', erasedOn: DAY, bonuses, keepUrl: URL }),
  ),
  'gift cards': [
    giftCards.giftCardEmail(CARD),
    giftCards.giftCardSentEmail(NEWS),
    giftCards.giftCardBouncedEmail(NEWS),
    giftCards.giftCardExpiringEmail({ ...CARD, last4: 'WXYZ', balance: 1_000 }),
    giftCards.giftCardVoidEmail({ ...CARD, last4: 'WXYZ' }),
  ],
  'a greeting card': [greetingEmail(GREETING), greetingCopyEmail(GREETING)],
  'an order': [
    ...(['awaiting_payment', 'paid', 'on_its_way', 'delivered', 'cancelled', 'refunded'] as const).flatMap(
      (state) => [
        ofOrder(state),
        ofOrder(state, { recipient: null, when: null, waitsFor: 'Iris' }),
        ofOrder(state, { giftCards: 1_000, refunded: 2_695, bonuses: 500 }),
        ofOrder(state, { giftCards: 3_695, giftCardsUntil: null, sentByEmail: true, isAtBank: true }),
      ],
    ),
  ],
  'an order that was changed': [true, false].map((hasCard) =>
    changedOrderEmail({
      ...{
        ...ORDER,
        picture: null,
        calendarUrl: URL,
        hasCard,
        recipient: 'Iris',
        address: '1 Caledonian Road, London N1 9GU',
      },
      ...(hasCard ? { when: WHEN, changeUrl: URL } : { when: null, changeUrl: null }),
      shop: { phone: '+442079460142', email: 'hello@larkspur.example' },
    }),
  ),
  'a part refund': [
    partialRefundEmail({ ...ORDER, amount: 300, reason: null }),
    partialRefundEmail({ ...ORDER, amount: 300, reason: 'the missing card' }),
  ],
  'the recipient': [
    recipients.askRecipientEmail({ name: 'Iris', sender: null, url: URL, until: 'Tuesday 17 March' }).email,
    recipients.deliveryConfirmedEmail({ name: 'Iris', when: WHEN }),
    recipients.recipientChoiceEmail({ ...ORDER, sender: 'Basil', when: WHEN }),
    recipients.cancelledEmail({ name: 'Iris' }).email,
    recipients.noSlotEmail({ ...ORDER, sender: 'Basil', endsOn: 'Tuesday 17 March' }),
    recipients.linkExpiredEmail({ ...ORDER, sender: 'Basil', endsOn: 'Tuesday 17 March' }),
  ],
  'a reminder': [
    { days: 0, london: true, uk: true },
    { days: 1, london: true, uk: false },
    { days: 3, london: false, uk: true },
    { days: 7, london: false, uk: false },
    { days: 10, london: true, uk: true },
  ].map(({ days, london, uk }) =>
    reminderEmail(
      {
        ...{ title: 'Birthday', recipientName: null, date: DAY, today: DAY.subtract({ days }) },
        ...{ arrives: { london, uk }, orderUrl: URL, unsubscribeUrl: URL },
      },
      [{ ...PICTURE, title: 'Red Roses', href: URL }],
    ),
  ),
  'a subscription': [
    subscriptions.renewalNoticeEmail(OF, {
      ...NEXT,
      card: null,
      moved: MOVED,
    }),
    subscriptions.renewalNoticeEmail(OF, { ...NEXT, card: 'card ending 4242' }),
    changed('pause', { next: null }),
    changed('pause', { pausedUntil: 'Friday 13 March' }),
    changed('resume'),
    changed('skip'),
    changed('swap'),
    changed('slot', { everyWeeks: 1 }),
    changed('slot', { everyWeeks: 2 }),
    changed('slot'),
    changed('cancel', { next: null, ordered: { id: 'A1B2C3D4', day: 'Friday 13 March' } }),
    subscriptions.chargeFailedEmail(OF, {
      orderId: 'A1B2C3D4',
      total: 3_060,
      message: null,
      tryAt: 'Friday 13 March, 09:00',
      payUrl: URL,
    }),
    subscriptions.pausedEmail(OF, { total: 3_060, tries: 4 }),
    subscriptions.pausedEmail(OF, { total: 3_060, tries: 1 }),
    subscriptions.productWithdrawnEmail(OF),
    subscriptions.missedDeliveriesEmail(OF, {
      ...{ days: ['Friday 13 March'], next: 'Friday 27 March' },
      ordered: { id: 'A1B2C3D4', day: 'Friday 13 March' },
    }),
    subscriptions.deliverySkippedEmail(OF, { when: WHEN, next: 'Friday 27 March' }),
  ],
}

const TEXTS: Message[] = [
  {
    name: 'an account that nobody uses',
    words: erasureNoticeText({ erasedOn: DAY, bonuses: 1_250, keepUrl: URL }),
  },
  { name: 'a code', words: codeText('123456', 'sign_in', { minutes: CODE_MINUTES, siteUrl: URL }) },
  {
    name: 'an order',
    words: orderText({ state: 'on_its_way', recipient: 'Iris', when: WHEN, orderUrl: URL }) ?? '',
  },
  {
    name: 'an order',
    words: orderText({ state: 'delivered', recipient: null, when: WHEN, orderUrl: URL }) ?? '',
  },
  {
    name: 'the recipient',
    words: recipients.askRecipientEmail({
      name: 'Iris',
      sender: 'Basil',
      url: URL,
      until: 'Tuesday 17 March',
    }).sms,
  },
  { name: 'the recipient', words: recipients.choiceText({ when: WHEN }) },
  { name: 'the recipient', words: recipients.cancelledEmail({ name: 'Iris' }).sms },
  {
    name: 'a reminder',
    words: reminderText({
      ...{
        title: 'Birthday',
        recipientName: null,
        date: DAY,
        today: DAY,
        arrives: { london: true, uk: true },
      },
      ...{ orderUrl: URL, unsubscribeUrl: URL },
    }),
  },
]

/** All that is sent to anybody: what e-mails and text messages say, by what they are about. */
export function emails(): Message[] {
  const written = Object.entries(LETTERS).flatMap(([name, list]) =>
    list.flatMap((email) => (email ? [{ name, words: `${email.subject}\n${email.text}` }] : [])),
  )
  return [...written, ...TEXTS].map(({ name, words }) => ({
    name: `an e-mail: ${name}`,
    words: withoutLinks(words),
  }))
}

/** What was sent to those who have just gone through the shop, once all of it is written. */
export async function emailsSent({ databaseUrl, shop }: SharedBackend): Promise<Message[]> {
  // Orders that are not paid are written about when their time for that is over.
  const [last] = await query(databaseUrl, 'select max(at) as placed from order_transition', [])
  const placed = (last?.placed as Date | null)?.getTime() ?? Date.now()
  await setClock(shop.url, new Date(placed + PAYMENT_GRACE.minutes * 60_000).toISOString())
  const untold = 'select 1 from order_transition where notified_at is null limit 1'
  for (let tries = 0; (await query(databaseUrl, untold, [])).length; tries++) {
    if (tries > 400) throw new Error('There are orders whose e-mails are not written')
    await pause(50)
  }
  const rows = await query(databaseUrl, 'select kind, subject, text from message', [])
  return rows.map(({ kind, subject, text }) => ({
    name: `an e-mail that was sent: ${kind}`,
    words: withoutLinks(`${subject}\n${text}`),
  }))
}

/** Where a button leads is no word of the e-mail. */
const withoutLinks = (words: string) => words.replaceAll(/:? https?:\/\/\S+/g, '')
