import { whenSent } from '../../../data/page/when-sent.ts'

export { UnsubscribePage as Component } from './unsubscribe-page.tsx'
export { contentLoader as loader } from '../../content/index.ts'

export const action = whenSent(async () => (await import('./unsubscribe-action.ts')).unsubscribeAction)
