import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { ChooseDeliveryDocument, SetChoiceAddressDocument } from '../../../graphql/generated/graphql.ts'
import { ADDRESS_FIELDS, isFilled, readAddress } from '../../data/address.ts'
import type { Field } from '../../data/form.ts'
import { readForm } from '../../data/form.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'
import { readSlot } from '../../data/slot.ts'

export type ChoiceRefusal = {
  intent: 'address' | 'choose'
  refused: string
  field: string | null
  typed: Record<string, string>
}

const TYPED = { address: [...ADDRESS_FIELDS], choose: ['slot', 'phone', 'note'] }

/** What the recipient says: where, and then when. */
export async function recipientChoiceAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent')
  const here = `/for-you/${encodeURIComponent(params.token ?? '')}`
  const change = { token: params.token ?? '', field, api: pageApi(context) }
  if (intent === 'address') return (await sayWhere(change)) ?? redirect(`${here}#when`)
  if (intent === 'choose') return (await sayWhen(change)) ?? redirect(here)
  throw data(null, { status: 400 })
}

type Change = { token: string; field: Field; api: ReturnType<typeof pageApi> }

async function sayWhere({ token, field, api }: Change) {
  const input = readAddress(field)
  if (!isFilled(input)) return refuse(field, 'address', 'Please fill all fields to continue')
  const { setChoiceAddress } = await api.mutate(SetChoiceAddressDocument, { token, input })
  // A link that works no more says so by itself.
  if (!isRefusal(setChoiceAddress) || isOver(setChoiceAddress.code)) return null
  return refuse(field, 'address', setChoiceAddress.message, 'postcode')
}

async function sayWhen({ token, field, api }: Change) {
  const slot = readSlot(field('slot'))
  if (!slot) return refuse(field, 'choose', 'Choose a delivery time')
  const input = { ...slot, phone: field('phone') || null, note: field('note') || null }
  const { chooseDelivery } = await api.mutate(ChooseDeliveryDocument, { token, input })
  if (!isRefusal(chooseDelivery) || isOver(chooseDelivery.code)) return null
  const isPhone = chooseDelivery.message.includes('phone') || chooseDelivery.field === 'body.phone'
  return refuse(field, 'choose', chooseDelivery.message, isPhone ? 'phone' : null)
}

const isOver = (code: string) => ['gone', 'chosen', 'not_found', 'too_many'].includes(code)

function refuse(field: Field, intent: ChoiceRefusal['intent'], refused: string, wrong: string | null = null) {
  const typed = Object.fromEntries(TYPED[intent].map((name) => [name, field(name)]))
  return data({ intent, refused, field: wrong, typed } satisfies ChoiceRefusal, { status: 400 })
}
