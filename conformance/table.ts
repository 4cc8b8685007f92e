import type { Row } from './report.ts'

const HEAD = ['call', 'check', 'result', 'where and why']

/** The rows as a table of text, and below it how many there are of each result. */
export function tableOf(rows: Row[]): string {
  const lines = [HEAD, ...rows.map((row) => [row.call, row.check, row.result, 'why' in row ? row.why : ''])]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === HEAD.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const rule = '─'.repeat(Math.min(100, Math.max(...text.map((line) => line.length))))
  return [text[0], rule, ...text.slice(1), rule, summaryOf(rows)].join('\n')
}

export function summaryOf(rows: Row[]): string {
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not reached')} not reached`
}
