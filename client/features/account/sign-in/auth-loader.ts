import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { AuthPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import type { AuthStep, Receiver } from './auth-steps.ts'
import { pageOf } from './auth-steps.ts'
import { authPath, nextPath } from './next-path.ts'

/** Guests sign in, new users give their personal data, and everybody else is redirected to `next`. */
export async function authLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(AuthPageDocument, {})
  const { me } = answer.data
  const query = new URL(request.url).searchParams
  const completed = query.get('step') === 'completed'
  if (me?.registered && !completed) throw redirect(nextPath(request))
  const step: AuthStep = !me ? 'auth' : me.registered ? 'regCompleted' : 'reg'
  const asked = query.get('by')
  const chosen: Receiver['type'] | null = asked === 'email' || asked === 'phone' ? asked : null
  return {
    ...answer,
    ...pageOf(step),
    step,
    chosen,
    by: chosen ?? 'phone',
    next: nextPath(request),
    paths: {
      here: authPath(request),
      phone: authPath(request, { by: 'phone' }),
      email: authPath(request, { by: 'email' }),
    },
  }
}

export type AuthLoaderData = Awaited<ReturnType<typeof authLoader>>
