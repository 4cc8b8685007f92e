import { createHash } from 'node:crypto'
import type { FormKey } from '../../../contract/forms.ts'
import { isMonthly } from '../../../contract/forms.ts'
import { londonDate } from '../../kernel/index.ts'
import type { Clock } from '../../kernel/index.ts'

type Fields = Record<string, unknown>

/**
 * What makes a submission the same as another: of draws an address in a month of London, of nominations who tells of
 * whom, of everything else all of it on one day in London.
 */
export function digestOf(clock: Clock, key: FormKey, fields: Fields, bytes: Buffer | undefined): string {
  const today = londonDate(clock.now())
  const who = String(fields.email).toLowerCase()
  if (isMonthly(key)) return digest([who, today.toPlainYearMonth().toString()])
  if (key === 'free-bouquet')
    return digest([who, wordsOf(fields.recipient), wordsOf(fields.postcode).replaceAll(' ', '')])
  return digest([today.toString(), Object.entries(fields).sort()], bytes)
}

const wordsOf = (text: unknown) => String(text).toLowerCase().replace(/\s+/g, ' ')

function digest(of: unknown, bytes: Buffer | string = ''): string {
  return createHash('sha256').update(JSON.stringify(of)).update(bytes).digest('hex')
}
