import { whenSent } from '../../data/page/when-sent.ts'

export { ProfileFavoritesPage as Component } from './profile-favorites-page.tsx'
export { profileFavoritesLoader as loader } from './profile-favorites-loader.ts'

export const action = whenSent(async () => (await import('./profile-favorites-action.ts')).favoritesAction)
