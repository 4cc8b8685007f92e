export { SubscriptionPage as Component } from './subscription-page.tsx'
export { subscriptionLoader as loader } from './subscription-loader.ts'
export { contentAction as action } from '../content/index.ts'
