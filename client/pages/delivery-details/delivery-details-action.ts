import { data, redirect, replace } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  AddOrderPositionDocument,
  RemoveOrderPositionDocument,
  SetAddressDocument,
  SetIntervalDocument,
  SetRecipientLinkDocument,
  SetRecipientDocument,
} from '../../../graphql/generated/graphql.ts'
import type { CheckoutType } from '../../../graphql/generated/graphql.ts'
import { ADDRESS_FIELDS, isFilled as isWhole, readAddress } from '../../data/address.ts'
import { stepPath, typeOfRequest } from '../../data/checkout-type.ts'
import type { Field } from '../../data/form.ts'
import { readForm, wholeNumber } from '../../data/form.ts'
import type { PageApi } from '../../data/page-api.ts'
import { pageApi } from '../../data/page-api.ts'
import { isRefusal } from '../../data/refusal.ts'
import { readSlot } from '../../data/slot.ts'

export type Intent = 'address' | 'interval' | 'gift-add' | 'gift-remove' | 'recipient' | 'ask'
/** What was typed comes back with the message: nothing has to be typed twice. */
export type DeliveryRefusal = {
  intent: Intent
  refused: string
  /** The field that is wrong, where it is one. */
  field: string | null
  typed: Record<string, string>
}

const PATH = '/checkout/delivery-details'
const TYPED: Record<Intent, string[]> = {
  address: [...ADDRESS_FIELDS],
  interval: ['slot'],
  'gift-add': [],
  'gift-remove': [],
  recipient: ['name', 'phone', 'note', 'anonymous', 'myself'],
  ask: ['name', 'receiver', 'anonymous'],
}
/** The part of the page to look at next. */
const NEXT: Record<Intent, string> = {
  address: `${PATH}#when`,
  interval: `${PATH}#gifts`,
  'gift-add': `${PATH}#gifts`,
  'gift-remove': `${PATH}#gifts`,
  recipient: '/checkout/final-details',
  ask: '/checkout/final-details',
}

/** Where, when and for whom: three forms on one page. */
export async function deliveryDetailsAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const intent = field('intent') as Intent
  if (!Object.hasOwn(TYPED, intent)) throw data(null, { status: 400 })
  const refuse = (refused: string, wrong: string | null = null) => {
    const typed = Object.fromEntries(TYPED[intent].map((name) => [name, field(name)]))
    return data({ intent, refused, field: wrong, typed } satisfies DeliveryRefusal, { status: 400 })
  }
  if (!isFilled(intent, field)) return refuse('Please fill all fields to continue')
  const type = typeOfRequest(request)
  const outcome = await change(pageApi(context), intent, field, type)
  if (outcome === null) return refuse('Choose a delivery time')
  if (isRefusal(outcome)) return refuse(outcome.message, intent === 'address' ? 'postcode' : null)
  // It was emptied in another tab: the cart says so.
  if (outcome.missing.includes('positions')) return replace('/cart')
  const next = stepPath(NEXT[intent], type)
  // Only the next step is a place to come back from.
  return next.startsWith(PATH) ? replace(next) : redirect(next)
}

const NEEDED: Record<Exclude<Intent, 'address'>, string[]> = {
  interval: ['slot'],
  'gift-add': ['productId', 'positionSlug'],
  'gift-remove': ['productId', 'positionSlug'],
  recipient: ['name', 'phone'],
  ask: ['name', 'receiver'],
}

function isFilled(intent: Intent, field: Field): boolean {
  if (intent === 'address') return isWhole(readAddress(field))
  return NEEDED[intent].every((name) => field(name).trim() !== '')
}

async function change(api: PageApi, intent: Intent, field: Field, type: CheckoutType) {
  switch (intent) {
    case 'address': {
      const input = readAddress(field)
      return (await api.mutate(SetAddressDocument, { input, type })).setAddress
    }
    case 'interval': {
      const slot = readSlot(field('slot'))
      return slot && (await api.mutate(SetIntervalDocument, { ...slot, type })).setInterval
    }
    case 'ask': {
      const input = {
        name: field('name'),
        receiver: field('receiver'),
        anonymous: field('anonymous') === 'yes',
      }
      return (await api.mutate(SetRecipientLinkDocument, { input })).setRecipientLink
    }
    case 'gift-add': {
      const input = giftOf(field)
      return (await api.mutate(AddOrderPositionDocument, { input, type })).addOrderPosition
    }
    case 'gift-remove': {
      const input = giftOf(field)
      return (await api.mutate(RemoveOrderPositionDocument, { input, type })).removeOrderPosition
    }
    case 'recipient': {
      const input = {
        name: field('name'),
        phone: field('phone'),
        note: field('note') || null,
        anonymous: field('anonymous') === 'yes',
        myself: field('myself') === 'yes',
      }
      return (await api.mutate(SetRecipientDocument, { input, type })).setRecipient
    }
  }
}

const giftOf = (field: Field) => ({
  productId: wholeNumber(field('productId')) || 0,
  positionSlug: field('positionSlug'),
})
