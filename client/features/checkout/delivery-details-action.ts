import { data, redirect, replace } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type { CheckoutType, DeliveryDetails_ResultFragment } from '../../../graphql/generated/graphql.ts'
import {
  AddGiftDocument,
  DeliveryDetailsPageDocument,
  RemoveGiftDocument,
  SetAddressDocument,
  SetSlotDocument,
  SetRecipientLinkDocument,
  SetRecipientDocument,
  UseSavedRecipientDocument,
} from '../../../graphql/generated/graphql.ts'
import type { Patch } from '../../data/graphql/answer-cache.ts'
import { patch } from '../../data/graphql/answer-cache.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { stepPath, typeOfRequest } from '../../data/paths/checkout-type.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { readForm } from '../../ui/form/form-data.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import type { RefusedForm } from '../../ui/form/form-problem.ts'
import { checkForm, problemOf, refuseForm } from '../../ui/form/form-problem.ts'
import { isCardTextIntent, problemOfCardText } from '../card-text/index.ts'
import { changeCardText, writeUnsavedCards } from '../cart/index.ts'
import { addressForm, RECIPIENT, SLOT, readSlot } from '../delivery/index.ts'
import { ASKED } from './delivery-fields.ts'
import { askedFrom, laterDays, withDays } from './calendar-pages.ts'

export type Intent = 'saved-recipient' | 'address' | 'slot' | 'gift-add' | 'gift-remove' | 'recipient' | 'ask'

const PATH = '/checkout/delivery-details'
/** What is asked, but for the address, of which there is more than one form. */
const FIELDS: Record<Exclude<Intent, 'address'>, FormFields> = {
  'saved-recipient': {},
  slot: SLOT,
  'gift-add': {},
  'gift-remove': {},
  recipient: RECIPIENT,
  ask: ASKED,
}
/** What is given back beside that. */
const BOXES = ['anonymous', 'myself', 'keep']
/** The part of the page to look at next. */
const NEXT: Record<Intent, string> = {
  'saved-recipient': `${PATH}#when`,
  address: `${PATH}#when`,
  slot: `${PATH}#next`,
  'gift-add': `${PATH}#gifts`,
  'gift-remove': `${PATH}#gifts`,
  recipient: '/checkout/final-details',
  ask: '/checkout/final-details',
}

/** With them the page is left. */
const GOES_ON: readonly Intent[] = ['recipient', 'ask']

/** Whom of the people that are kept, where, when and for whom: the forms of one page. */
export async function deliveryDetailsAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  if (isCardTextIntent(field('intent'))) return writeCard(pageApi(context), field, typeOfRequest(request))
  const intent = field('intent') as Intent
  if (!Object.hasOwn(NEXT, intent)) throw data(null, { status: 400 })
  const { wrong, refuse } = formOf(intent, field)
  if (wrong) return refuseForm(wrong)
  const type = typeOfRequest(request)
  const from = askedFrom(new URL(request.url).searchParams)
  const unwritten = GOES_ON.includes(intent) ? await writeUnsavedCards(pageApi(context)) : null
  if (unwritten) return refuseForm(refuse({ ...unwritten, field: null }))
  const outcome = await change(pageApi(context), intent, field, type, from)
  if (isRefusal(outcome)) return refuseForm(refuse(outcome))
  // It was emptied in another tab: the cart says so.
  if (outcome.missing.includes('lines')) return replace('/cart')
  const isForSomebodyElse = intent === 'saved-recipient' && !field('recipientId')
  const isByKey = intent === 'slot' && field('byKey') !== ''
  const next = stepPath(isForSomebodyElse ? `${PATH}#where` : isByKey ? PATH : NEXT[intent], type)
  // Only the next step is a place to come back from.
  return next.startsWith(PATH) ? replace(withDays(next, from)) : redirect(next)
}

/** The problem of a form as far as the page knows, and how to show a refusal of the shop. */
function formOf(intent: Intent, field: Field) {
  if (intent === 'address') return addressForm(field)
  const fields = FIELDS[intent]
  return {
    wrong: checkForm(field, fields, BOXES),
    refuse: (refused: RefusedForm) => {
      // Its window and its day are one field.
      const at = intent === 'slot' ? 'slot' : refused.field
      return problemOf(field, fields, { ...refused, field: at }, BOXES)
    },
  }
}

/** Writes the card, and stays. */
async function writeCard(api: PageApi, field: Field, type: CheckoutType) {
  const intent = field('intent')
  const outcome = await changeCardText(api, intent, field(intent))
  if (isRefusal(outcome)) return refuseForm(problemOfCardText(field, outcome))
  return stays ? data(null) : redirect(stepPath(`${PATH}#message`, type))
}

/** With scripts the page stays on show. */
const stays = !import.meta.env.SSR

async function change(api: PageApi, intent: Intent, field: Field, type: CheckoutType, from: string | null) {
  const later = laterDays(stays ? from : null)
  switch (intent) {
    case 'address': {
      const { input } = addressForm(field)
      return (
        await api.mutate(SetAddressDocument, { input, type, stays, ...later }, (done) =>
          shown(done.setAddress),
        )
      ).setAddress
    }
    case 'saved-recipient': {
      const id = field('recipientId') || null
      const used = await api.mutate(UseSavedRecipientDocument, { id, type, stays, ...later }, (done) =>
        shown(done.useSavedRecipient),
      )
      return used.useSavedRecipient
    }
    case 'slot': {
      const slot = readSlot(field('slot'))
      if (!slot) throw data(null, { status: 400 })
      return (
        await api.mutate(SetSlotDocument, { ...slot, type, stays, ...later }, (done) => shown(done.setSlot))
      ).setSlot
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
      const added = await api.mutate(AddGiftDocument, { input, type, stays, ...later }, (done) =>
        shown(done.addGift),
      )
      return added.addGift
    }
    case 'gift-remove': {
      // A gift has one line; its variant names that, too.
      const { productId, variantSlug: lineSlug } = giftOf(field)
      const input = { productId, lineSlug }
      const removed = await api.mutate(RemoveGiftDocument, { input, type, stays, ...later }, (done) =>
        shown(done.removeGift),
      )
      return removed.removeGift
    }
    case 'recipient': {
      const input = {
        name: field('name'),
        phone: field('phone') || null,
        note: field('note') || null,
        anonymous: field('anonymous') === 'yes',
        myself: field('myself') === 'yes',
        keep: field('keep') === 'yes',
      }
      return (await api.mutate(SetRecipientDocument, { input, type })).setRecipient
    }
  }
}

/** The page after one of its own changes. What leads on to the next page needs none. */
function shown(outcome: DeliveryDetails_ResultFragment): Patch[] {
  if (isRefusal(outcome)) return []
  const { deliveryDates = null, shippingAddress = null, recipientLink = null } = outcome
  const { savedRecipientId = null, laterDates } = outcome
  const checkout = { ...outcome, shippingAddress, recipientLink, savedRecipientId }
  return [
    patch(DeliveryDetailsPageDocument, ({ laterDates: before }) => {
      if (!before) return { checkout, deliveryDates }
      // Other days than those of this page are asked for again.
      const isSame = before[0]?.date === laterDates?.[0]?.date
      return isSame ? { checkout, deliveryDates, laterDates } : null
    }),
  ]
}

const giftOf = (field: Field) => ({
  productId: field('productId'),
  variantSlug: field('variantSlug'),
})
