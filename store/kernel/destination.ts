import { z } from 'zod'
import { fieldMessage } from '../../contract/field-errors.ts'
import type { FieldCode } from '../../contract/field-errors.ts'
import { EMAIL } from '../../contract/field-rules.ts'
import { countriesInWords, isLandline, isTextable, phoneOf } from './phone.ts'
import type { Textable } from './phone.ts'

/** Where a code goes: a normalised phone number or e-mail address, and which way. */
export type Destination = {
  type: 'phone' | 'email'
  value: string
  channel: 'sms' | 'whatsapp' | 'email'
}

/** Why nothing can be sent there; `message` is for the shopper. */
export type NoDestination = { code: FieldCode | 'country_not_texted'; message: string }

const noDestination = (code: FieldCode): NoDestination => ({ code, message: fieldMessage(code) })

const Email = z.email({ pattern: EMAIL }).max(254)

/** An e-mail address as the shop keeps it, lower case; undefined when it could be none. */
export function emailOf(input: string): string | undefined {
  const parsed = Email.safeParse(input.trim().toLowerCase())
  return parsed.success ? parsed.data : undefined
}

/** Reads a phone number or an e-mail address as typed, or says what is wrong with it. */
export function destinationOf(
  type: 'phone' | 'email',
  receiver: string,
  via: 'sms' | 'whatsapp' = 'sms',
): Destination | NoDestination {
  const value = type === 'phone' ? phoneOf(receiver) : emailOf(receiver)
  if (!value) return noDestination(`invalid_${type}`)
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
): Destination | NoDestination {
  const destination = destinationOf(type, receiver, via)
  if ('message' in destination || type === 'email') return destination
  const { value, channel } = destination
  if (isTextable(value, { ...textable, landlines: channel === 'whatsapp' })) return destination
  if (isLandline(value)) return noDestination('not_a_mobile')
  const where = countriesInWords(textable.countries)
  const message = `We can only text mobile numbers of ${where}. Use an e-mail address instead.`
  return { code: 'country_not_texted', message }
}
