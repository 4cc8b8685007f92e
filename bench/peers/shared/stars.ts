/** What stars say to who cannot see them. */
export const starsInWords = (rating: number, count?: number) =>
  `${rating} out of 5 stars${count === undefined ? '' : ` ${count} ${count === 1 ? 'review' : 'reviews'}`}`
