export { ManageSubscriptionPage as Component } from './manage-subscription-page.tsx'
export { manageSubscriptionLoader as loader } from './manage-subscription-loader.ts'
export { manageSubscriptionAction as action } from './manage-subscription-action.ts'
