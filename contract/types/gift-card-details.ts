import { z } from 'zod'
import { EMAIL } from './field-rules.ts'
import { LondonDate, NameLine, Pence } from './primitives.ts'

/** How a gift card is sent. */
export const GIFT_CARD_WAYS = ['email', 'paper'] as const
export const GiftCardWay = z.enum(GIFT_CARD_WAYS)
export type GiftCardWay = z.infer<typeof GiftCardWay>

/** Who a gift card by e-mail goes to, from whom, and when. Its message is the line's `gift_card_text`. */
export const GiftCardDetails = z.strictObject({
  recipient_name: NameLine,
  recipient_email: z.email({ pattern: EMAIL, error: 'invalid_email' }).max(254),
  sender: NameLine,
  send_on: LondonDate.nullable()
    .default(null)
    .describe('Without a date it is sent as soon as it is paid for'),
  send_hour: z
    .int()
    .min(0, 'not_an_hour')
    .max(23, 'not_an_hour')
    .default(9)
    .describe('The hour of that day, London time'),
})
export type GiftCardDetails = z.infer<typeof GiftCardDetails>

/** What a position is as a gift card. */
export const GiftCardPosition = z.object({
  sent_by: GiftCardWay,
  details: GiftCardDetails.nullable().describe('Null for a card on paper, and after the details were erased'),
})

/** A gift card that pays a part of a cart or an order. */
export const GiftCardShare = z.object({
  id: z.uuid().describe('An identifier; it is not the code and cannot be spent'),
  last4: z.string().describe('The last four characters of its code'),
  amount: Pence.describe('What it pays'),
})
export type GiftCardShare = z.infer<typeof GiftCardShare>
