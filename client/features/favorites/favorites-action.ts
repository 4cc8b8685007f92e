import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { AddFavoriteDocument, RemoveFavoriteDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { refusalSentence } from '../../ui/form/sentences.ts'
import { showToast } from '../../data/toasts.ts'
import { readForm } from '../../ui/form/form-data.ts'
import { favoritePatches } from './favorite-patches.ts'

/** Likes a product, or likes it no more, from wherever on the site. */
export async function favoritesAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const isAdded = field('add') !== ''
  const productId = field('add') || field('remove')
  const api = pageApi(context)
  const outcome = isAdded
    ? (await api.mutate(AddFavoriteDocument, { productId }, (done) => favoritePatches(done.addFavorite)))
        .addFavorite
    : (
        await api.mutate(RemoveFavoriteDocument, { productId }, (done) =>
          favoritePatches(done.removeFavorite),
        )
      ).removeFavorite
  if (isRefusal(outcome)) {
    const refused = refusalSentence(outcome)
    showToast(refused, 'red')
    return data({ refused }, { status: 400 })
  }
  // A browser without scripts is shown what it likes; one with them stays where it is.
  if (import.meta.env.SSR) throw redirect('/favorites')
  return { ids: outcome.ids }
}
