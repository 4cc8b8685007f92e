import { Temporal } from 'temporal-polyfill'
import { CODE_LENGTH, CODE_MINUTES } from '../../store/account/sign-in/codes.ts'
import { RESEND_SECONDS } from '../../store/account/sign-in/code-caps.ts'
import { CARD_DAYS } from '../../store/account/data-map/kept-days.ts'
import { DAYS_KEPT } from '../../client/data/browser/kept-orders.ts'
import { BONUS_PERCENTS } from '../../contract/basket.ts'
import { FORMS, PROOF_BYTES } from '../../contract/forms.ts'
import { GiftCardDetails } from '../../contract/types/gift-card-details.ts'
import { CARD_TEXT_LENGTH, DAYS_AHEAD, MOST_GIFT_CARDS } from '../../contract/types/field-rules.ts'
import { LAST_ORDER_THE_DAY_BEFORE } from '../../store/delivery/delivery-rule.ts'
import { DAYS_LISTED } from '../../store/delivery/slots.ts'
import { SENIOR_AGE, YOUTH_AGE } from '../../store/content/forms/form-age.ts'
import { GIFT_CARD_CODE_LENGTH, GROUP_LENGTH } from '../../store/gift-cards/gift-card-code.ts'
import { VALIDITY } from '../../store/gift-cards/gift-card-issue.ts'
import { MAX_QUANTITY } from '../../store/cart/cart-line.ts'
import { GIFTS_PER_ROW, GIFT_COLLECTIONS } from '../../store/cart/gifts.ts'
import { REFUND_TIME } from '../../store/outbox/templates/refund-time.ts'
import { ACTION_BONUS, CASHBACK_PERCENT, DATES_FOR_BONUS } from '../../store/loyalty/loyalty-rules.ts'
import { MIN_PAYMENT } from '../../store/loyalty/pricing.ts'
import { PROOF_DAYS } from '../../store/content/form-attachment.ts'
import { LIFETIME } from '../../store/order/recipient-link.ts'
import { DRAFT_DAYS, KEPT_YEARS } from '../../store/order/remove-old-orders.ts'
import { SESSION_DAYS } from '../../store/visitor/session.ts'
import {
  NOTICE_PERIOD,
  CHANGE_DAYS,
  CHANGE_TIME,
  RETRY_AFTER_DAYS,
} from '../../store/subscription/subscription-rules.ts'
import { NOTICE_DAYS, UNUSED_YEARS } from '../../store/account/unused-accounts/unused-account.ts'
import { WELCOME_DAYS, WELCOME_PERCENT } from '../../store/account/welcome.ts'
import { KEPT_BY_PEOPLE as PEOPLE } from '../../demo/seed/kept-by-people.ts'
import { YEAR_SECONDS } from '../../server/hooks/consent.ts'
import { fact } from './fact.ts'
import type { Facts, Query } from './fact.ts'
import { factsOfCatalogue } from './facts-of-catalogue.ts'
import { factsOfDelivery } from './facts-of-delivery.ts'
import { factsOfSubscription } from './facts-of-subscription.ts'
import type { Kind } from './values.ts'

const byPeople = (name: keyof typeof PEOPLE, kind: Kind, value: string | number) =>
  fact(`people: ${name}`, kind, value)

/** Those that GiftCardDetails takes. */
const HOURS = Array.from({ length: 25 }, (_, hour) => hour)
  .filter((hour) => GiftCardDetails.shape.send_hour.safeParse(hour).success)
  .map((hour) => `${String(hour).padStart(2, '0')}:00`)

/** The month in which the fourteenth of February can first be booked. */
const VALENTINE_OPENS = Temporal.PlainDate.from('2027-02-14')
  .subtract({ days: DAYS_AHEAD - 1 })
  .toLocaleString('en-GB', { month: 'long' })

const LOYALTY = 'store/loyalty/loyalty-rules.ts'
const RULES = 'store/subscription/subscription-rules.ts'

