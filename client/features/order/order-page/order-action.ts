import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type { UpdateOrderInput } from '../../../../graphql/generated/graphql.ts'
import {
  CancelOrderDocument,
  UpdateOrderDocument,
  RepeatOrderDocument,
  SetOrderSlotDocument,
  TakeOverAddressDocument,
} from '../../../../graphql/generated/graphql.ts'
import { quantityPatch } from '../../../data/cart-patches.ts'
import type { PageApi } from '../../../data/graphql/page-api.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { showToastAt } from '../../../data/toasts.ts'
import type { Field } from '../../../ui/form/form-data.ts'
import { readForm } from '../../../ui/form/form-data.ts'
import { checkForm, problemOf, refuseButton, refuseForm } from '../../../ui/form/form-problem.ts'
import { cardTextOf, isCardTextIntent, problemOfCardText } from '../../card-text/index.ts'
import { addressForm, SLOT, readSlot } from '../../delivery/index.ts'
import { DETAILS } from './order-details.ts'
import { orderPatches } from '../order-patches.ts'

/** Changes or cancels an order, says where and when one goes whose recipient has not, or puts what was in it into the cart again. */
export async function orderAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent')
  const id = params.id ?? ''
  const api = pageApi(context)
  if (intent === 'cancel') {
    const { cancelOrder } = await api.mutate(CancelOrderDocument, { id }, (done) =>
      isRefusal(done.cancelOrder) ? [] : orderPatches(done.cancelOrder.order),
    )
    if (isRefusal(cancelOrder)) return refuseButton(field, cancelOrder)
    showToastAt(`/order/${id}`, { text: 'The order is cancelled', theme: 'dark' })
    return redirect(`/order/${id}#when`)
  }
  if (intent === 'again') {
    const { repeatOrder } = await api.mutate(RepeatOrderDocument, { id }, (done) =>
      isRefusal(done.repeatOrder) ? [] : [quantityPatch(done.repeatOrder.cart)],
    )
    if (isRefusal(repeatOrder)) return refuseButton(field, repeatOrder)
    return redirect('/cart')
  }
  if (isCardTextIntent(intent)) {
    const changed = await updateOrder(api, id, { card: cardTextOf(intent, field(intent)) })
    if (isRefusal(changed)) return refuseForm(problemOfCardText(field, changed))
    // With scripts the form of a card stays where it is, and the page around it is read anew.
    return import.meta.env.SSR ? redirect(`/order/${id}`) : null
  }
  if (intent === 'details') {
    const wrong = checkForm(field, DETAILS)
    if (wrong) return refuseForm(wrong)
    const changed = await updateOrder(api, id, detailsOf(field))
    return isRefusal(changed) ? refuseForm(problemOf(field, DETAILS, changed)) : redirect(`/order/${id}`)
  }
  if (intent === 'address') {
    const { input, wrong, refuse } = addressForm(field)
    if (wrong) return refuseForm(wrong)
    const { takeOverAddress } = await api.mutate(TakeOverAddressDocument, { id, input }, (done) =>
      isRefusal(done.takeOverAddress) ? [] : orderPatches(done.takeOverAddress),
    )
    if (isRefusal(takeOverAddress)) return refuseForm(refuse(takeOverAddress))
    return redirect(`/order/${id}#asked`)
  }
  if (intent !== 'slot') throw data(null, { status: 400 })
  const wrong = checkForm(field, SLOT)
  if (wrong) return refuseForm(wrong)
  const slot = readSlot(field('slot'))
  if (!slot) throw data(null, { status: 400 })
  const { setSlot } = await api.mutate(
    SetOrderSlotDocument,
    { ...slot, orderId: id, type: 'DEFAULT' },
    (done) => (isRefusal(done.setSlot) ? [] : orderPatches(done.setSlot)),
  )
  return isRefusal(setSlot)
    ? refuseForm(problemOf(field, SLOT, { ...setSlot, field: 'slot' }))
    : redirect(`/order/${id}#when`)
}

async function updateOrder(api: PageApi, id: string, input: UpdateOrderInput) {
  const { updateOrder: changed } = await api.mutate(UpdateOrderDocument, { id, input }, (done) =>
    isRefusal(done.updateOrder) ? [] : orderPatches(done.updateOrder),
  )
  return changed
}

const detailsOf = (field: Field): UpdateOrderInput => ({
  recipient: { name: field('name'), phone: field('phone') || null, note: field('note') || null },
  address: { line1: field('line1'), line2: field('line2') || null, city: field('city') },
})
