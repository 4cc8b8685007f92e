import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryDetailsPageDocument } from '../../../graphql/generated/graphql.ts'
import { isCivilDate } from '../../data/clock.ts'
import { pageApi, requireField } from '../../data/page-api.ts'

export async function deliveryDetailsLoader({ context }: LoaderFunctionArgs) {
  const api = pageApi(context)
  const wantedDate = api.kept('wanted_date')
  const answer = await api.query(DeliveryDetailsPageDocument, {})
  requireField(answer, 'checkout')
  // Nothing to deliver, nothing to ask for.
  if (!answer.data.checkout?.totalCost.amount) throw redirect('/')
  return {
    ...answer,
    wantedDate: wantedDate && isCivilDate(wantedDate) ? wantedDate : null,
    meta: { title: 'Delivery details', robots: 'noindex' },
  }
}
