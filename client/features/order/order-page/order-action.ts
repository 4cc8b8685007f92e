import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  CancelOrderDocument,
  RepeatOrderDocument,
  SetIntervalDocument,
  TakeOverAddressDocument,
} from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { setVisitor } from '../../../data/visitor.tsx'
import { readForm } from '../../../ui/form/form-data.ts'
import { checkForm, problemOf, refuseButton, refuseForm } from '../../../ui/form/form-problem.ts'
import { addressForm, SLOT, readSlot } from '../../delivery/index.ts'

/** Says where and when an order goes whose recipient has not, cancels it, or puts what was in it into the cart again. */
export async function orderAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent')
  const id = params.id ?? ''
  const api = pageApi(context)
  if (intent === 'cancel') {
    const { cancelOrder } = await api.mutate(CancelOrderDocument, { id })
    return isRefusal(cancelOrder) ? refuseButton(field, cancelOrder) : redirect(`/order/${id}`)
  }
  if (intent === 'again') {
    const { repeatOrder } = await api.mutate(RepeatOrderDocument, { id })
    if (isRefusal(repeatOrder)) return refuseButton(field, repeatOrder)
    if (!import.meta.env.SSR) setVisitor({ cartQuantity: repeatOrder.cart.quantity })
    return redirect('/cart')
  }
  if (intent === 'address') {
    const { input, wrong, refuse } = addressForm(field)
    if (wrong) return refuseForm(wrong)
    const { takeOverAddress } = await api.mutate(TakeOverAddressDocument, { id, input })
    if (isRefusal(takeOverAddress)) return refuseForm(refuse(takeOverAddress))
    return redirect(`/order/${id}#asked`)
  }
  if (intent !== 'interval') throw data(null, { status: 400 })
  const wrong = checkForm(field, SLOT)
  if (wrong) return refuseForm(wrong)
  const slot = readSlot(field('slot'))
  if (!slot) throw data(null, { status: 400 })
  const { setInterval } = await api.mutate(SetIntervalDocument, { ...slot, orderId: id, type: 'DEFAULT' })
  return isRefusal(setInterval)
    ? refuseForm(problemOf(field, SLOT, { ...setInterval, field: 'slot' }))
    : redirect(`/order/${id}`)
}
