type Position = { title: string; quantity: number }

/** What comes, as a list: "3 × Lords and Ladies, Prosecco". What there is in several sizes is counted together. */
export function orderLinesInWords(positions: readonly Position[]): string {
  const counts = new Map<string, number>()
  for (const { title, quantity } of positions) counts.set(title, (counts.get(title) ?? 0) + quantity)
  return [...counts].map(([title, count]) => (count > 1 ? `${count} × ${title}` : title)).join(', ')
}
