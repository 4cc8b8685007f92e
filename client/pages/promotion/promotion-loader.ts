import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { PromotionPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { readPage, readSort } from '../listing/sort.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'

/** A promotion with a page of its offers, or with `?concat=1` all of them up to that page. */
export async function promotionLoader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const answer = await pageApi(context).query(PromotionPageDocument, {
    // An id that could be none asks for a promotion that is never on.
    id: /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : 0,
    page: readPage(searchParams),
    concat: searchParams.get('concat') === '1',
    ...readSort(searchParams),
  })
  requireField(answer, 'promotion')
  const found = answer.data.promotion
  if (!found || found.pagination.page > found.pagination.totalPages)
    return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const { promotion, pagination } = found
  const title = pagination.page > 1 ? `${promotion.title}, page ${pagination.page}` : promotion.title
  return data({
    ...answer,
    crumbs: [{ title: 'Promotions', href: '/promotions' }, { title: promotion.title }],
    meta: { title, description: promotion.lead, image: promotion.image.url },
  })
}
