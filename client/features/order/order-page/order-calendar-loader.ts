import type { LoaderFunctionArgs } from 'react-router-dom'
import { OrderCalendarDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { calendarAnswer } from '../../../data/page/file-answer.ts'

/** The hours in which an order of this visitor arrives, for a calendar programme. */
export async function orderCalendarLoader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(OrderCalendarDocument, { id: params.id ?? '' })
  requireField(answer, 'orderCalendar')
  return calendarAnswer(answer.data.orderCalendar)
}
