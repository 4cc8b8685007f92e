import { replace } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryDetailsPageDocument } from '../../../graphql/generated/graphql.ts'
import { isCivilDate } from '../../data/clock.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { requireUser } from '../../data/page/require-user.ts'
import { OTHER_CHECKOUT, stepPath, typeOfRequest } from '../../data/paths/checkout-type.ts'
import { readDestination } from '../../data/browser/destination.ts'
import { askedAddress } from '../delivery/index.ts'
import { askedFrom, daysHref, laterDays, pageOf } from './calendar-pages.ts'
import { isOtherCheckout, nothingToCheckOut } from './nothing-to-check-out.ts'

export async function deliveryDetailsLoader({ request, context }: LoaderFunctionArgs) {
  const type = typeOfRequest(request)
  const subscription = type === 'SUBSCRIPTION'
  const api = pageApi(context)
  const kept = api.kept('wanted_date')
  const wantedDate = kept && isCivilDate(kept) ? kept : null
  const asked = askedAddress(request)
  const wanted = wantedDate !== null
  const { searchParams } = new URL(request.url)
  const from = askedFrom(searchParams)
  const later = laterDays(from)
  const answer = await api.query(DeliveryDetailsPageDocument, {
    type,
    subscription,
    wanted,
    ...asked,
    ...later,
  })
  requireField(answer, 'checkout')
  if (!answer.data.checkout?.totalCost.amount) throw nothingToCheckOut(answer.data)
  if (isOtherCheckout(answer.data, type)) throw replace(`/cart?${OTHER_CHECKOUT}`)
  // There is no door to go to, and no time to choose.
  if (answer.data.checkout.sentByEmail) throw replace(stepPath('/checkout/final-details', type))
  // A subscription is skipped, paused and ended in an account.
  if (subscription) requireUser(answer, request)
  // The calendar opens where the day is that is held, or wanted.
  const day = answer.data.checkout.slot?.date ?? wantedDate
  const page = day && !from && pageOf(day, answer.data.deliveryDates ?? [])
  if (page) throw replace(`/checkout/delivery-details${daysHref(searchParams, page)}`)
  return {
    ...answer,
    wantedDate,
    remembered: readDestination(api.kept('delivery_postcode'), undefined)?.postcode,
    showsGone: api.kept('checkout_nullable_intervals_v2') === '1',
    meta: { title: 'Delivery details', robots: 'noindex' },
  }
}
