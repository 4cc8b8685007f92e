export { ProfileFavoritesPage as Component } from './favorites-page.tsx'
export { favoritesLoader as loader } from './favorites-loader.ts'
export { favoritesAction as action } from './favorites-action.ts'
