import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  SetAddressDocument,
  SetIntervalDocument,
  SetRecipientDocument,
} from '../../../graphql/generated/graphql.ts'
import type { CheckoutType } from '../../../graphql/generated/graphql.ts'
import { stepPath, typeOfRequest } from '../../data/checkout-type.ts'
import type { Field } from '../../data/form.ts'
import { readForm, wholeNumber } from '../../data/form.ts'
import type { PageApi } from '../../data/page-api.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'

export type Intent = 'address' | 'interval' | 'recipient'
/** What was typed comes back with the message: nothing has to be typed twice. */
export type DeliveryRefusal = { intent: Intent; refused: string; typed: Record<string, string> }

const PATH = '/checkout/delivery-details'
const TYPED: Record<Intent, string[]> = {
  address: ['postcode', 'line1', 'line2', 'city'],
  interval: ['slot'],
  recipient: ['name', 'phone', 'note', 'anonymous'],
}
/** The part of the page to look at next. */
const NEXT: Record<Intent, string> = {
  address: `${PATH}#when`,
  interval: `${PATH}#who`,
  recipient: '/checkout/final-details',
}

/** Where, when and for whom: three forms on one page. */
export async function deliveryDetailsAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent') as Intent
  if (!Object.hasOwn(TYPED, intent)) throw data(null, { status: 400 })
  const refuse = (refused: string) => {
    const typed = Object.fromEntries(TYPED[intent].map((name) => [name, field(name)]))
    return data({ intent, refused, typed } satisfies DeliveryRefusal, { status: 400 })
  }
  if (!isFilled(intent, field)) return refuse('Please fill all fields to continue')
  const type = typeOfRequest(request)
  const outcome = await change(pageApi(context), intent, field, type)
  if (outcome === null) return refuse('Choose a delivery time')
  if (isRefusal(outcome)) return refuse(outcome.message)
  return redirect(stepPath(NEXT[intent], type))
}

const NEEDED: Record<Intent, string[]> = {
  address: ['postcode', 'line1', 'city'],
  interval: ['slot'],
  recipient: ['name', 'phone'],
}

function isFilled(intent: Intent, field: Field): boolean {
  return NEEDED[intent].every((name) => field(name).trim() !== '')
}

async function change(api: PageApi, intent: Intent, field: Field, type: CheckoutType) {
  switch (intent) {
    case 'address': {
      const input = {
        postcode: field('postcode'),
        line1: field('line1'),
        line2: field('line2') || null,
        city: field('city'),
      }
      return (await api.mutate(SetAddressDocument, { input, type })).setAddress
    }
    case 'interval': {
      const [date = '', id = ''] = field('slot').split(' ')
      const intervalId = wholeNumber(id)
      if (Number.isNaN(intervalId) || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
      return (await api.mutate(SetIntervalDocument, { date, intervalId, type })).setInterval
    }
    case 'recipient': {
      const input = {
        name: field('name'),
        phone: field('phone'),
        note: field('note') || null,
        anonymous: field('anonymous') === 'yes',
      }
      return (await api.mutate(SetRecipientDocument, { input, type })).setRecipient
    }
  }
}
