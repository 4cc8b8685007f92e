import { PROOF_DAYS } from '../../content/index.ts'
import { DRAFT_DAYS, KEPT_YEARS, removeOldOrder } from '../../order/index.ts'
import type { DueWork } from '../../outbox/index.ts'
import { AUTH_DAYS } from '../sign-in/sign-in.ts'
import { eraseUnusedAccount } from '../unused-accounts/erase-unused-account.ts'
import { UNUSED_YEARS } from '../unused-accounts/unused-account.ts'
import {
  ANSWER_DAYS,
  CARD_DAYS,
  CLIENT_LOG_DAYS,
  FORM_DAYS,
  LEEWAY_DAYS,
  MESSAGE_DAYS,
  REVIEWER_YEARS,
  SESSION_KEPT_DAYS,
  SUPERSEDED_TOKEN_DAYS,
} from './kept-days.ts'
import type { CleanUpStep } from './kept-days.ts'

/** What becomes of a table's personal data when the account of its owner is erased. */
type Erasure =
  /** The rows are deleted. */
  | 'deleted'
  /** The rows stay for the books, without the personal columns. */
  | 'blanked'
  /** It is not found by an account: it ends by its age alone. */
  | 'by age'

/** What ends the keeping of rows or of their personal columns, by itself. */
export type Ending =
  /** A job for each row (store/tasks/due-kinds.ts). */
  | { job: DueWork }
  /** A step of tidying up (store/tasks/clean-up.ts). */
  | { step: CleanUpStep }
  /** They go with the row of another table that they belong to. */
  | { with: string }

/** How long something is kept when nobody erases anything. */
export type Kept = ({ days: number } | { years: number }) & {
  /** What the time is counted from, in words that follow it. */
  after: string
  endedBy: Ending
}

/** A table with personal data. */
export type PersonalTable = {
  /** Whose data it is. */
  of: string
  purpose: string
  /** The lawful basis under UK GDPR. */
  basis: 'contract' | 'legal obligation' | 'legitimate interests' | 'consent'
  /** The longest of them comes first. A test lets it go by (store/tasks/retention.store.test.ts). */
  kept: [Kept, ...Kept[]]
  erasure: Erasure
  /** The key in the export of an account, or why it is in none. */
  exported: { as: string } | { not: string }
  /** The columns with personal data, each with what it is. */
  personal: Record<string, string>
  /** Those of them that the export leaves out, each with the reason. */
  leftOut?: Record<string, string>
  /** The columns without. */
  other: string
}

const OF_ACCOUNT = {
  years: UNUSED_YEARS,
  after: 'after the account was last used, unless its owner deletes it before',
}
const ACCOUNT: Kept = { ...OF_ACCOUNT, endedBy: { job: eraseUnusedAccount } }
const WITH_ACCOUNT: Kept = { ...OF_ACCOUNT, endedBy: { with: 'user' } }
const WITH_SESSION: Kept = {
  days: SESSION_KEPT_DAYS,
  after: 'after the session began, of guests',
  endedBy: { with: 'session' },
}
const BOOKS: Kept = { years: KEPT_YEARS, after: 'after the order is over', endedBy: { job: removeOldOrder } }
const WITH_ORDER: Kept = { ...BOOKS, endedBy: { with: 'order' } }
const CARD_WORDS = { days: CARD_DAYS, endedBy: { step: 'card_words' } } as const
const PSEUDONYM = { not: 'it is a key or a hash, of use to nobody but the shop' }

/**
 * Every table with personal data. Together with NOT_PERSONAL it names each column of the database: a test fails for one that is in neither, for
 * one that an export or an erasure leaves out, and for a row of docs/privacy.md that says something else.
 */
