import { throwAll } from './run-isolated.ts'

/** Classes of PostgreSQL errors that a single row can cause. Retrying with half of the rows can then succeed. */
const ROW_ERROR = /^(?:22|23|P0|XX)/

/**
 * Runs one statement for many rows. When a row makes it fail, each half is retried by itself, down to the single
 * failing row, so that one row does not block the others. After all other rows are done, throws an error that names the
 * failed rows.
 */
export async function runInHalves(rows: string[], work: (rows: string[]) => Promise<unknown>): Promise<void> {
  throwAll(await runRows(rows, work))
}

async function runRows(rows: string[], work: (rows: string[]) => Promise<unknown>): Promise<unknown[]> {
  if (!rows.length) return []
  try {
    await work(rows)
    return []
  } catch (error) {
    if (!isAboutRow(error)) return [error]
    if (rows.length === 1) return [new Error(`the row ${rows[0]}`, { cause: error })]
    const middle = Math.ceil(rows.length / 2)
    const errors = await runRows(rows.slice(0, middle), work)
    return [...errors, ...(await runRows(rows.slice(middle), work))]
  }
}

function isAboutRow(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return ROW_ERROR.test((cause as { code?: string }).code ?? '')
}
