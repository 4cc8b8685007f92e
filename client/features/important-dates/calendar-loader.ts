import type { LoaderFunctionArgs } from 'react-router-dom'
import { DateCalendarDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { calendarAnswer } from '../../data/page/file-answer.ts'

/** The important dates, all or one (`?id=`), for a calendar programme. */
export async function calendarLoader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id')
  const answer = await pageApi(context).query(DateCalendarDocument, { id })
  requireField(answer, 'dateCalendar')
  return calendarAnswer(answer.data.dateCalendar)
}
