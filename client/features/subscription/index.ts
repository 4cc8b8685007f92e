/** What the rest of the client may use of subscriptions. */
export { SubscriptionTerms, frequencyInWords } from './subscription-terms.tsx'
