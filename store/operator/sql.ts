import pg from 'pg'
import { UsageError, onOneLine, plural, table } from './command.ts'
import type { Command } from './command.ts'

const run: Command = {
  usage: '"<statement>"',
  about: 'Runs SQL on the database of the sandbox, and prints the rows that it answers',
  run: async ({ db, mode, say }, args) => {
    if (mode === 'live')
      throw new UsageError(
        'The database of a live shop takes no statements here: ask it by psql "$DATABASE_URL", which can be undone until `commit`',
      )
    const [statement = '', ...surplus] = args
    if (!statement.trim()) throw new UsageError('The statement is missing')
    if (surplus.length) throw new UsageError('Put the whole statement between one pair of quotes')
    // One result for each statement, of which there may be several.
    for (const { command, rowCount, fields, rows } of await answersTo(db.$client, statement))
      if (fields.length)
        for (const line of table(
          rows.map((row) =>
            inWords(
              row,
              fields.map(({ name }) => name),
            ),
          ),
        ))
          say(line)
      else say(rowCount === null ? `${command}: done` : `${command}: ${plural(rowCount, 'row')}`)
  },
}

export const sql: Record<string, Command> = { run }

type Answer = pg.QueryResult<Record<string, unknown>>

/** Runs statements in one transaction. Throws UsageError with what the database says against one of them. */
async function answersTo(pool: pg.Pool, statements: string): Promise<Answer[]> {
  try {
    return [await pool.query<Record<string, unknown>>(statements)].flat()
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw new UsageError(`Nothing was changed: ${error.message}`)
    throw error
  }
}

/** A row with each value as one line of text. */
const inWords = (row: Record<string, unknown>, names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, onOneLine(valueInWords(row[name]))]))

function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
