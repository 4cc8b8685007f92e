import { data, redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { isCivilDate } from '../../../data/clock.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'

const SLUG = /^[a-z0-9-]{1,100}$/

/** On to the flowers for a day; the day itself is kept for the calendar of the checkout. */
export function deliveryDayLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const date = searchParams.get('date') ?? ''
  const collection = searchParams.get('collection') ?? ''
  if (!isCivilDate(date) || !SLUG.test(collection)) throw data(null, { status: 404 })
  pageApi(context).keep('wanted_date', date)
  throw redirect(`/category/${collection}`)
}
