import { z } from 'zod'
import { EMAIL, FIELD_WORDS } from '../../contract/field-rules.ts'
import { countriesInWords, isLandline, isTextable, phoneOf } from './phone.ts'
import type { Textable } from './phone.ts'

/** Where a code goes: a normalised phone number or e-mail address, and which way. */
export type Destination = {
  type: 'phone' | 'email'
  value: string
  channel: 'sms' | 'whatsapp' | 'email'
}

const Email = z.email({ pattern: EMAIL }).max(254)

/** An e-mail address as the shop keeps it, lower case; undefined when it could be none. */
export function emailOf(input: string): string | undefined {
  const parsed = Email.safeParse(input.trim().toLowerCase())
  return parsed.success ? parsed.data : undefined
}

/** Reads what was typed; a message for the shopper when it is no address. */
export function destinationOf(
  type: 'phone' | 'email',
  receiver: string,
  via: 'sms' | 'whatsapp' = 'sms',
): Destination | { message: string } {
  const value = type === 'phone' ? phoneOf(receiver) : emailOf(receiver)
  if (!value) return { message: FIELD_WORDS[type] }
  return { type, value, channel: type === 'phone' ? via : 'email' }
}

/**
 * The same where a message is to be sent that is paid for: to mobiles of the countries it is sent to and, through WhatsApp,
 * to landlines, as firms have it there.
 */
export function textDestinationOf(
  textable: Textable,
  type: 'phone' | 'email',
  receiver: string,
  via?: 'sms' | 'whatsapp',
): Destination | { message: string } {
  const destination = destinationOf(type, receiver, via)
  if ('message' in destination || type === 'email') return destination
  const { value, channel } = destination
  if (isTextable(value, { ...textable, landlines: channel === 'whatsapp' })) return destination
  if (isLandline(value)) return { message: 'Invalid number format' }
  const where = countriesInWords(textable.countries)
  return { message: `We can only text mobile numbers of ${where}. Use an e-mail address instead.` }
}
