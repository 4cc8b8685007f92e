/**
 * Lists of like objects, as a page's payload has dozens of, without repeating their names and what is the same in all of them: a
 * list becomes its columns. Names of GraphQL never begin with a dollar sign.
 */
type Columns = { $names: string[]; $columns: unknown[] }
type Same = { $same: unknown; $times: number }

const FEWEST = 2

/** Packs lists in a value of JSON. */
export function packLists(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value)
  return isPlain(value) ? mapValues(value, packLists) : value
}

/** The value that was packed. */
export function unpackLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackLists)
  if (!isPlain(value)) return value
  if ('$same' in value) return repeated(value as Same)
  if ('$columns' in value) return rowsOf(value as Columns)
  return mapValues(value, unpackLists)
}

function packList(list: unknown[]): unknown {
  if (list.length < FEWEST) return list.map(packLists)
  const [first, ...others] = list
  if (!isPlain(first)) {
    const isSame = first !== undefined && typeof first !== 'object' && others.every((one) => one === first)
    if (isSame || list.every((one) => one === null))
      return { $same: first, $times: list.length } satisfies Same
    return list.map(packLists)
  }
  const names = Object.keys(first)
  const isLike = (one: unknown) => isPlain(one) && Object.keys(one).join() === names.join()
  if (!names.length || !others.every(isLike)) return list.map(packLists)
  const rows = list as Record<string, unknown>[]
  return {
    $names: names,
    $columns: names.map((name) => packList(rows.map((row) => row[name]))),
  } satisfies Columns
}

function rowsOf({ $names, $columns }: Columns): Record<string, unknown>[] {
  const columns = $columns.map((column) => unpackLists(column) as unknown[])
  const count = columns[0]?.length ?? 0
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries($names.map((name, column) => [name, columns[column]?.[row]])),
  )
}

function repeated({ $same, $times }: Same): unknown[] {
  return Array.from({ length: $times }, () => $same)
}

function mapValues(
  value: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
