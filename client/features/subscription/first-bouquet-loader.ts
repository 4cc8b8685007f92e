import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { FirstBouquetPageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { wholeNumber } from '../../ui/form/form-data.ts'
import { pageMeta } from '../content/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** What the first bouquet costs with the discount of the address, which is one that is offered (address.ts). */
export async function firstBouquetLoader({ request, context }: LoaderFunctionArgs) {
  const discount = wholeNumber(new URL(request.url).searchParams.get('discount') ?? '') || 0
  const answer = await pageApi(context).query(FirstBouquetPageDocument, { percentOff: discount })
  requireField(answer, 'page')
  const { page, firstBouquet } = answer.data
  if (!page) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const meta = pageMeta(page)
  const title = firstBouquet ? `${meta.title}: ${firstBouquet.heading}` : meta.title
  return data({ ...answer, crumbs: [{ title: page.title }], meta: { ...meta, title } })
}
