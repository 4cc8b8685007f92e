import { variantOf } from './renamed-lines.ts'

type Line = { productId: string; lineSlug: string }

/** Names a line by what is sold. */
export const variantKey = (line: Line): string => `${line.productId} ${variantOf(line)}`

/**
 * Lines with keys that stay when a card is written, which gives its line another slug: the form in which somebody types, and the button they
 * are about to press, stay the elements they are. Lines of one variant are told apart by their order.
 */
export function withStableKeys<Of extends Line>(lines: readonly Of[]): { key: string; line: Of }[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const variant = variantKey(line)
    const count = (counts.get(variant) ?? 0) + 1
    counts.set(variant, count)
    return { key: `${variant} ${count}`, line }
  })
}
