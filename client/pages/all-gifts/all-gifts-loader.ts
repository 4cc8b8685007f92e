import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { AllGiftsPageDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi, requireField } from '../../data/page-api.ts'
import { bareTitle } from '../../document/meta.ts'
import { NOT_FOUND_META } from '../not-found/not-found-loader.ts'

/** Every shelf of presents, a dozen of each. */
export async function allGiftsLoader({ context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(AllGiftsPageDocument, {})
  requireField(answer, 'allGifts')
  const { allGifts } = answer.data
  if (!allGifts) return data({ ...answer, meta: NOT_FOUND_META }, { status: 404 })
  const { seo, shelves } = allGifts
  const image = shelves[0]?.list[0]?.image.url
  return data({ ...answer, meta: { title: bareTitle(seo.title), description: seo.description, image } })
}