const OF_THE_CODE: Facts = {
  'bonus percent': fact(`${LOYALTY} CASHBACK_PERCENT`, 'number', CASHBACK_PERCENT),
  'bonus dates': fact(`${LOYALTY} DATES_FOR_BONUS`, 'number', DATES_FOR_BONUS),
  'bonus for dates': fact(`${LOYALTY} ACTION_BONUS`, 'money', ACTION_BONUS.dates),
  'bonus for profile': fact(`${LOYALTY} ACTION_BONUS`, 'money', ACTION_BONUS.profile),
  'bonus for first': fact(`${LOYALTY} ACTION_BONUS`, 'money', ACTION_BONUS.first_order),
  'bonus share': fact('contract/basket.ts BONUS_PERCENTS', 'number', ...BONUS_PERCENTS),
  'bonus half': fact('contract/basket.ts BONUS_PERCENTS', 'number', Math.min(...BONUS_PERCENTS) / 100),
  'bonus worth': fact('store/loyalty/pricing.ts priceOf', 'money', 1),
  'least payment': fact('store/loyalty/pricing.ts MIN_PAYMENT', 'money', MIN_PAYMENT),
  'card letters': fact('contract/types/field-rules.ts CARD_TEXT_LENGTH', 'number', CARD_TEXT_LENGTH),
  'gift cards': fact('contract/types/field-rules.ts MOST_GIFT_CARDS', 'number', MOST_GIFT_CARDS),
  drawings: fact(
    'contract/forms.ts FORMS',
    'number',
    FORMS['greeting-card-free'].shape.design.options.length,
  ),
  'story letters': fact('contract/forms.ts FORMS', 'number', FORMS.contest.shape.story.maxLength ?? 0),
  shelves: fact('store/cart/gifts.ts GIFT_COLLECTIONS', 'number', GIFT_COLLECTIONS.length),
  'on a shelf': fact('store/cart/gifts.ts GIFTS_PER_ROW', 'number', GIFTS_PER_ROW),
  'days listed': fact('store/delivery/slots.ts DAYS_LISTED', 'days', DAYS_LISTED),
  'last order the day before': fact(
    'store/delivery/delivery-rule.ts LAST_ORDER_THE_DAY_BEFORE',
    'time',
    LAST_ORDER_THE_DAY_BEFORE,
  ),
  'cart quantity': fact('store/cart/cart-line.ts MAX_QUANTITY', 'number', MAX_QUANTITY),
  'valentine opens': fact('contract/types/field-rules.ts DAYS_AHEAD', 'words', VALENTINE_OPENS),
  'send hour': fact('contract/types/gift-card-details.ts GiftCardDetails', 'time', ...HOURS),
  'proof megabytes': fact('contract/forms.ts PROOF_BYTES', 'number', PROOF_BYTES / 1024 / 1024),
  'proof days': fact('store/content/form-attachment.ts PROOF_DAYS', 'days', PROOF_DAYS),
  'card days': fact('store/account/data-map/kept-days.ts CARD_DAYS', 'days', CARD_DAYS),
  'code minutes': fact('store/account/sign-in/codes.ts CODE_MINUTES', 'number', CODE_MINUTES),
  'code digits': fact('store/account/sign-in/codes.ts CODE_LENGTH', 'number', CODE_LENGTH),
  'resend seconds': fact('store/account/sign-in/code-caps.ts RESEND_SECONDS', 'number', RESEND_SECONDS),
  'youth from': fact('store/content/forms/form-age.ts YOUTH_AGE', 'number', YOUTH_AGE.atLeast),
  'youth to': fact('store/content/forms/form-age.ts YOUTH_AGE', 'number', YOUTH_AGE.under - 1),
  'youth under': fact('store/content/forms/form-age.ts YOUTH_AGE', 'number', YOUTH_AGE.under),
  'senior age': fact('store/content/forms/form-age.ts SENIOR_AGE', 'number', SENIOR_AGE),
  'gift card characters': fact(
    'store/gift-cards/gift-card-code.ts GIFT_CARD_CODE_LENGTH',
    'number',
    GIFT_CARD_CODE_LENGTH,
  ),
  'gift card groups': fact(
    'store/gift-cards/gift-card-code.ts GROUP_LENGTH',
    'number',
    GIFT_CARD_CODE_LENGTH / GROUP_LENGTH,
  ),
  'gift card months': fact('store/gift-cards/gift-card-issue.ts VALIDITY', 'months', VALIDITY.months),
  'bank days': fact('store/outbox/templates/refund-time.ts REFUND_TIME', 'words', REFUND_TIME),
  'link days': fact('store/order/recipient-link.ts LIFETIME', 'days', LIFETIME.hours / 24),
  'draft days': fact('store/order/remove-old-orders.ts DRAFT_DAYS', 'days', DRAFT_DAYS),
  'order years': fact('store/order/remove-old-orders.ts KEPT_YEARS', 'months', KEPT_YEARS * 12),
  'unused years': fact(
    'store/account/unused-accounts/unused-account.ts UNUSED_YEARS',
    'months',
    UNUSED_YEARS * 12,
  ),
  'erasure notice days': fact(
    'store/account/unused-accounts/unused-account.ts NOTICE_DAYS',
    'days',
    NOTICE_DAYS,
  ),
  'kept order days': fact('client/data/browser/kept-orders.ts DAYS_KEPT', 'days', DAYS_KEPT),
  'session days': fact('store/visitor/session.ts SESSION_DAYS', 'days', SESSION_DAYS),
  'consent months': fact(
    'server/hooks/consent.ts YEAR_SECONDS',
    'months',
    (YEAR_SECONDS / 60 / 60 / 24 / 365) * 12,
  ),
  'change days': fact(`${RULES} CHANGE_DAYS`, 'days', CHANGE_DAYS),
  'change time': fact(`${RULES} CHANGE_TIME`, 'time', CHANGE_TIME),
  'announced days': fact(`${RULES} NOTICE_PERIOD`, 'days', NOTICE_PERIOD.hours / 24),
  'charge tries': fact(`${RULES} RETRY_AFTER_DAYS`, 'number', RETRY_AFTER_DAYS.length + 1),
  'welcome percent': fact('store/account/welcome.ts WELCOME_PERCENT', 'number', WELCOME_PERCENT),
  'welcome days': fact('store/account/welcome.ts WELCOME_DAYS', 'days', WELCOME_DAYS),
}

