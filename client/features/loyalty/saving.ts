import {
  ApplyPromoCodeDocument,
  RemovePromoCodeDocument,
  RemoveGiftCardDocument,
  UseBonusesDocument,
  UseGiftCardDocument,
} from '../../../graphql/generated/graphql.ts'
import type {
  CartPage_CartFragment,
  CheckoutType,
  Saving_ResultFragment,
} from '../../../graphql/generated/graphql.ts'
import type { Field } from '../../ui/form/form.ts'
import { wholeNumber } from '../../ui/form/form.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'

/** Why a code or bonuses were not used, to be shown beside their form. */
export type SavingRefusal = {
  saving: 'promo' | 'bonuses' | 'gift-card'
  refused: string
  advice: string | null
  isForApp: boolean
  /** The code as it was typed. */
  typed: string
}

/** In which field the code of it is typed. */
export const codeField = (saving: SavingRefusal['saving']) =>
  saving === 'gift-card' ? 'giftCardCode' : 'code'

const INTENTS = ['promo', 'promo-remove', 'bonuses', 'gift-card-use', 'gift-card-remove']

/** Whether a form is about paying less. */
export const isSavingIntent = (intent: string) => INTENTS.includes(intent)

/** Uses a code or bonuses, or does without. The code is kept in a cookie while the purchase goes on. */
export async function changeSaving(
  api: PageApi,
  intent: string,
  field: Field,
  type: CheckoutType,
): Promise<CartPage_CartFragment | SavingRefusal> {
  const saving = savingOf(intent)
  const typed = field(codeField(saving)).trim()
  const isAsked = intent === 'promo' || intent === 'gift-card-use'
  if (isAsked && !typed)
    return {
      ...{ saving, typed, advice: null, isForApp: false },
      refused: saving === 'promo' ? 'Type in the promo code' : 'Type in the code of the gift card',
    }
  const outcome = await change(api, intent, field, { code: typed, type })
  if (outcome.__typename === 'Saving') {
    if (saving === 'promo') api.keep('promo_code', outcome.cart.promoCode?.code ?? '')
    return outcome.cart
  }
  const words = outcome.__typename === 'SavingRefused' ? outcome : { advice: null, isForApp: false }
  const message = outcome.__typename === 'Refusal' && saving === 'promo' ? 'Invalid code' : outcome.message
  return { saving, typed, refused: message, advice: words.advice ?? null, isForApp: words.isForApp }
}

function savingOf(intent: string): SavingRefusal['saving'] {
  if (intent.startsWith('gift-card')) return 'gift-card'
  return intent === 'bonuses' ? 'bonuses' : 'promo'
}

async function change(
  api: PageApi,
  intent: string,
  field: Field,
  { code, type }: { code: string; type: CheckoutType },
): Promise<Saving_ResultFragment> {
  if (intent === 'promo') return (await api.mutate(ApplyPromoCodeDocument, { code, type })).applyPromoCode
  if (intent === 'promo-remove') return (await api.mutate(RemovePromoCodeDocument, { type })).removePromoCode
  if (intent === 'gift-card-use') return (await api.mutate(UseGiftCardDocument, { code })).useGiftCard
  if (intent === 'gift-card-remove')
    return (await api.mutate(RemoveGiftCardDocument, { id: field('giftCard') })).removeGiftCard
  const percent = wholeNumber(field('percent'))
  const wanted = Number.isNaN(percent) || percent === 0 ? null : percent
  return (await api.mutate(UseBonusesDocument, { percent: wanted, type })).useBonuses
}

export function isSavingRefusal(answer: unknown): answer is SavingRefusal {
  return typeof answer === 'object' && answer !== null && 'saving' in answer
}
