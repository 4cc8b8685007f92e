/** What the rest of the client may use of the product page. */
export { ReviewList } from './review-list.tsx'
