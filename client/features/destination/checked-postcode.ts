import type { DeliveryCheckPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import type { ClosedDay } from './wanted-day.ts'

/** What the shop answers to a postcode. */
export type Checked = {
  data: DeliveryCheckPageQuery
  asked: string | null
  /** What is wrong with what was typed: none was. Each answer is announced. */
  problem: FormProblem | undefined
  date: string | null
  closed: ClosedDay | null
}
