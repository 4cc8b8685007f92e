import { whenSent } from '../../data/page/when-sent.ts'

export { SearchPage as Component } from './search-page.tsx'
export { searchLoader as loader } from './search-loader.ts'

export const action = whenSent(async () => (await import('./search-action.ts')).searchAction)
