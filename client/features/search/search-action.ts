import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { AddSearchPhraseDocument, RemoveSearchPhraseDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { refusalSentence } from '../../ui/form/sentences.ts'
import { readForm } from '../../ui/form/form-data.ts'

/** Keeps a phrase that was searched for, or forgets one, or all of them. */
export async function searchAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  const phrase = field('phrase')
  const outcome = await change(field('intent'))
  if (isRefusal(outcome)) return data({ refused: refusalSentence(outcome) }, { status: 400 })
  if (import.meta.env.SSR) throw redirect(`/search${new URL(request.url).search}`)
  return { history: outcome }

  async function change(intent: string) {
    switch (intent) {
      case 'keep':
        return (await api.mutate(AddSearchPhraseDocument, { phrase })).addSearchPhrase
      case 'forget':
        return (await api.mutate(RemoveSearchPhraseDocument, { phrase })).removeSearchPhrase
      case 'forget-all':
        return (await api.mutate(RemoveSearchPhraseDocument, { phrase: null })).removeSearchPhrase
      default:
        throw data(null, { status: 400 })
    }
  }
}
