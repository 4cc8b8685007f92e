/** What names a line of the cart: the product, and the variant with its card. */
export type Line = { productId: string; lineSlug: string }

/** Tells a line from the others of its cart. It changes when its card is written, which gives the line another slug. */
export const lineKey = ({ productId, lineSlug }: Line): string => `${productId} ${lineSlug}`

/** Names a line by what is sold, whatever its card says. */
export const variantKey = (line: Line): string => lineKey(line).split('~', 1)[0] ?? ''
