import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { PromotionPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { titleAt } from '../../data/page/meta.ts'
import { isThere, readView, robotsOf, variablesOf, listingNotFound } from '../catalogue/index.ts'

/** A promotion with a page of its offers, or with `?concat=1` all of them up to that page. */
export async function promotionLoader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = readView(searchParams)
  const concat = searchParams.get('concat') === '1'
  const view = { ...asked, from: concat ? 1 : asked.page }
  const answer = await pageApi(context).query(PromotionPageDocument, {
    id: params.id ?? '',
    ...variablesOf(view),
  })
  requireField(answer, 'promotion')
  const found = answer.data.promotion
  if (!isThere(found)) return listingNotFound(answer, request, found)
  const { promotion } = found
  return data({
    ...answer,
    crumbs: [{ title: 'Promotions', href: '/promotions' }, { title: promotion.title }],
    meta: {
      title: titleAt(view.page, promotion.title),
      description: promotion.lead,
      image: promotion.image.url,
      robots: robotsOf(view),
    },
  })
}
