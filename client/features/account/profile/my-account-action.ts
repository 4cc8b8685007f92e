import { data, redirect, redirectDocument } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import {
  EndSignInDocument,
  SignOutDocument,
  SignOutElsewhereDocument,
} from '../../../../graphql/generated/graphql.ts'
import { forgetOrders } from '../../../data/browser/kept-orders.ts'
import { forgetDrafts } from '../../../ui/form/forget-drafts.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { STRANGER, visitorPatch } from '../../../data/visitor.tsx'
import { readForm } from '../../../ui/form/form-data.ts'

/**
 * Signs out, here or everywhere else. After the first the main page is loaded anew, so that nothing of the account stays in the
 * browser's memory.
 */
export async function myAccountAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  if (field('intent') === 'signOut') {
    // Other tabs hear of it; this page is left.
    await api.mutate(SignOutDocument, {}, () => [visitorPatch(STRANGER)])
    if (!import.meta.env.SSR) {
      forgetDrafts()
      await forgetOrders()
    }
    return redirectDocument('/')
  }
  if (field('intent') === 'endSignIn') {
    const { endSignIn } = await api.mutate(EndSignInDocument, { id: field('id') })
    // One that is not there any more has ended as well.
    const isOver = endSignIn.__typename === 'SignInEnded' || endSignIn.code === 'not_found'
    return redirect(isOver ? '/profile/my-account?done=ended' : '/profile/my-account')
  }
  if (field('intent') !== 'signOutElsewhere') throw data(null, { status: 400 })
  const { signOutElsewhere } = await api.mutate(SignOutElsewhereDocument, {})
  // The page sends users who were signed out elsewhere to sign in.
  const ended = signOutElsewhere.__typename === 'SignedOutElsewhere'
  return redirect(ended ? '/profile/my-account?done=elsewhere' : '/profile/my-account')
}
