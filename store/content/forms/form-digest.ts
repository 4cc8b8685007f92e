import { createHash } from 'node:crypto'
import type { FormKey } from '../../../contract/forms.ts'
import { isMonthly } from '../../../contract/forms.ts'
import { londonDate } from '../../kernel/index.ts'
import type { Clock } from '../../kernel/index.ts'

type Fields = Record<string, unknown>

/**
 * Returns the digest that identifies repeated submissions. Monthly draws: one entry per e-mail address and London
 * month. Nominations: one per sender and nominee. Other forms: identical contents on the same London day.
 */
export function digestOf(clock: Clock, key: FormKey, fields: Fields, bytes: Buffer | undefined): string {
  const today = londonDate(clock.now())
  const who = String(fields.email).toLowerCase()
  if (isMonthly(key)) return digest([who, today.toPlainYearMonth().toString()])
  if (key === 'free-bouquet')
    return digest([who, normalizeText(fields.recipient), normalizeText(fields.postcode).replaceAll(' ', '')])
  return digest([today.toString(), Object.entries(fields).sort()], bytes)
}

const normalizeText = (text: unknown) => String(text).toLowerCase().replace(/\s+/g, ' ')

function digest(of: unknown, bytes: Buffer | string = ''): string {
  return createHash('sha256').update(JSON.stringify(of)).update(bytes).digest('hex')
}
