import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type { Substitution } from '../../../../graphql/generated/graphql.ts'
import { SetSubstitutionDocument, TrackPageDocument } from '../../../../graphql/generated/graphql.ts'
import { patch } from '../../../data/graphql/answer-cache.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import type { Refused } from '../../../data/graphql/refusal.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import { refusalSentence } from '../../../ui/form/sentences.ts'
import { readForm } from '../../../ui/form/form-data.ts'

const CHOICES: readonly string[] = ['ALLOW', 'ASK', 'REFUND'] satisfies Substitution[]

/** What is to be done when a flower cannot be had. */
export async function trackAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const substitution = field('substitution')
  if (!CHOICES.includes(substitution)) throw data(null, { status: 400 })
  const token = params.token ?? ''
  const { setSubstitution: outcome } = await pageApi(context).mutate(
    SetSubstitutionDocument,
    { token, substitution: substitution as Substitution },
    ({ setSubstitution: changed }) =>
      isRefusal(changed)
        ? []
        : [
            patch(TrackPageDocument, ({ trackedOrder }) =>
              trackedOrder?.id === changed.id ? { trackedOrder: changed } : null,
            ),
          ],
  )
  if (isRefusal(outcome))
    return data({ refused: refusalSentence(outcome) } satisfies Refused, { status: 400 })
  return redirect(`/track/${token}?saved#substitution`)
}
