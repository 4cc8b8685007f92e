/** What the rest of the client may use of the product page. */
export { ReviewList } from './reviews/review-list.tsx'
