import { data, redirect, replace } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type {
  PaymentPage_IntentFragment,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import {
  AnswerSandboxChallengeDocument,
  AnswerSandboxWalletDocument,
  CapturePaypalDocument,
  PayWithSandboxCardDocument,
  RepeatOrderInsteadDocument,
  SetOrderSlotDocument,
} from '../../../graphql/generated/graphql.ts'
import { quantityPatch } from '../../data/cart-patches.ts'
import { isCivilDate } from '../../data/clock.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { stepPath, typeOfRequest } from '../../data/paths/checkout-type.ts'
import { readForm } from '../../ui/form/form-data.ts'
import { checkForm, problemOf, refuseButton, refuseForm } from '../../ui/form/form-problem.ts'
import { SLOT, readSlot } from '../delivery/index.ts'
import { paymentPath } from '../order/index.ts'
import { CARD_FIELDS } from './card-fields.ts'

/**
 * Pays with a sandbox card or in a wallet of the sandbox, answers the bank's question, takes what was approved at PayPal,
 * chooses another delivery time, or puts what was ordered into the cart again.
 */
export async function paymentAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  const orderId = params.order ?? ''
  const type = typeOfRequest(request)
  if (field('intent') === 'again') {
    const { repeatOrder } = await api.mutate(RepeatOrderInsteadDocument, { id: orderId }, (done) =>
      isRefusal(done.repeatOrder) ? [] : [quantityPatch(done.repeatOrder.cart)],
    )
    if (isRefusal(repeatOrder)) return refuseButton(field, repeatOrder)
    // The code went along, for this purchase.
    api.keep('promo_code', repeatOrder.cart.promoCode?.code ?? '')
    // The day it was to come is the one that the calendar shows.
    if (isCivilDate(field('date'))) api.keep('wanted_date', field('date'))
    return redirect('/cart')
  }
  const method = new URL(request.url).searchParams.get('method')
  const here = paymentPath({ id: orderId, type }, { method })
  if (field('intent') === 'slot') {
    const wrong = checkForm(field, SLOT)
    if (wrong) return refuseForm(wrong)
    const slot = readSlot(field('slot'))
    if (!slot) throw data(null, { status: 400 })
    const { setSlot } = await api.mutate(SetOrderSlotDocument, { ...slot, orderId, type })
    if (!isRefusal(setSlot)) return replace(here)
    return refuseForm(problemOf(field, SLOT, { ...setSlot, field: 'slot' }))
  }
  let outcome: PaymentPage_IntentFragment | Refusal_RefusalFragment
  if (field('intent') === 'challenge') {
    const approve = field('approve') === 'yes'
    outcome = (await api.mutate(AnswerSandboxChallengeDocument, { orderId, approve, type }))
      .answerSandboxChallenge
  } else if (field('intent') === 'wallet') {
    const answer = { orderId, method: field('way'), approve: field('approve') === 'yes' }
    outcome = (await api.mutate(AnswerSandboxWalletDocument, answer)).answerSandboxWallet
  } else if (field('intent') === 'paypal') {
    outcome = (await api.mutate(CapturePaypalDocument, { orderId })).capturePaypal
  } else {
    const wrong = checkForm(field, CARD_FIELDS)
    if (wrong) return refuseForm(wrong)
    const card = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') }
    const attempt = field('attempt') || null
    outcome = (await api.mutate(PayWithSandboxCardDocument, { orderId, card: { ...card, attempt }, type }))
      .payWithSandboxCard
  }
  if (isRefusal(outcome)) return refuseForm(problemOf(field, CARD_FIELDS, { ...outcome, field: null }))
  // The page shows a declined card and a 3-D Secure challenge from the order's newest payment.
  // Paying is no place to come back to: "back" leads to before it.
  return replace(outcome.state === 'SUCCEEDED' ? stepPath(`/order/${orderId}`, type) : here)
}
