export { SearchPage as Component } from './search-page.tsx'
export { searchAction as action } from './search-action.ts'
export { searchLoader as loader } from './search-loader.ts'
