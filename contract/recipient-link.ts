import { z } from 'zod'
import { dataOf, endpoint, outcomeOf } from './types/endpoint.ts'
import { AddressInput, OrderOutcome, SenderLink, ShippingAddress } from './order.ts'
import { Image, LondonDate, NameLine, OptionalText, OrderId, PlainLine } from './types/primitives.ts'

/** An order as its recipient sees it. No price is in it, and of the sender no more than they want said. */
export const RecipientChoice = z.object({
  state: z.enum(['open', 'chosen']),
  recipient: z.string(),
  sender: z.string().nullable().describe('Null when they do not want to be named'),
  expires_at: z.iso.datetime({ offset: true }),
  positions: z.array(
    z.object({ title: z.string(), variant_title: z.string(), quantity: z.int(), image: Image }),
  ),
  needs_phone: z.boolean().describe('The courier has no phone number yet'),
  address: ShippingAddress.nullable().describe('The address that was set; null once the choice is confirmed'),
  dates: z
    .array(
      z.object({
        date: LondonDate,
        intervals: z.array(z.object({ id: z.int(), from: z.string(), to: z.string() })),
      }),
    )
    .describe('Slots on offer at the address'),
  chosen: z.object({ date: LondonDate, from: z.string(), to: z.string() }).nullable(),
})
export type RecipientChoice = z.infer<typeof RecipientChoice>

export const RecipientLinkInput = z.strictObject({
  name: NameLine,
  receiver: PlainLine(254).describe('A phone number or an e-mail address'),
  anonymous: z.boolean().default(false),
})
export const ChoiceInput = z.strictObject({
  date: LondonDate,
  interval_id: z.int().positive().max(2_147_483_647),
  phone: PlainLine(30).nullish(),
  note: OptionalText(300).describe('For the courier'),
})

export const ChoiceOutcome = outcomeOf({ data: RecipientChoice })
const tag = 'recipient link'
const byId = z.object({ id: OrderId })
const byToken = z.object({ token: z.string().min(1).max(200) })

export const setRecipientLink = endpoint({
  method: 'POST',
  path: '/v1/order/recipient-link/',
  summary: 'Ask the recipient of the draft order to choose address and slot',
  tag,
  body: RecipientLinkInput,
  access: 'visitor',
  refusals: ['not_found'],
  example: { body: { name: 'Iris Green', receiver: '07700 900499' } },
  response: OrderOutcome,
})
export const getRecipientLink = endpoint({
  method: 'GET',
  path: '/v1/order/recipient-link/:id/',
  summary: 'The private link of an order, for the buyer',
  tag,
  params: byId,
  access: 'visitor',
  refusals: ['not_found'],
  example: { params: { id: '7F3K2M9Q' } },
  response: dataOf(SenderLink),
})
export const takeOverAddress = endpoint({
  method: 'POST',
  path: '/v1/order/recipient-link/:id/address/',
  summary: 'Set the address of a paid order in the recipient’s place; the link stops working',
  tag,
  params: byId,
  body: AddressInput,
  access: 'visitor',
  refusals: ['not_found', 'wrong_state'],
  example: {
    params: { id: '7F3K2M9Q' },
    body: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' },
  },
  response: OrderOutcome,
})
export const getRecipientChoice = endpoint({
  method: 'GET',
  path: '/v1/recipient-choice/:token/',
  summary: 'The recipient’s choice, by the private link; 410 when it no longer works',
  tag,
  params: byToken,
  description: 'Whoever has the link needs no token.',
  refusals: ['not_found', 'gone', 'too_many'],
  example: { params: { token: 'b2Zfb25lX3JlY2lwaWVudA' } },
  response: dataOf(RecipientChoice),
})
export const setChoiceAddress = endpoint({
  method: 'POST',
  path: '/v1/recipient-choice/:token/address/',
  summary: 'Sets the address that the recipient wants; nothing is confirmed yet',
  tag,
  params: byToken,
  body: AddressInput,
  refusals: ['not_found', 'gone', 'chosen', 'too_many'],
  example: {
    params: { token: 'b2Zfb25lX3JlY2lwaWVudA' },
    body: { postcode: 'N1 9GU', line1: '1 Caledonian Road', city: 'London' },
  },
  response: ChoiceOutcome,
})
export const chooseDelivery = endpoint({
  method: 'POST',
  path: '/v1/recipient-choice/:token/',
  summary: 'Confirm a slot at the address that was set',
  tag,
  params: byToken,
  body: ChoiceInput,
  refusals: ['not_found', 'gone', 'chosen', 'too_many'],
  example: {
    params: { token: 'b2Zfb25lX3JlY2lwaWVudA' },
    body: { date: '2026-12-10', interval_id: 3, phone: '020 7946 0018' },
  },
  response: ChoiceOutcome,
})
