import { roundsBefore } from './before.ts'
import type { Counted, Visitor } from './rounds.ts'

/** A page or a change, in how many rounds it was answered, and in how many it has to be. */
export type Row = { what: string; who: string; atMost: number; rounds: string[][] }

export const nameOf = ({ session, token }: Visitor) =>
  token ? 'an account' : session ? 'a guest' : 'a stranger'

/** An address without what is another in each run: numbers of orders, tokens and days. */
const stable = (what: string) =>
  what
    .replace(/(\/(?:order|payment\/stripe|preorder|profile\/order)\/)[0-9A-Z]{8}(?=[/? ]|$)/, '$1…')
    .replace(/(\/(?:cart\/open|order\/open|track|for-you)\/)[\w.-]+/, '$1…')
    .replace(/date=[\d-]+/, 'date=…')

export const rowOf = (what: string, visitor: Visitor, atMost: number, { rounds }: Counted): Row => ({
  ...{ what: stable(what), who: nameOf(visitor), atMost, rounds },
})

/** The calls that were made more than once. A change may be one that is made again, so only those that read count. */
export function repeatedIn({ rounds }: Row): string[] {
  const all = rounds.flat().filter((call) => call.startsWith('GET '))
  return [...new Set(all.filter((call, index) => all.indexOf(call) !== index))]
}

/** What waits too often, or asks twice, with its calls. */
export const problemsOf = (rows: Row[]) =>
  rows
    .filter((row) => row.rounds.length > row.atMost || repeatedIn(row).length)
    .map(({ what, who, rounds }) => `${what} (${who}): ${JSON.stringify(rounds)}`)

/** The rows as lines of a table. */
export function tableOf(rows: Row[]): string {
  const head = ['what', 'who', 'before', 'rounds', 'at most', 'calls', 'twice']
  const lines = rows.map((row) => [
    ...[
      row.what,
      row.who,
      roundsBefore(`${row.what} (${row.who})`) ?? '–',
      row.rounds.length,
      row.atMost,
      row.rounds.flat().length,
    ].map(String),
    String(repeatedIn(row).length),
  ])
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  const rule = '─'.repeat(line(head).length)
  const worst = Math.max(...rows.map(({ rounds }) => rounds.length))
  return [line(head), rule, ...lines.map(line), rule, `${rows.length} in at most ${worst} rounds`].join('\n')
}
