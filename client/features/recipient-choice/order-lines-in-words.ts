type Line = { title: string; quantity: number }

/** What comes, as a list: "3 × Lords and Ladies, Prosecco". What there is in several sizes is counted together. */
export function orderLinesInWords(lines: readonly Line[]): string {
  const counts = new Map<string, number>()
  for (const { title, quantity } of lines) counts.set(title, (counts.get(title) ?? 0) + quantity)
  return [...counts].map(([title, count]) => (count > 1 ? `${count} × ${title}` : title)).join(', ')
}
