import type { DeliveryCheckPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import type { ClosedDay } from './wanted-day.ts'

/** The postcode of a door. */
export const POSTCODE_FIELDS: FormFields = { postcode: { label: 'Delivery postcode', required: true } }

/** What the shop answers to a postcode. */
export type Checked = {
  data: DeliveryCheckPageQuery
  asked: string | null
  /** What is wrong with what was typed: none was. Each answer is announced. */
  problem: FormProblem | undefined
  date: string | null
  closed: ClosedDay | null
}