const OF_PEOPLE: Facts = {
  'phone from': byPeople('phone', 'time', PEOPLE.phone.from),
  'phone to': byPeople('phone', 'time', PEOPLE.phone.to),
  'phone from hour': byPeople('phone', 'number', Number(PEOPLE.phone.from.slice(0, 2))),
  'phone to hour': byPeople('phone', 'number', Number(PEOPLE.phone.to.slice(0, 2)) - 12),
  'answer days': byPeople('phone', 'days', PEOPLE.phone.answeredWithinDays),
  'price held': byPeople('buying', 'days', PEOPLE.buying.priceHeldDays),
  'complaint days': byPeople('complaints', 'days', PEOPLE.complaints.days),
  'lasting days': byPeople('lasting', 'days', PEOPLE.lasting.days),
  'adult age': byPeople('alcohol', 'number', PEOPLE.alcohol.age),
  'without alcohol': byPeople('alcohol', 'money', PEOPLE.alcohol.withoutItLess),
  'wedding tables': byPeople('weddings', 'number', PEOPLE.weddings.tables),
  'alike from': byPeople('alike', 'number', PEOPLE.alike.bouquets),
  'affiliate first': byPeople('affiliates', 'number', PEOPLE.affiliates.firstPercent),
  'affiliate later': byPeople('affiliates', 'number', PEOPLE.affiliates.laterPercent),
  'affiliate later months': byPeople('affiliates', 'months', PEOPLE.affiliates.laterMonths),
  'affiliate days': byPeople('affiliates', 'days', PEOPLE.affiliates.countsDays),
  'affiliate least': byPeople('affiliates', 'money', PEOPLE.affiliates.leastPayment),
  'affiliate link days': byPeople('affiliates', 'number', PEOPLE.affiliates.linkWithinDays),
  'affiliate paid on': byPeople('affiliates', 'words', PEOPLE.affiliates.paidOn),
  'code percent': byPeople('discounts', 'number', PEOPLE.discounts.percent),
  'youth months': byPeople('discounts', 'months', PEOPLE.discounts.youthMonths),
  'senior months': byPeople('discounts', 'months', PEOPLE.discounts.seniorMonths),
  'discount days': byPeople('discounts', 'days', PEOPLE.discounts.workingDays),
  'seen by': byPeople('discounts', 'number', PEOPLE.discounts.seenBy),
  'vip percent': byPeople('vip', 'number', PEOPLE.vip.percent),
  'vip bouquets': byPeople('vip', 'number', PEOPLE.vip.bouquetsAYear),
  'vip fewest': byPeople('vip', 'number', PEOPLE.vip.fewestAYear),
  'vip check days': byPeople('vip', 'days', PEOPLE.vip.checkDays),
  'vip pay days': byPeople('vip', 'days', PEOPLE.vip.payDays),
  'vip ring days': byPeople('vip', 'number', PEOPLE.vip.ringWithinDays),
  'vip dates days': byPeople('vip', 'days', PEOPLE.vip.datesBeforeDays),
  'story day': byPeople('freeBouquet', 'words', PEOPLE.freeBouquet.chosenOn),
  'story comes': byPeople('freeBouquet', 'words', PEOPLE.freeBouquet.comesOn),
  'draw age': byPeople('draws', 'number', PEOPLE.draws.age),
  'draw answer': byPeople('draws', 'days', PEOPLE.draws.answerDays),
  'draw day': byPeople('draws', 'words', PEOPLE.draws.drawnOn),
  'draw prize': byPeople('draws', 'months', PEOPLE.draws.prizeMonths),
  'contest day': byPeople('draws', 'words', PEOPLE.draws.chosenOn),
  'contest weeks': byPeople('draws', 'number', PEOPLE.draws.contestEveryWeeks),
  'privacy months': byPeople('privacy', 'months', PEOPLE.privacy.withinMonths),
  'box days': byPeople('makers', 'days', PEOPLE.makers.flowersInTheBoxDays),
  boroughs: byPeople('drivers', 'words', PEOPLE.drivers.boroughs),
}

/** All that sentences are compared with: constants of the code, what people keep, and rows as they are in the database now. */
export async function allFacts(query: Query): Promise<Facts> {
  return {
    ...OF_THE_CODE,
    ...OF_PEOPLE,
    ...(await factsOfDelivery(query)),
    ...(await factsOfSubscription(query)),
    ...(await factsOfCatalogue(query)),
  }
}
