import { stripVTControlCharacters } from 'node:util'
import type { Row } from './row.ts'

const verdictOf = ({ held }: Row) => (held === undefined ? 'not tried' : held ? 'held' : 'DID NOT HOLD')

/** One row as a line of a table in Markdown. */
export function lineOf(row: Row): string {
  const cells = [row.done, row.required, row.seen, verdictOf(row)]
  return `| ${cells.map((cell) => stripVTControlCharacters(cell).replaceAll('|', '/').replaceAll('\n', ' ')).join(' | ')} |`
}

/** All rows, a table for each subject, in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const subjects = Map.groupBy(rows, ({ subject }) => subject)
  return [...subjects]
    .map(
      ([subject, of]) =>
        `### ${subject}\n\n| done | required | seen | |\n|---|---|---|---|\n${of.map(lineOf).join('\n')}`,
    )
    .join('\n\n')
}

/** How many rows held, did not, and were not tried. */
export function totalOf(rows: readonly Row[]): string {
  const count = (held: boolean | undefined) => rows.filter((row) => row.held === held).length
  return `${count(true)} held, ${count(false)} did not hold, ${count(undefined)} not tried`
}
