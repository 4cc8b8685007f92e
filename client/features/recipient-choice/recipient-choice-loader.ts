import { data } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { RecipientChoicePageDocument } from '../../../graphql/generated/graphql.ts'
import { requireField } from '../../data/graphql/answer.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { askedAddress } from '../delivery/index.ts'
import { NOT_FOUND_META } from '../not-found/index.ts'

/** The status of a page whose link does not work. */
const STATUS: Record<string, number> = { gone: 410, too_many: 429 }

/** What the recipient of flowers is asked, by their private link. */
export async function recipientChoiceLoader({ request, params, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(RecipientChoicePageDocument, {
    token: params.token ?? '',
    ...askedAddress(request),
  })
  requireField(answer, 'recipientChoice')
  const { recipientChoice } = answer.data
  const status = isRefusal(recipientChoice) ? (STATUS[recipientChoice.code] ?? 404) : 200
  const words =
    status === 404
      ? { title: NOT_FOUND_META.title }
      : { title: 'Flowers for you', description: 'Tell us where and when to bring them.' }
  return data({ ...answer, meta: { ...words, robots: 'noindex, nofollow' } }, { status })
}
