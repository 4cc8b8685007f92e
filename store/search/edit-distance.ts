/**
 * Returns the Damerau-Levenshtein distance of two words: the number of inserted, missing, replaced or transposed
 * letters. For words of a few dozen letters.
 */
export function editDistance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[at - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return last.at(-1) ?? 0
}
