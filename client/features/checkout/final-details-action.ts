import { data, redirect, replace } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type { CheckoutType } from '../../../graphql/generated/graphql.ts'
import { PlaceOrderDocument } from '../../../graphql/generated/graphql.ts'
import { quantityPatch } from '../../data/cart-patches.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { stepPath, typeOfRequest } from '../../data/paths/checkout-type.ts'
import { fieldName } from '../../ui/form/sentences.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { fieldsOf, wholeNumber } from '../../ui/form/form-data.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { checkForm, problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { isCardTextIntent, problemOfCardText } from '../card-text/index.ts'
import { changeCardText, writeUnsavedCards } from '../cart/index.ts'
import { changeDiscount, isDiscountIntent, isDiscountRefusal } from '../loyalty/index.ts'
import { keepGuestOrder, paymentPath } from '../order/index.ts'
import { CONTACT } from './contact-fields.ts'

type Contact = { name: string; email: string; phone: string; offers: string; paymentMethod: string }
/** The content of the form while a discount is applied, so that nothing has to be typed twice. */
type FinalKept = { kept: Contact }
export type FinalAnswer = Partial<FormAnswer & FinalKept>

/** What is given back beside the fields. */
const BOXES = ['offers']

/** Places the order and goes on to its payment; or uses a code or bonuses, and stays. */
export async function finalDetailsAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const field = fieldsOf(form)
  const type = typeOfRequest(request)
  if (isCardTextIntent(field('intent'))) return writeCard(pageApi(context), field, type)
  const discount = discountOf(field)
  if (discount) return applyDiscount(pageApi(context), discount, type)
  const wrong = checkForm(field, CONTACT, BOXES)
  if (wrong) return refuseForm(wrong)
  const unwritten = await writeCardsOf(pageApi(context), field, form)
  if (unwritten) return refuseForm(problemOf(field, CONTACT, unwritten, BOXES))
  const { name, email, phone, offers, paymentMethod } = contactOf(field)
  const expected = wholeNumber(field('expectedTotal'))
  const due = wholeNumber(field('expectedDue'))
  const { placeOrder: outcome } = await pageApi(context).mutate(
    PlaceOrderDocument,
    {
      type,
      input: {
        ...{ name, email, phone, paymentMethod },
        offers: offers === 'yes',
        orderId: field('orderId'),
        expectedTotal: Number.isNaN(expected) ? null : expected,
        expectedDue: Number.isNaN(due) ? null : due,
      },
    },
    // What was ordered is no longer in the cart.
    (done) => (isRefusal(done.placeOrder) ? [] : [quantityPatch(null)]),
  )
  if (isRefusal(outcome)) {
    // It was emptied in another tab: the cart says so.
    if (outcome.code === 'cart_empty') return replace('/cart')
    // Whatever rule an e-mail address breaks, the form says that its format is wrong.
    const refused = fieldName(outcome.field) === 'email' ? { ...outcome, ...INVALID_EMAIL } : outcome
    return refuseForm(problemOf(field, CONTACT, refused, BOXES))
  }
  if (!import.meta.env.SSR) keepGuestOrder(outcome.id)
  pageApi(context).keep('payment_method', paymentMethod)
  pageApi(context).keep('wanted_date', '')
  // It is the order's now, and no longer to be dropped with the cart.
  pageApi(context).keep('promo_code', '')
  // Cards are what a payment begins with when nothing is said.
  const method = paymentMethod === 'stripe' ? null : paymentMethod
  // Gift cards have paid for all of it.
  if (outcome.state === 'PAID') return replace(`/order/${outcome.id}`)
  // There is no way back into this step: what it was about is ordered.
  return replace(paymentPath({ id: outcome.id, type }, { method }))
}

const INVALID_EMAIL = { code: 'invalid_email', parts: [] }

function contactOf(field: Field): Contact {
  return {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    offers: field('offers'),
    paymentMethod: field('paymentMethod'),
  }
}

/** What was typed, when the whole form of the page was posted. */
const keptOf = (field: Field) => (field('orderId') ? contactOf(field) : null)

/**
 * Writes the cards whose words were typed and not kept by their button. With scripts that has begun when their field was left; without, they are fields
 * of the page's form. Returns the refusal of one that was not taken.
 */
async function writeCardsOf(api: PageApi, field: Field, form: FormData) {
  const refused = await writeUnsavedCards(api)
  if (refused) return refused
  for (const intent of [...form.keys()].filter(isCardTextIntent)) {
    const outcome = await changeCardText(api, intent, field(intent))
    if (isRefusal(outcome)) return outcome
  }
  return null
}

/** Writes a card, and stays. */
async function writeCard(api: PageApi, field: Field, type: CheckoutType) {
  const intent = field('intent')
  const outcome = await changeCardText(api, intent, field(intent))
  const kept = keptOf(field)
  if (isRefusal(outcome)) {
    const problem = problemOfCardText(field, outcome)
    return data({ problem, ...(kept && { kept }) } satisfies FinalAnswer, { status: 400 })
  }
  if (kept) return data({ kept } satisfies FinalKept)
  // With scripts the page stays on show.
  return import.meta.env.SSR ? redirect(stepPath('/checkout/final-details', type)) : data(null)
}

type DiscountChange = { intent: string; field: Field; kept: Contact | null }

/**
 * What a form wants to pay less with. Without scripts it is the page's own form, by a button that names all; who has
 * typed a code and pressed Enter means the code.
 */
function discountOf(field: Field): DiscountChange | undefined {
  const [given = '', more = ''] = field('intent').split(':')
  const typed = field('code').trim() ? 'promo' : field('giftCardCode').trim() ? 'gift-card-use' : ''
  const intent = given || typed
  if (!isDiscountIntent(intent)) return undefined
  const kept = keptOf(field)
  return { intent, kept, field: withMore(field, more) }
}

/** What a button says beside what is to be done: a share, which gift card, or one's own code. */
const withMore =
  (field: Field, more: string): Field =>
  (name) =>
    more && (name === 'percent' || name === 'giftCard' || name === 'code') ? more : field(name)

async function applyDiscount(api: PageApi, { intent, field, kept }: DiscountChange, type: CheckoutType) {
  const outcome = await changeDiscount(api, intent, field, type)
  if (isDiscountRefusal(outcome)) return data({ ...outcome, ...(kept && { kept }) }, { status: 400 })
  return kept ? data({ kept } satisfies FinalKept) : redirect(stepPath('/checkout/final-details', type))
}
