/** What a review is signed with, on its page and in structured data. The shop forgets the names of old ones, which come empty. */
export const reviewerName = (author: string): string => author || 'A customer'
