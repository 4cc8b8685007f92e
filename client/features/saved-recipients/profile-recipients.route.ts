import { whenSent } from '../../data/page/when-sent.ts'

export { RecipientsPage as Component } from './recipients-page.tsx'
export { recipientsLoader as loader } from './recipients-loader.ts'

export const action = whenSent(async () => (await import('./recipients-action.ts')).recipientsAction)
