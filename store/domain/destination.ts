import { z } from 'zod'
import { isLandline, phoneOf } from './phone.ts'

/** Where a code goes: a normalised phone number or e-mail address, and which way. */
export type Destination = {
  type: 'phone' | 'email'
  value: string
  channel: 'sms' | 'whatsapp' | 'email'
}

const Email = z.email().max(254)

/** An e-mail address as the shop keeps it, lower case; undefined when it could be none. */
export function emailOf(input: string): string | undefined {
  const parsed = Email.safeParse(input.trim().toLowerCase())
  return parsed.success ? parsed.data : undefined
}

const WRONG = { phone: 'Enter the correct phone number', email: 'Invalid E-mail format' } as const

/** Reads what was typed; a message for the shopper when it is no address. */
export function destinationOf(
  type: 'phone' | 'email',
  receiver: string,
  via: 'sms' | 'whatsapp' = 'sms',
): Destination | { message: string } {
  const value = type === 'phone' ? phoneOf(receiver) : emailOf(receiver)
  if (!value) return { message: WRONG[type] }
  return { type, value, channel: type === 'phone' ? via : 'email' }
}

/** The same where a code is to be sent: no text message reaches a landline. */
export function codeDestinationOf(
  type: 'phone' | 'email',
  receiver: string,
  via?: 'sms' | 'whatsapp',
): Destination | { message: string } {
  const destination = destinationOf(type, receiver, via)
  if ('message' in destination || destination.channel !== 'sms') return destination
  return isLandline(destination.value) ? { message: 'Invalid number format' } : destination
}
