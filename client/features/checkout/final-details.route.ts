import { whenSent } from '../../data/page/when-sent.ts'

export { FinalDetailsPage as Component } from './final-details-page.tsx'
export { finalDetailsLoader as loader } from './final-details-loader.ts'

export const action = whenSent(async () => (await import('./final-details-action.ts')).finalDetailsAction)
