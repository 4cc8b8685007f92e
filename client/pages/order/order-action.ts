import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { SetIntervalDocument, TakeOverAddressDocument } from '../../../graphql/generated/graphql.ts'
import { ADDRESS_FIELDS, isFilled, readAddress } from '../../data/address.ts'
import { readForm } from '../../data/form.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'
import { readSlot } from '../../data/slot.ts'

export type OrderRefusal = {
  intent: 'address' | 'interval'
  refused: string
  field: string | null
  typed: Record<string, string>
}

const TYPED = { address: [...ADDRESS_FIELDS], interval: ['slot'] }

/** Says where and when an order goes whose recipient has not. */
export async function orderAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent')
  const id = params.id ?? ''
  if (intent !== 'address' && intent !== 'interval') throw data(null, { status: 400 })
  const refuse = (refused: string, wrong: string | null = null) => {
    const typed = Object.fromEntries(TYPED[intent].map((name) => [name, field(name)]))
    return data({ intent, refused, field: wrong, typed } satisfies OrderRefusal, { status: 400 })
  }
  const api = pageApi(context)
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
