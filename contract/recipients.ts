import { z } from 'zod'
import { ImportantDate } from './important-dates.ts'
import { AddressInput, ShippingAddress } from './order.ts'
import { dataOf, endpoint, outcomeOf } from './types/endpoint.ts'
import { NameLine, OptionalText } from './types/primitives.ts'

/** Somebody the user sends flowers to, kept for the next order with the user's consent. */
export const SavedRecipient = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().describe('In international form, for the courier; empty when it is not known'),
  myself: z.boolean().describe('It is the user'),
  note: z.string().nullable().describe('For the courier'),
  address: ShippingAddress,
  dates: z.array(ImportantDate).describe('The important dates of this person, the soonest first'),
})
export type SavedRecipient = z.infer<typeof SavedRecipient>

/** A person and where flowers for them go, as typed. */
export const SavedRecipientInput = z.strictObject({
  name: NameLine,
  phone: OptionalText(30).describe('For the courier; the buyer’s is used without one'),
  note: OptionalText(300),
  myself: z.boolean().default(false).describe('It is the user'),
  address: AddressInput,
})

/** The number of a saved recipient. */
export const RecipientId = z.coerce.number<number>().int().positive().max(2_147_483_647)

const byId = z.object({ id: RecipientId })
const RecipientsAnswer = dataOf(z.array(SavedRecipient))
export const RecipientsOutcome = outcomeOf({ data: z.array(SavedRecipient) })
const tag = 'recipients'
const example = {
  name: 'Iris Green',
  phone: '020 7946 0018',
  address: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' },
}

export const getSavedRecipients = endpoint({
  method: 'GET',
  path: '/v1/user/recipients/',
  summary: 'The people the user sends flowers to, those used last first',
  tag,
  access: 'user',
  response: RecipientsAnswer,
})
export const addSavedRecipient = endpoint({
  method: 'POST',
  path: '/v1/user/recipients/',
  summary: 'Keep a recipient; answers with all of them',
  tag,
  body: SavedRecipientInput,
  description:
    'A name, a phone number or a postcode that is wrong is an answer with `success: false` that names the field.',
  access: 'user',
  refusals: ['too_many_recipients'],
  example: { body: example },
  response: RecipientsOutcome,
})
export const updateSavedRecipient = endpoint({
  method: 'PUT',
  path: '/v1/user/recipients/:id/',
  summary: 'Replace a saved recipient; answers with all of them',
  tag,
  params: byId,
  body: SavedRecipientInput,
  description: 'Orders that were placed keep what they were placed with. What is wrong is said as by POST.',
  access: 'user',
  refusals: ['not_found'],
  example: { params: { id: 1 }, body: { ...example, note: 'The blue door' } },
  response: RecipientsOutcome,
})
export const removeSavedRecipient = endpoint({
  method: 'DELETE',
  path: '/v1/user/recipients/:id/',
  summary: 'Erase a saved recipient; answers with the others',
  tag,
  params: byId,
  description: 'Their important dates stay, under their name, as do orders that were placed.',
  access: 'user',
  refusals: ['not_found'],
  example: { params: { id: 1 } },
  response: RecipientsAnswer,
})
