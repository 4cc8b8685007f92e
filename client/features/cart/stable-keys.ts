import type { Line } from './line-keys.ts'
import { variantKey } from './line-keys.ts'

/**
 * Lines with keys that stay when a card is written: the form in which somebody types, and the button they are about to press, stay the elements
 * they are. Lines of one variant are told apart by their order.
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
