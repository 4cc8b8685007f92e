import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { PlaceOrderDocument } from '../../../graphql/generated/graphql.ts'
import type { CheckoutType } from '../../../graphql/generated/graphql.ts'
import { setNewestCart } from '../../data/cart-store.ts'
import { stepPath, typeOfRequest } from '../../data/checkout-type.ts'
import type { Field } from '../../data/form.ts'
import { readForm, wholeNumber } from '../../data/form.ts'
import type { PageApi } from '../../data/page-api.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'
import { changeSaving, isSavingIntent, isSavingRefusal } from '../../data/saving.ts'
import { setVisitor } from '../../data/visitor.tsx'
import { payPath } from '../payment/pay-path.ts'

export type FinalRefusal = {
  refused: string
  field: string | null
  typed: { name: string; email: string; phone: string }
}

type Contact = FinalRefusal['typed'] & { paymentMethod: string }
/** What stands in the form while a code or bonuses are tried, so that nothing has to be typed twice. */
export type FinalKept = { kept: Contact }

/** Places the order and goes on to its payment; or uses a code or bonuses, and stays. */
export async function finalDetailsAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const type = typeOfRequest(request)
  const saving = savingOf(field)
  if (saving) return save(pageApi(context), saving, type)
  const typed = { name: field('name'), email: field('email'), phone: field('phone') }
  const refuse = (refused: string, name: string | null = null) =>
    data({ refused, field: name, typed } satisfies FinalRefusal, { status: 400 })
  if (Object.values(typed).some((value) => value.trim() === ''))
    return refuse('Please fill all fields to continue')
  const expected = wholeNumber(field('expectedTotal'))
  const { placeOrder: outcome } = await pageApi(context).mutate(PlaceOrderDocument, {
    type,
    input: {
      ...typed,
      orderId: field('orderId'),
      paymentMethod: field('paymentMethod'),
      expectedTotal: Number.isNaN(expected) ? null : expected,
    },
  })
  if (isRefusal(outcome)) {
    const email = outcome.field === 'body.email'
    return refuse(
      email ? 'Invalid E-mail format' : outcome.message,
      email ? 'email' : outcome.message.includes('phone') ? 'phone' : null,
    )
  }
  if (!import.meta.env.SSR) {
    // What was ordered is no longer in the cart.
    setNewestCart(null)
    setVisitor({ cartQuantity: 0 })
  }
  pageApi(context).keep('payment_method', field('paymentMethod'))
  pageApi(context).keep('wanted_date', '')
  // Cards are what a payment begins with when nothing is said.
  const method = field('paymentMethod') === 'stripe' ? null : field('paymentMethod')
  return redirect(payPath({ id: outcome.id, type }, { method }))
}

type Saving = { intent: string; field: Field; kept: Contact | null }

/**
 * What a form wants to pay less with. Without scripts it is the page's own form, by a button that names all; who has
 * typed a code and pressed Enter means the code.
 */
function savingOf(field: Field): Saving | undefined {
  const [given = '', percent = ''] = field('intent').split(':')
  const intent = given || (field('code').trim() ? 'promo' : '')
  if (!isSavingIntent(intent)) return undefined
  const contact = {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    paymentMethod: field('paymentMethod'),
  }
  const kept = field('orderId') ? contact : null
  return { intent, kept, field: (name) => (name === 'percent' && percent ? percent : field(name)) }
}

async function save(api: PageApi, { intent, field, kept }: Saving, type: CheckoutType) {
  const outcome = await changeSaving(api, intent, field, type)
  if (isSavingRefusal(outcome)) return data({ ...outcome, ...(kept && { kept }) }, { status: 400 })
  if (!import.meta.env.SSR) setNewestCart(outcome)
  return kept ? data({ kept } satisfies FinalKept) : redirect(stepPath('/checkout/final-details', type))
}
