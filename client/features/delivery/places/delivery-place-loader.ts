import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { DeliveryPlacePageDocument } from '../../../../graphql/generated/graphql.ts'
import { requireField } from '../../../data/graphql/answer.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { NOT_FOUND_META } from '../../not-found/index.ts'

/** Delivery to a city, or to a district of it. */
export async function deliveryPlaceLoader({ params, context }: LoaderFunctionArgs) {
  const { city = '', district = null } = params
  const answer = await pageApi(context).query(DeliveryPlacePageDocument, { city, district })
  requireField(answer, 'deliveryPlace')
  const place = answer.data.deliveryPlace
  if (!place) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const above = place.district ? [{ title: place.city.name, href: `/delivery/${place.city.slug}` }] : []
  return data({
    ...answer,
    crumbs: [{ title: 'Delivery', href: '/delivery' }, ...above, { title: place.name }],
    meta: {
      title: place.district ? `${place.heading}, ${place.city.name}` : place.heading,
      description: place.lead,
      image: answer.data.bestSellers?.list[0]?.image.url,
    },
  })
}
