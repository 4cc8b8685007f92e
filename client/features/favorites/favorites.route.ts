export { FavoritesPage as Component } from './favorites-page.tsx'
export { favoritesAction as action } from './favorites-action.ts'
export { favoritesLoader as loader } from './favorites-loader.ts'
