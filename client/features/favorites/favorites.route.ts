import { whenSent } from '../../data/page/when-sent.ts'

export { FavoritesPage as Component } from './favorites-page.tsx'
export { favoritesLoader as loader } from './favorites-loader.ts'

export const action = whenSent(async () => (await import('./favorites-action.ts')).favoritesAction)