export const PERSONAL: Record<string, PersonalTable> = {
  user: {
    of: 'account holders',
    purpose: 'to sign in, to address people, to reach them about orders',
    basis: 'contract',
    kept: [ACCOUNT],
    erasure: 'deleted',
    exported: { as: 'personal_data' },
    personal: {
      name: 'name',
      gender: 'form of address',
      email: 'e-mail address',
      phone: 'telephone number',
      last_used_on: 'when the account was last used, to the day',
    },
    other: 'id email_verified phone_verified registered_at created_at updated_at erasure_notice_on',
  },
  auth_token: {
    of: 'account holders',
    purpose: 'to stay signed in, and to see where',
    basis: 'contract',
    kept: [
      { days: AUTH_DAYS + LEEWAY_DAYS, after: 'after the sign-in', endedBy: { step: 'auth_token' } },
      {
        days: SUPERSEDED_TOKEN_DAYS,
        after: 'after a renewed one was replaced',
        endedBy: { step: 'auth_token' },
      },
    ],
    erasure: 'deleted',
    exported: { as: 'sign_ins' },
    personal: { device: 'browser and system', last_used_at: 'when it was last used, to the hour' },
    other: 'token_hash user_id sign_in_id generation created_at expires_at superseded_at',
  },
  session: {
    of: 'visitors',
    purpose: 'the cart and the orders of somebody who is not signed in',
    basis: 'contract',
    kept: [{ days: SESSION_KEPT_DAYS, after: 'after it began', endedBy: { step: 'session' } }],
    erasure: 'blanked',
    exported: { not: 'the address is in `personal_data` and in `notifications`' },
    personal: { offers_to: 'e-mail address that agreed to offers' },
    other: 'id token_hash user_id created_at expires_at',
  },
  verification_code: {
    of: 'whoever signs in',
    purpose: 'to prove an address by a code, and to stop who guesses',
    basis: 'legitimate interests',
    kept: [{ days: LEEWAY_DAYS, after: 'after it has expired', endedBy: { step: 'verification_code' } }],
    erasure: 'by age',
    exported: PSEUDONYM,
    personal: { destination_hash: 'keyed hash of an address', network_hash: 'keyed hash of a network' },
    other: 'id session_id purpose code_hash tries created_at expires_at used_at',
  },
  code_count: {
    of: 'visitors',
    purpose: 'limits on codes, forms, errors and the like',
    basis: 'legitimate interests',
    kept: [{ days: 1, after: 'after the day it is of', endedBy: { step: 'code_count' } }],
    erasure: 'by age',
    exported: PSEUDONYM,
    personal: { key: 'keyed hash of an address, a network or a session' },
    other: 'day count',
  },
  notification_setting: {
    of: 'account holders',
    purpose: 'what somebody wants to hear of, and by which channel',
    basis: 'consent',
    kept: [ACCOUNT],
    erasure: 'deleted',
    exported: { as: 'notifications' },
    personal: { topic: 'topic', channel: 'channel', enabled: 'yes or no' },
    other: 'user_id updated_at',
  },
  order: {
    of: 'buyers and recipients',
    purpose: 'to deliver, to be paid, to give money back, and to keep books',
    basis: 'legal obligation',
    kept: [
      BOOKS,
      { days: DRAFT_DAYS, after: 'after the last change of a draft', endedBy: { job: removeOldOrder } },
      { ...CARD_WORDS, after: 'after the order is over, of words on cards' },
    ],
    erasure: 'blanked',
    exported: { as: 'orders' },
    personal: {
      shipping_address: 'address (the area of the postcode stays)',
      recipient: 'name, telephone number and note of the recipient',
      contact: 'name, e-mail address and telephone number of the buyer',
      positions: 'words on cards, to whom gift cards go',
      lines: 'the same, while it is not placed',
    },
    leftOut: { lines: 'as `positions`' },
    other:
      'id session_id user_id type state subscription saved_recipient_id positions_cost delivery_amount service_fee discount promo used_bonuses total_cost gift_cards gift_card_amount reserved_until tracking_token share_token substitution hidden_at change_notice_at change_noticed_at erase_at created_at updated_at',
  },
  order_access: {
    of: 'guests',
    purpose: 'to open an order in the browser that a link was followed in',
    basis: 'contract',
    kept: [{ ...WITH_ACCOUNT, after: `${OF_ACCOUNT.after}, of account holders` }, WITH_SESSION],
    erasure: 'deleted',
    exported: PSEUDONYM,
    personal: { user_id: 'account' },
    other: 'id order_id session_id',
  },
  order_photo: {
    of: 'recipients',
    purpose: 'to show that an order was made and delivered',
    basis: 'contract',
    kept: [BOOKS],
    erasure: 'deleted',
    exported: { not: 'the pictures are on the page of the order' },
    personal: { jpeg: 'a picture, which may show a home' },
    other: 'id order_id photographer width height at',
  },
  recipient_link: {
    of: 'recipients',
    purpose: 'to ask a recipient where and when',
    basis: 'contract',
    kept: [WITH_ORDER],
    erasure: 'deleted',
    exported: { not: 'what was chosen is in `orders`; the rest is the recipient’s' },
    personal: { name: 'name', receiver: 'telephone number or e-mail address', address: 'address' },
    other:
      'order_id nonce token_hash channel price expires_at taken_over_at chosen_at expiry_notified_at created_at',
  },
  partial_refund: {
    of: 'buyers',
    purpose: 'to give a part of the money back, with the reason',
    basis: 'legal obligation',
    kept: [BOOKS],
    erasure: 'blanked',
    exported: { as: 'orders' },
    personal: { reason: 'words, which may name somebody' },
    other: 'id payment_id order_id amount of_gift_card requested_at refunded_at notified_at',
  },
  saved_recipient: {
    of: 'recipients',
    purpose: 'the next order to the same person',
    basis: 'legitimate interests',
    kept: [ACCOUNT],
    erasure: 'deleted',
    exported: { as: 'saved_recipients' },
    personal: { name: 'name', phone: 'telephone number', note: 'note for the courier', address: 'address' },
    other: 'id user_id myself created_at used_at',
  },
  important_date: {
    of: 'account holders and those they think of',
    purpose: 'reminders of birthdays and the like',
    basis: 'consent',
    kept: [WITH_ACCOUNT],
    erasure: 'deleted',
    exported: { as: 'important_dates' },
    personal: {
      title: 'words',
      date: 'date, of birth as a rule',
      recipient_name: 'name',
      occasion: 'occasion',
    },
    other: 'id user_id year_known saved_recipient_id lead_days muted remind_at created_at',
  },
  muted_occasion: {
    of: 'account holders',
    purpose: 'not to be reminded of what hurts',
    basis: 'consent',
    kept: [WITH_ACCOUNT],
    erasure: 'deleted',
    exported: { as: 'muted_occasions' },
    personal: { occasion: 'occasion' },
    other: 'user_id',
  },
  delivery_subscription: {
    of: 'subscribers and recipients',
    purpose: 'regular deliveries',
    basis: 'contract',
    kept: [ACCOUNT],
    erasure: 'deleted',
    exported: { as: 'delivery_subscriptions' },
    personal: {
      shipping_address: 'address',
      recipient: 'name, telephone number and note',
      contact: 'name, e-mail address and telephone number',
      saved_payment_method: 'the payment provider’s reference of a card',
    },
    leftOut: { saved_payment_method: 'a key to a card' },
    other:
      'id user_id state variant_id every_weeks window_id quantity price next_delivery_on moved_to moved_window_id announced_for announced_price announced_delivery_price skipped_on paused_until notice_at renew_at created_at updated_at',
  },
  gift_card: {
    of: 'buyers and recipients of gift cards',
    purpose: 'to send a gift card and to have it spent',
    basis: 'contract',
    kept: [
      { days: CARD_DAYS, after: 'after it has expired or was voided', endedBy: { step: 'gift_card' } },
      {
        days: CARD_DAYS,
        after: 'after it was sent or printed, of its words',
        endedBy: { step: 'gift_card' },
      },
    ],
    erasure: 'blanked',
    exported: { as: 'gift_cards' },
    personal: {
      recipient_name: 'name',
      recipient_email: 'e-mail address',
      sender: 'name',
      message: 'words',
    },
    other:
      'id order_id place nonce code_hash last4 amount sent_by title image send_at sent_at printed_at loss_notified_at expires_at reminded_at expired_at extended_at voided_at forget created_at',
  },
  household_mark: {
    of: 'subscribers',
    purpose: 'one first bouquet at a lower price for each household',
    basis: 'legitimate interests',
    kept: [
      { ...BOOKS, endedBy: { step: 'household_mark' } },
      {
        days: LEEWAY_DAYS,
        after: 'after the time for paying, when nobody pays',
        endedBy: { step: 'household_mark' },
      },
    ],
    erasure: 'by age',
    exported: PSEUDONYM,
    personal: { hash: 'keyed hash of an address, a telephone number, a home or a card' },
    other: 'kind order_id held_until',
  },
  bonus_entry: {
    of: 'account holders',
    purpose: 'bonuses that were earned and spent',
    basis: 'contract',
    kept: [ACCOUNT],
    erasure: 'deleted',
    exported: { as: 'bonuses' },
    personal: { user_id: 'account' },
    leftOut: { user_id: 'it is the account that is exported' },
    other: 'id kind order_id sequence for_part action amount balance at',
  },
  promo_code: {
    of: 'account holders',
    purpose: 'a code that somebody was given',
    basis: 'contract',
    kept: [ACCOUNT],
    erasure: 'blanked',
    exported: { as: 'promo_codes' },
    personal: { user_id: 'account, for a personal code' },
    leftOut: { user_id: 'it is the account that is exported' },
    other:
      'code kind value title minimum starts_at expires_at limit_per_user limit_total uses app_only created_at',
  },
  promo_code_use: {
    of: 'account holders',
    purpose: 'to use a code no oftener than it says',
    basis: 'contract',
    kept: [WITH_ACCOUNT, { ...WITH_ORDER, after: 'after the order is over, without the account' }],
    erasure: 'blanked',
    exported: { as: 'orders' },
    personal: { user_id: 'account' },
    leftOut: { user_id: 'it is the account that is exported' },
    other: 'order_id code at',
  },
  form_submission: {
    of: 'whoever writes to the shop',
    purpose: 'to answer, to draw winners, to send greeting cards',
    basis: 'contract',
    kept: [{ days: FORM_DAYS, after: 'after it was sent', endedBy: { step: 'form_submission' } }],
    erasure: 'deleted',
    exported: { as: 'forms' },
    personal: { fields: 'name, e-mail address and what was written', digest: 'hash of it' },
    leftOut: { digest: 'a hash' },
    other: 'id form submitted_at',
  },
  form_file: {
    of: 'whoever writes to the shop',
    purpose: 'proof for a discount, pictures for the contest',
    basis: 'consent',
    kept: [{ days: PROOF_DAYS, after: 'after it was sent, at most', endedBy: { step: 'form_file' } }],
    erasure: 'deleted',
    exported: { not: 'it is looked at and deleted, and was sent by who would be given it' },
    personal: { bytes: 'picture or PDF' },
    other: 'submission_id name media_type size delete_after',
  },
  message: {
    of: 'whoever is written to',
    purpose: 'e-mails and texts on their way, and proof that they were sent',
    basis: 'contract',
    kept: [{ days: MESSAGE_DAYS, after: 'after it was sent or given up', endedBy: { step: 'message' } }],
    erasure: 'deleted',
    exported: { as: 'messages' },
    personal: {
      to: 'e-mail address or telephone number',
      subject: 'words',
      text: 'words',
      html: 'words',
      unsubscribe_url: 'link that ends a kind of message',
      last_error: 'what the carrier said, which may have the address in it',
    },
    leftOut: {
      html: 'it has the words of `text`',
      unsubscribe_url: 'a key to a setting',
      last_error: 'it is about the carrier',
    },
    other: 'id kind dedupe_key channel user_id attempts created_at sent_at failed_at',
  },
  search_history: {
    of: 'visitors',
    purpose: 'what somebody searched for lately',
    basis: 'legitimate interests',
    kept: [WITH_SESSION],
    erasure: 'deleted',
    exported: { as: 'searches' },
    personal: { phrase: 'words' },
    other: 'session_id searched_at',
  },
  favorite: {
    of: 'visitors',
    purpose: 'what somebody likes',
    basis: 'contract',
    kept: [WITH_ACCOUNT, WITH_SESSION],
    erasure: 'deleted',
    exported: { as: 'favourites' },
    personal: { product_id: 'product' },
    other: 'id session_id user_id added_at',
  },
  cart: {
    of: 'visitors',
    purpose: 'the cart',
    basis: 'contract',
    kept: [WITH_ACCOUNT, WITH_SESSION],
    erasure: 'deleted',
    exported: { as: 'cart' },
    personal: { promo_code: 'promo code' },
    other:
      'id real_id session_id user_id with_subscription every_weeks first_bouquet_percent bonus_percent updated_at remind_at reminded_at',
  },
  cart_line: {
    of: 'visitors and recipients',
    purpose: 'the cart',
    basis: 'contract',
    kept: [{ ...CARD_WORDS, after: 'after the last change of the cart' }],
    erasure: 'deleted',
    exported: { as: 'cart' },
    personal: { gift_card_text: 'words on a card', gift_card: 'to whom a gift card goes, and its words' },
    other: 'id cart_id kind product_id variant_id combo_id bouquet position_slug quantity is_recurring',
  },
  slot_hold: {
    of: 'buyers',
    purpose: 'a place in a delivery time, and limits on how many somebody holds',
    basis: 'contract',
    kept: [
      {
        days: LEEWAY_DAYS,
        after: 'after it ended; once it is paid it is nobody’s',
        endedBy: { step: 'slot_hold' },
      },
    ],
    erasure: 'by age',
    exported: PSEUDONYM,
    personal: { network: 'hash of a network', device: 'hash of a browser’s name' },
    other: 'order_id window_id date held_until',
  },
  idempotency_key: {
    of: 'visitors',
    purpose: 'to answer a repeated change as the first time',
    basis: 'contract',
    kept: [{ days: ANSWER_DAYS, after: 'after the change', endedBy: { step: 'idempotency_key' } }],
    erasure: 'deleted',
    exported: { not: 'it repeats what is in the tables that were changed' },
    personal: { answer: 'the answer, which may have names and addresses in it' },
    other: 'session_id key request_hash created_at',
  },
  client_log: {
    of: 'visitors',
    purpose: 'to mend what fails in browsers',
    basis: 'legitimate interests',
    kept: [{ days: CLIENT_LOG_DAYS, after: 'after it was reported', endedBy: { step: 'client_log' } }],
    erasure: 'by age',
    exported: { not: 'it belongs to nobody: no account, session or address is stored with it' },
    personal: {
      message: 'words of an error, which may quote what was on the page',
      path: 'address of the page',
      stack: 'place in the script',
    },
    other: 'id level at',
  },
  review: {
    of: 'whoever reviewed a product',
    purpose: 'to show what others think of it',
    basis: 'legitimate interests',
    kept: [{ years: REVIEWER_YEARS, after: 'after it was published', endedBy: { step: 'review' } }],
    erasure: 'by age',
    exported: { not: 'it belongs to no account, and is on the page of its product' },
    personal: { author: 'name, as it is published', city: 'where they live' },
    other: 'id product_id rating title text published_on',
  },
  payment: {
    of: 'buyers',
    purpose: 'to be paid and to give money back',
    basis: 'legal obligation',
    kept: [{ ...BOOKS, after: 'after the order is over; no card number is ever stored' }],
    erasure: 'by age',
    exported: { as: 'orders' },
    personal: { provider_ref: 'the provider’s reference', capture_ref: 'the provider’s reference' },
    leftOut: { provider_ref: 'a key to a payment', capture_ref: 'a key to a payment' },
    other:
      'id order_id method provider client_secret amount state message check_at notify_failure_at refund_requested_at refunded_at created_at updated_at',
  },
}

