import { data } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { UnsubscribeDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { submitForm } from '../../content/index.ts'

export type Leaving = { left: string } | { refused: string }

/**
 * Two things can be sent to this page: its form, and the wish to get no more messages. The second comes from the
 * page's button or from a mail programme by itself (`List-Unsubscribe=One-Click`), which does not follow redirects.
 */
export async function unsubscribeAction(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData()
  if (form.has('form')) return submitForm(args)
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const { unsubscribe } = await pageApi(args.context).mutate(UnsubscribeDocument, { token })
  if (isRefusal(unsubscribe)) {
    const refused = 'This link is not one of ours, or a part of it is missing. Try the whole link again.'
    return data({ refused } satisfies Leaving, { status: 400 })
  }
  return { left: unsubscribe.message } satisfies Leaving
}
