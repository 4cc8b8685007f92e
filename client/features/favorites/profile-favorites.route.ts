export { ProfileFavoritesPage as Component } from './profile-favorites-page.tsx'
export { profileFavoritesLoader as loader } from './profile-favorites-loader.ts'
export { favoritesAction as action } from './profile-favorites-action.ts'
