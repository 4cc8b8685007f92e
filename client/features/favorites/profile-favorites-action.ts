import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { ProfileRemoveFavoriteDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { readForm } from '../../ui/form/form-data.ts'
import { refuseButton } from '../../ui/form/form-problem.ts'
import { favoritePatches } from './favorite-patches.ts'

/** Takes a product out of the favourites. */
export async function favoritesAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  if (field('intent') !== 'remove') throw data(null, { status: 400 })
  const { removeFavorite } = await pageApi(context).mutate(
    ProfileRemoveFavoriteDocument,
    { productId: field('productId') },
    (done) => favoritePatches(done.removeFavorite),
  )
  return isRefusal(removeFavorite)
    ? refuseButton(field, removeFavorite)
    : redirect('/profile/favorites?done=removed')
}
