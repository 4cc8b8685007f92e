import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  CancelOrderDocument,
  RepeatOrderDocument,
  SetIntervalDocument,
  TakeOverAddressDocument,
} from '../../../graphql/generated/graphql.ts'
import { ADDRESS_FIELDS, isFilled, readAddress } from '../../data/address.ts'
import { readForm } from '../../data/form.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'
import { readSlot } from '../../data/slot.ts'
import { setVisitor } from '../../data/visitor.tsx'

export type OrderRefusal = {
  intent: 'address' | 'interval' | 'cancel' | 'again'
  refused: string
  field: string | null
  typed: Record<string, string>
}

const TYPED = { address: [...ADDRESS_FIELDS], interval: ['slot'], cancel: [], again: [] }

const isIntent = (intent: string): intent is OrderRefusal['intent'] => Object.hasOwn(TYPED, intent)

/** Says where and when an order goes whose recipient has not, cancels it, or puts what was in it into the cart again. */
export async function orderAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent')
  const id = params.id ?? ''
  if (!isIntent(intent)) throw data(null, { status: 400 })
  const refuse = (refused: string, wrong: string | null = null) => {
    const typed = Object.fromEntries(TYPED[intent].map((name) => [name, field(name)]))
    return data({ intent, refused, field: wrong, typed } satisfies OrderRefusal, { status: 400 })
  }
  const api = pageApi(context)
  if (intent === 'cancel') {
    const { cancelOrder } = await api.mutate(CancelOrderDocument, { id })
    return isRefusal(cancelOrder) ? refuse(cancelOrder.message) : redirect(`/order/${id}`)
  }
  if (intent === 'again') {
    const { repeatOrder } = await api.mutate(RepeatOrderDocument, { id })
    if (isRefusal(repeatOrder)) return refuse(repeatOrder.message)
    if (!import.meta.env.SSR) setVisitor({ cartQuantity: repeatOrder.cart.quantity })
    return redirect('/cart')
  }
  if (intent === 'address') {
    const input = readAddress(field)
    if (!isFilled(input)) return refuse('Please fill all fields to continue')
    const { takeOverAddress } = await api.mutate(TakeOverAddressDocument, { id, input })
    if (isRefusal(takeOverAddress)) return refuse(takeOverAddress.message, 'postcode')
    return redirect(`/order/${id}#asked`)
  }
  const slot = readSlot(field('slot'))
  if (!slot) return refuse('Choose a delivery time')
  const { setInterval } = await api.mutate(SetIntervalDocument, { ...slot, orderId: id, type: 'DEFAULT' })
  return isRefusal(setInterval) ? refuse(setInterval.message) : redirect(`/order/${id}`)
}
