/** Every order of a list. */
export function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list]
  return list.flatMap((entry, at) =>
    permutations(list.filter((_, other) => other !== at)).map((rest) => [entry, ...rest]),
  )
}
