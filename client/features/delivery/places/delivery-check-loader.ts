import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryCheckPageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { isCivilDate } from '../../../data/clock.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { destinationValue } from '../../../data/browser/destination.ts'
import { emptyField } from '../../../ui/form/empty-field.ts'
import { closedDay } from '../../destination/index.ts'

/** The delivery check for a postcode. What we deliver to, and the day that was chosen, are kept for the checkout. */
export async function deliveryCheckLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('postcode')?.slice(0, 20) ?? null
  const wanted = searchParams.get('date') ?? ''
  const asksFor = isCivilDate(wanted) ? wanted : null
  const api = pageApi(context)
  const answer = await api.query(DeliveryCheckPageDocument, { postcode: asked ?? '', date: asksFor })
  requireField(answer, 'postcodeCheck')
  const { postcodeCheck: check } = answer.data
  const closed = closedDay(check, asksFor)
  const date = closed ? null : asksFor
  if (check?.isCovered && check.zone) {
    const { zone, region, postcode } = check
    api.keep('delivery_postcode', destinationValue({ zone, region, postcode }))
    const before = api.kept('wanted_date')
    if (date) api.keep('wanted_date', date)
    // Nothing arrives there on the day that was chosen for another place.
    else if (before && check.deliveryDates.some((day) => day.date === before && day.disabled))
      api.keep('wanted_date', '')
  }
  return {
    ...answer,
    asked,
    problem: asked === null || asked.trim() ? undefined : emptyField('postcode', asked),
    date,
    closed,
    crumbs: [{ title: 'Delivery', href: '/delivery' }, { title: 'Your postcode' }],
    meta: { title: 'Delivery to your postcode', robots: 'noindex' },
  }
}
