import { whenSent } from '../../data/page/when-sent.ts'

export { ManageSubscriptionPage as Component } from './manage-subscription-page.tsx'
export { manageSubscriptionLoader as loader } from './manage-subscription-loader.ts'

export const action = whenSent(
  async () => (await import('./manage-subscription-action.ts')).manageSubscriptionAction,
)
