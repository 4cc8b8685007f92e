import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolClient } from 'pg'

const FOLDER = join(import.meta.dirname, 'sql')

/**
 * Applies the files of `sql/` whose text changed since they were last applied, all or none. Each file defines
 * one function or trigger. A file must not depend on the order of files; one that changes a function's
 * arguments or result drops the function first. Returns the names of the applied files.
 */
export async function applySql(client: PoolClient, folder = FOLDER): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_sql')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const changed: string[] = []
  await client.query('begin')
  try {
    // A function may use one from a later file.
    await client.query('set local check_function_bodies = off')
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      if (applied.get(name) === hash) continue
      await client.query(text).catch((error: unknown) => {
        throw new Error(`store/db/sql/${name} cannot be applied`, { cause: error })
      })
      await client.query(
        'insert into applied_sql (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
        [name, hash],
      )
      changed.push(name)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return changed
}
