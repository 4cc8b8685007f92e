import { z } from 'zod'
import { ProductCard } from './catalogue.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { ProductId } from './types/primitives.ts'

export const Favorites = z.object({
  ids: z.array(z.int()),
  list: z.array(ProductCard).describe('Newest first'),
})
export type Favorites = z.infer<typeof Favorites>

const tag = 'favorites'
const one = z.object({ id: ProductId })

export const getFavorites = endpoint({
  method: 'GET',
  path: '/v1/favorites/',
  summary: 'The favourites of this visitor',
  tag,
  access: 'visitor',
  response: dataOf(Favorites),
})
export const addFavorite = endpoint({
  method: 'POST',
  path: '/v1/favorite/:id',
  summary: 'Add a product to the favourites',
  tag,
  params: one,
  description: 'One that is there already stays.',
  access: 'visitor',
  refusals: ['not_found', 'favorites_full'],
  example: { params: { id: 101 } },
  response: dataOf(Favorites),
})
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/v1/favorite/:id',
  summary: 'Remove a product from the favourites',
  tag,
  params: one,
  description: 'One that is not there is no mistake.',
  access: 'visitor',
  example: { params: { id: 101 } },
  response: dataOf(Favorites),
})
