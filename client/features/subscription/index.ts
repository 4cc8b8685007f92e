/** What the rest of the client may use of subscriptions. */
export { SubscriptionTerms, rhythmInWords } from './subscription-terms.tsx'
