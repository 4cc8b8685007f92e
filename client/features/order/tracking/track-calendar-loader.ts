import type { LoaderFunctionArgs } from 'react-router-dom'
import { TrackedOrderCalendarDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { calendarAnswer } from '../../../data/page/file-answer.ts'

/** The hours in which the order of a private link arrives, for a calendar programme. */
export async function trackCalendarLoader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(TrackedOrderCalendarDocument, { token: params.token ?? '' })
  requireField(answer, 'trackedOrderCalendar')
  return calendarAnswer(answer.data.trackedOrderCalendar)
}
