import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryDetailsPageDocument } from '../../../graphql/generated/graphql.ts'
import { isCivilDate } from '../../data/clock.ts'
import { typeOfRequest } from '../../data/checkout-type.ts'
import { askedAddress } from '../../data/address.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { requireUser } from '../profile/require-user.ts'

export async function deliveryDetailsLoader({ request, context }: LoaderFunctionArgs) {
  const type = typeOfRequest(request)
  const subscription = type === 'SUBSCRIPTION'
  const api = pageApi(context)
  const wantedDate = api.kept('wanted_date')
  const asked = askedAddress(request)
  const answer = await api.query(DeliveryDetailsPageDocument, { type, subscription, ...asked })
  requireField(answer, 'checkout')
  // Nothing to deliver, nothing to ask for.
  if (!answer.data.checkout?.totalCost.amount) throw redirect('/')
  // A subscription is skipped, paused and ended in an account.
  if (subscription) requireUser(answer, request)
  return {
    ...answer,
    wantedDate: wantedDate && isCivilDate(wantedDate) ? wantedDate : null,
    meta: { title: 'Delivery details', robots: 'noindex' },
  }
}
