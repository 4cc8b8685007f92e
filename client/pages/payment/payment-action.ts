import { data, redirect, replace } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  AnswerSandboxChallengeDocument,
  CapturePaypalDocument,
  PayWithSandboxCardDocument,
  PutBackDocument,
  SetIntervalDocument,
} from '../../../graphql/generated/graphql.ts'
import type {
  PaymentPage_IntentFragment,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import { typeOfRequest } from '../../data/checkout-type.ts'
import { readForm } from '../../data/form.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'
import { readSlot } from '../../data/slot.ts'
import { setVisitor } from '../../data/visitor.tsx'
import { payPath } from './pay-path.ts'

/** `fields`: what of the card is wrong. */
export type PaymentRefusal = { refused: string; fields: string[]; slot?: string }

/**
 * Pays with a sandbox card, answers the bank's question, takes what was approved at PayPal, chooses another delivery time,
 * or puts what was ordered into the cart again.
 */
export async function paymentAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  const orderId = params.order ?? ''
  const type = typeOfRequest(request)
  const refuse = (refused: string, fields: string[] = []) =>
    data({ refused, fields } satisfies PaymentRefusal, { status: 400 })
  if (field('intent') === 'again') {
    const { repeatOrder } = await api.mutate(PutBackDocument, { id: orderId })
    if (isRefusal(repeatOrder)) return refuse(repeatOrder.message)
    if (!import.meta.env.SSR) setVisitor({ cartQuantity: repeatOrder.cart.quantity })
    // The code went along, for this purchase.
    api.keep('promo_code', repeatOrder.cart.promoCode?.code ?? '')
    return redirect('/cart')
  }
  const method = new URL(request.url).searchParams.get('method')
  const here = payPath({ id: orderId, type }, { method })
  if (field('intent') === 'interval') {
    const slot = readSlot(field('slot'))
    if (!slot) return refuse('Choose a delivery time')
    const { setInterval } = await api.mutate(SetIntervalDocument, { ...slot, orderId, type })
    if (!isRefusal(setInterval)) return replace(here)
    const { message: refused } = setInterval
    return data({ refused, fields: [], slot: field('slot') } satisfies PaymentRefusal, { status: 400 })
  }
  let outcome: PaymentPage_IntentFragment | Refusal_RefusalFragment
  if (field('intent') === 'challenge') {
    const approve = field('approve') === 'yes'
    outcome = (await api.mutate(AnswerSandboxChallengeDocument, { orderId, approve, type }))
      .answerSandboxChallenge
  } else if (field('intent') === 'paypal') {
    outcome = (await api.mutate(CapturePaypalDocument, { orderId })).capturePaypal
  } else {
    const card = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') }
    const empty = Object.entries(card).flatMap(([name, value]) => (value.trim() ? [] : [name]))
    if (empty.length) return refuse('Please fill all fields to continue', empty)
    const attempt = field('attempt') || null
    outcome = (await api.mutate(PayWithSandboxCardDocument, { orderId, card: { ...card, attempt }, type }))
      .payWithSandboxCard
  }
  if (isRefusal(outcome)) {
    const wrong = outcome.parts
      .map(({ field }) => field.split('.').at(-1) ?? '')
      .filter((name, at, all) => Object.hasOwn(FIELD_TITLE, name) && all.indexOf(name) === at)
    const titles = wrong.map((name) => FIELD_TITLE[name])
    return refuse(titles.length ? `Check ${titles.join(', and ')}.` : outcome.message, wrong)
  }
  // A declined card is told by the page itself, from the payment; so is the bank's question.
  // Paying is no place to come back to: "back" leads to before it.
  return replace(outcome.state === 'SUCCEEDED' ? `/order/${orderId}` : here)
}

const FIELD_TITLE: Record<string, string> = {
  number: 'the card number: 12 to 19 digits',
  expiry: 'the expiry date: a month and a year, MM / YY',
  cvc: 'the security code: the 3 or 4 digits on the card',
}
