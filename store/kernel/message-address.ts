import { z } from 'zod'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import type { FieldCode } from '../../contract/types/field-errors.ts'
import { EMAIL } from '../../contract/types/field-rules.ts'
import { formatCountries, isLandline, isTextable, parsePhone } from './phone.ts'
import type { TextingPolicy } from './phone.ts'

/** The recipient of a code: a normalised phone number or e-mail address, and the channel. */
export type MessageAddress = {
  type: 'phone' | 'email'
  value: string
  channel: 'sms' | 'whatsapp' | 'email'
}

/** The reason why an address is not accepted. `message` is shown to the shopper. */
export type InvalidAddress = { code: FieldCode | 'country_not_texted'; message: string }

const invalidAddress = (code: FieldCode): InvalidAddress => ({ code, message: fieldMessage(code) })

const Email = z.email({ pattern: EMAIL }).max(254)

/** Returns a trimmed, lower-case e-mail address, or undefined when the input is not one. */
export function parseEmail(input: string): string | undefined {
  const parsed = Email.safeParse(input.trim().toLowerCase())
  return parsed.success ? parsed.data : undefined
}

/** Parses a phone number or e-mail address as typed. Returns the reason when it is invalid. */
export function parseMessageAddress(
  type: 'phone' | 'email',
  receiver: string,
  via: 'sms' | 'whatsapp' = 'sms',
): MessageAddress | InvalidAddress {
  const value = type === 'phone' ? parsePhone(receiver) : parseEmail(receiver)
  if (!value) return invalidAddress(`invalid_${type}`)
  return { type, value, channel: type === 'phone' ? via : 'email' }
}

/**
 * Like `parseMessageAddress`, but also checks that a paid message can reach the phone number. Text messages go to mobiles
 * of the configured countries only. WhatsApp also reaches landlines, because businesses register them there.
 */
export function parseTextAddress(
  textable: TextingPolicy,
  type: 'phone' | 'email',
  receiver: string,
  via?: 'sms' | 'whatsapp',
): MessageAddress | InvalidAddress {
  const address = parseMessageAddress(type, receiver, via)
  if ('message' in address || type === 'email') return address
  const { value, channel } = address
  if (isTextable(value, { ...textable, landlines: channel === 'whatsapp' })) return address
  if (isLandline(value)) return invalidAddress('not_a_mobile')
  const where = formatCountries(textable.countries)
  const message = `We can only text mobile numbers of ${where}. Use an e-mail address instead.`
  return { code: 'country_not_texted', message }
}
