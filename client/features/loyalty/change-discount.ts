import type {
  CartPage_CartFragment,
  CheckoutType,
  Discount_ResultFragment,
} from '../../../graphql/generated/graphql.ts'
import {
  ApplyPromoCodeDocument,
  FinalDetailsPageDocument,
  RemovePromoCodeDocument,
  RemoveGiftCardDocument,
  ApplyBonusesDocument,
  ApplyGiftCardDocument,
} from '../../../graphql/generated/graphql.ts'
import { cartPatches } from '../../data/cart-patches.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { fieldSentence, refusalSentence } from '../../ui/form/sentences.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { wholeNumber } from '../../ui/form/form-data.ts'
import type { DiscountRefusal } from './discount-refusal.ts'
import { codeField } from './discount-refusal.ts'

const INTENTS = ['promo', 'promo-remove', 'bonuses', 'gift-card-use', 'gift-card-remove']

/** Whether a form is about paying less. */
export const isDiscountIntent = (intent: string) => INTENTS.includes(intent)

/** Uses a code or bonuses, or does without. The code is kept in a cookie while the purchase goes on. */
export async function changeDiscount(
  api: PageApi,
  intent: string,
  field: Field,
  type: CheckoutType,
): Promise<CartPage_CartFragment | DiscountRefusal> {
  const discountKind = discountKindOf(intent)
  const typed = field(codeField(discountKind)).trim()
  const isAsked = intent === 'promo' || intent === 'gift-card-use'
  if (isAsked && !typed)
    return {
      ...{ discountKind, typed, advice: null, isForApp: false },
      refused: fieldSentence({ code: discountKind === 'promo' ? 'no_promo_code' : 'no_gift_card_to_use' }),
    }
  const outcome = await change(api, intent, field, { code: typed, type })
  if (outcome.__typename === 'DiscountedCart') {
    if (discountKind === 'promo') api.keep('promo_code', outcome.cart.promoCode?.code ?? '')
    return outcome.cart
  }
  // A text that cannot be a promo code.
  const isNoCode = outcome.code === 'invalid' && discountKind === 'promo'
  const refused = isNoCode ? fieldSentence({ code: 'invalid_code' }) : refusalSentence(outcome)
  return {
    discountKind,
    typed,
    refused,
    advice: outcome.advice ?? null,
    isForApp: outcome.code === 'app_only',
  }
}

function discountKindOf(intent: string): DiscountRefusal['discountKind'] {
  if (intent.startsWith('gift-card')) return 'gift-card'
  return intent === 'bonuses' ? 'bonuses' : 'promo'
}

async function change(
  api: PageApi,
  intent: string,
  field: Field,
  { code, type }: { code: string; type: CheckoutType },
): Promise<Discount_ResultFragment> {
  const shown = (outcome: Discount_ResultFragment) =>
    outcome.__typename === 'DiscountedCart'
      ? [...cartPatches(outcome.cart), patch(FinalDetailsPageDocument, { checkout: outcome.order ?? null })]
      : []
  if (intent === 'promo')
    return (await api.mutate(ApplyPromoCodeDocument, { code, type }, (done) => shown(done.applyPromoCode)))
      .applyPromoCode
  if (intent === 'promo-remove')
    return (await api.mutate(RemovePromoCodeDocument, { type }, (done) => shown(done.removePromoCode)))
      .removePromoCode
  if (intent === 'gift-card-use')
    return (await api.mutate(ApplyGiftCardDocument, { code }, (done) => shown(done.applyGiftCard)))
      .applyGiftCard
  if (intent === 'gift-card-remove') {
    const id = field('giftCard')
    return (await api.mutate(RemoveGiftCardDocument, { id }, (done) => shown(done.removeGiftCard)))
      .removeGiftCard
  }
  const percent = wholeNumber(field('percent'))
  const wanted = Number.isNaN(percent) || percent === 0 ? null : percent
  return (
    await api.mutate(ApplyBonusesDocument, { percent: wanted, type }, (done) => shown(done.applyBonuses))
  ).applyBonuses
}
