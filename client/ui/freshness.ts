/** What the shop promises of cut flowers, where somebody decides to buy. */
export const FRESHNESS = 'Cut flowers last seven days; if ours do not, we make them again.'
