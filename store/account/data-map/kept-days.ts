import { SESSION_DAYS } from '../../visitor/index.ts'

/** How long the words on cards are kept after the order is over, and to whom gift cards went after they are. */
export const CARD_DAYS = 30
/** How long a message is kept after it was sent or given up. */
export const MESSAGE_DAYS = 30
/** How long an error that a browser reported is kept. */
export const CLIENT_LOG_DAYS = 30
/** How long a renewed token is known. After that it is an unknown token like any other. */
export const SUPERSEDED_TOKEN_DAYS = 30
/** How long what somebody wrote to the shop is kept, as the privacy page says. */
export const FORM_DAYS = 365
/** How long who wrote a review is kept, after its publication; the review itself stays. */
export const REVIEWER_YEARS = 5
/** How long an answer is kept for when its change is repeated. */
export const ANSWER_DAYS = 1
/** How long a row is kept after its end, in case somebody is about to use it. */
export const LEEWAY_DAYS = 1
/** A session with its end and what is added to it. */
export const SESSION_KEPT_DAYS = SESSION_DAYS + LEEWAY_DAYS

/** The steps of tidying up that end personal data. store/tasks/clean-up.ts has exactly these. */
export type CleanUpStep =
  | 'form_file'
  | 'verification_code'
  | 'code_count'
  | 'auth_token'
  | 'session'
  | 'idempotency_key'
  | 'slot_hold'
  | 'message'
  | 'form_submission'
  | 'household_mark'
  | 'client_log'
  | 'card_words'
  | 'gift_card'
  | 'review'
