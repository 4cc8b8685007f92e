/** The address of a page of the bonus history. */
export const bonusesHistoryHref = (page: number): string =>
  page > 1 ? `/profile/bonuses-history?page=${page}` : '/profile/bonuses-history'
