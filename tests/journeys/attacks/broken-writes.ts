import { query } from '../../support/processes/test-server.ts'

/**
 * Has every row refused that is written to the tables, as when the disk is full, with the row in what the database says of
 * it. Tables that this version of the shop has not got are left out.
 */
export async function breakWrites(databaseUrl: string, tables: readonly string[]): Promise<void> {
  await query(
    databaseUrl,
    `create function refuse_row() returns trigger language plpgsql as $$ begin
      raise exception 'No space left on device' using errcode = '53100', detail = 'Failing row contains ' || new::text;
    end $$`,
  )
  const found = await query(databaseUrl, `select tablename from pg_tables where schemaname = 'public'`)
  for (const { tablename } of found) {
    if (!tables.includes(String(tablename))) continue
    await query(
      databaseUrl,
      `create trigger refuse_row before insert or update on "${tablename}" for each row execute function refuse_row()`,
    )
  }
}

export async function mendWrites(databaseUrl: string): Promise<void> {
  await query(databaseUrl, 'drop function refuse_row cascade')
}

/** Those of the words that stand in a log, however they are written there: with other signs between their letters, or escaped. */
export function foundIn(log: readonly string[], words: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const lines = log.map(plain)
  return words.filter((word) => lines.some((line) => line.includes(plain(word))))
}
