export { SearchPage as Component } from './search-page.tsx'
export { searchLoader as loader } from './search-loader.ts'
