import { Temporal } from 'temporal-polyfill'
import type { FormKey } from '../../../contract/forms.ts'
import { invalid } from '../../kernel/index.ts'

export const YOUTH_AGE = { under: 26, atLeast: 16 }
export const SENIOR_AGE = 60

/**
 * Throws 400 when somebody with this date of birth is not entitled to the discount. Students have no upper age limit,
 * because staff check their student card.
 */
export function checkAge(today: Temporal.PlainDate, key: FormKey, body: Record<string, unknown>): void {
  if (key !== 'youth-discount' && key !== 'senior-discount') return
  const { years } = today.since(Temporal.PlainDate.from(String(body.born_on)), { largestUnit: 'year' })
  if (years < 0 || years > 120) throw invalid('body.born_on', 'not_a_date_of_birth')
  if (key === 'senior-discount' && years < SENIOR_AGE)
    throw invalid('body.born_on', 'too_young', { limit: SENIOR_AGE })
  if (key !== 'youth-discount') return
  if (years < YOUTH_AGE.atLeast) throw invalid('body.born_on', 'too_young', { limit: YOUTH_AGE.atLeast })
  if (years >= YOUTH_AGE.under && body.standing !== 'student')
    throw invalid('body.born_on', 'students_only', { limit: YOUTH_AGE.under - 1 })
}
