/** What the shop promises of cut flowers, where somebody decides to buy. */
export const FRESHNESS =
  'Cut flowers should last seven days. If ours do not, we make them again or return your money.'
