import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  CancelOrderDocument,
  RemoveOrderDocument,
  RepeatOrderDocument,
} from '../../../../graphql/generated/graphql.ts'
import { forgetOrder } from '../../../data/browser/kept-orders.ts'
import { quantityPatch } from '../../../data/cart-patches.ts'
import type { PageApi } from '../../../data/graphql/page-api.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { VIEW_CART, showToast } from '../../../data/toasts.ts'
import { readForm } from '../../../ui/form/form-data.ts'
import type { FormProblem, RefusedForm } from '../../../ui/form/form-problem.ts'
import { refuseButton } from '../../../ui/form/form-problem.ts'
import { historyPatches, withoutOrder } from '../order-patches.ts'

/** What came of a change of an order; `orderId` says which. */
export type OrdersAnswer = {
  problem?: FormProblem
  told?: { orderId: string; text: string; inCart?: boolean }
}

/** Cancels, deletes and repeats orders, from their list and from their own pages. */
export async function ordersAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  const id = field('orderId')
  const refuse = (refusal: RefusedForm) => refuseButton(field, refusal, ['orderId'])
  switch (field('intent')) {
    case 'cancel': {
      const { cancelOrder } = await api.mutate(CancelOrderDocument, { id }, (done) =>
        isRefusal(done.cancelOrder) ? [] : historyPatches(done.cancelOrder.order),
      )
      if (isRefusal(cancelOrder)) return refuse(cancelOrder)
      return { told: { orderId: id, text: cancelOrder.message } } satisfies OrdersAnswer
    }
    case 'delete': {
      const { removeOrder } = await api.mutate(RemoveOrderDocument, { id }, (done) =>
        isRefusal(done.removeOrder) ? [] : [withoutOrder(id)],
      )
      if (isRefusal(removeOrder)) return refuse(removeOrder)
      await forgetOrder(id)
      return redirect('/profile/orders?done=deleted')
    }
    case 'repeat':
      return repeat(api, id, refuse)
    default:
      throw data(null, { status: 400 })
  }
}

async function repeat(api: PageApi, id: string, refuse: (refusal: RefusedForm) => unknown) {
  const { repeatOrder } = await api.mutate(RepeatOrderDocument, { id }, (done) =>
    isRefusal(done.repeatOrder) ? [] : [quantityPatch(done.repeatOrder.cart)],
  )
  if (isRefusal(repeatOrder)) return refuse(repeatOrder)
  const { leftOut } = repeatOrder
  if (leftOut.length) {
    const text = `We could not put everything into your cart. Not there: ${leftOut.join(', ')}.`
    return { told: { orderId: id, text, inCart: true } } satisfies OrdersAnswer
  }
  showToast('In your cart', 'dark', VIEW_CART)
  return redirect('/cart')
}