/** Tables and columns without personal data: what is sold, where and when, and the shop's own state. */
export const NOT_PERSONAL: Record<string, string> = {
  collection:
    'id type slug title heading prefix description meta_title meta_description block_heading block_lead icon parent_slug in_menu position product_count updated_on',
  collection_product:
    'collection_id product_id popularity price created_on active colours stems occasions traits',
  combo: 'id title product_id discount_percent',
  combo_variant: 'combo_id variant_id position',
  content: 'key value',
  picture: 'real_id name drawing alt position',
  product: [
    'id real_id slug title kind description care contains popularity created_on same_day active alcohol vat_rate gift_card_by',
    'cat_toxicity dog_toxicity price old_price default_variant variant_count image_name image_alt rating_total review_count',
    'updated_on search',
  ].join(' '),
  variant: 'id product_id slug title length size colour count price old_price stems image_name position',
  article:
    'id slug title lead body author topic published_on updated_on image_name image_alt collection_slug',
  page: 'slug title meta_title meta_description heading lead blocks updated_on image_name image_alt',
  promotion: 'id title lead rules collection_slug image_name image_alt starts_on ends_on position',
  city: 'slug name county zone postcode_areas latitude longitude position',
  closing_day: 'region day last_end name kind open',
  delivery_window:
    'id zone outward_codes starts_at ends_at price capacity cut_off_days cut_off_time position',
  district: 'city_slug slug name outward_codes latitude longitude position',
  slot: 'window_id date capacity closed',
  cart_gift_card: 'position cart_id card_id',
  gift_card_entry: 'id card_id kind reference amount balance at',
  credit_note: 'number order_id partial_refund_id amount issued_at',
  invoice: 'number order_id issued_at',
  setting: 'key value',
  order_transition: 'id order_id state at notified_at',
  sandbox_card: 'token number expiry',
  sandbox_charge: 'id ref amount key at',
  sandbox_payment: 'ref amount state message refunded keep card cancelled',
  sandbox_webhook: 'id body due_at',
  catalogue_bits: 'key block bits',
  catalogue_entry:
    'product_id title keys words popularity price created_on active colours stems occasions traits',
  facet_count: 'collection_id facet_value_id products',
  facet_value: 'id facet value title bit position price_from price_to',
  search_synonym: 'phrase means note pages',
  search_term: 'term collection_id facet_value_id',
  search_word: 'word weight',
  subscription_period:
    'subscription_id delivery_on order_id announced_for announced_window_id attempts charge_at dunning_exhausted',
  applied_sql: 'name hash version',
  seed_run: 'id products at',
}
