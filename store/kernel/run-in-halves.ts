import { throwAll } from './run-isolated.ts'

/** Classes of PostgreSQL's errors that are about what stands in a row: halves of a statement may go well then. */
const ABOUT_A_ROW = /^(?:22|23|P0|XX)/

/**
 * Does something for many rows in one statement. Where a row makes it fail it is done for each half by itself, down to
 * the row that cannot be done, so that it holds up no other. Throws, when all others are done, what names those rows.
 */
export async function runInHalves(rows: string[], work: (rows: string[]) => Promise<unknown>): Promise<void> {
  throwAll(await faultsOf(rows, work))
}

async function faultsOf(rows: string[], work: (rows: string[]) => Promise<unknown>): Promise<unknown[]> {
  if (!rows.length) return []
  try {
    await work(rows)
    return []
  } catch (error) {
    if (!isAboutRow(error)) return [error]
    if (rows.length === 1) return [new Error(`the row ${rows[0]}`, { cause: error })]
    const middle = Math.ceil(rows.length / 2)
    const faults = await faultsOf(rows.slice(0, middle), work)
    return [...faults, ...(await faultsOf(rows.slice(middle), work))]
  }
}

function isAboutRow(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return ABOUT_A_ROW.test((cause as { code?: string }).code ?? '')
}
