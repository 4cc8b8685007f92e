import { data, redirectDocument } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { SignOutDocument } from '../../../graphql/generated/graphql.ts'
import { readForm } from '../../data/form.ts'
import { pageApi } from '../../data/page-api.ts'

/** Signs out. The main page is loaded anew, so that nothing of the account stays in the browser's memory. */
export async function myAccountAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  if (field('intent') !== 'signOut') throw data(null, { status: 400 })
  await pageApi(context).mutate(SignOutDocument, {})
  return redirectDocument('/')
}
