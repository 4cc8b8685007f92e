import { whenSent } from '../../data/page/when-sent.ts'

export { ImportantDatesPage as Component } from './important-dates-page.tsx'
export { importantDatesLoader as loader } from './important-dates-loader.ts'

export const action = whenSent(async () => (await import('./important-dates-action.ts')).importantDatesAction)
