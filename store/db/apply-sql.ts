import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { VERSION } from '../../metrics/version.ts'

const FOLDER = join(import.meta.dirname, 'sql')

type SqlFile = { name: string; text: string; hash: string }

/** As numbers, so that 0.10 comes after 0.9. */
const byVersion = new Intl.Collator('en', { numeric: true })

/**
 * Returns the files of `sql/` whose text is not that which was last applied. What a later version has applied is left alone: copies of this one
 * go on with it.
 */
async function readChanged(client: PoolClient, folder: string, version: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  // Before its migration the table has no column of that name.
  const { rows } = await client.query<{ name: string; hash: string; version: string | null }>(
    "select name, hash, to_jsonb(applied_sql) ->> 'version' as version from applied_sql",
  )
  const applied = new Map(rows.map((row) => [row.name, row]))
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
  return files.filter(({ name, hash }) => {
    const last = applied.get(name)
    return !last || (last.hash !== hash && byVersion.compare(last.version ?? '', version) <= 0)
  })
}

/** Returns the names of the files that `applySql` would apply. */
export async function changedSql(client: PoolClient): Promise<string[]> {
  return (await readChanged(client, FOLDER, VERSION)).map(({ name }) => name)
}

/**
 * Applies the files of `sql/` whose text changed since they were last applied, all or none. Each file defines
 * one function or trigger. A file must not depend on the order of files; one that changes a function's
 * arguments or result drops the function first. Returns the names of the applied files.
 */
export async function applySql(client: PoolClient, folder = FOLDER, version = VERSION): Promise<string[]> {
  const changed = await readChanged(client, folder, version)
  await client.query('begin')
  try {
    // A function may use one from a later file.
    await client.query('set local check_function_bodies = off')
    for (const file of changed) await applyFile(client, file)
    // All are there now: what is wrong in the body of one is told here, and not by the first query that calls it.
    await client.query('set local check_function_bodies = on')
    for (const file of changed) {
      await applyFile(client, file)
      const { name, hash } = file
      await client.query(
        `insert into applied_sql (name, hash, version) values ($1, $2, $3)
         on conflict (name) do update set hash = excluded.hash, version = excluded.version`,
        [name, hash, version],
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return changed.map(({ name }) => name)
}

async function applyFile(client: PoolClient, { name, text }: SqlFile): Promise<void> {
  await client.query(text).catch((error: unknown) => {
    throw new Error(`store/db/sql/${name} cannot be applied`, { cause: error })
  })
}
