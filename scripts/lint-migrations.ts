import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { packageProgram } from './package-program.ts'
import { runNode } from './run-node.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = 'store/db/migrations'
const SQUAWK = [
  packageProgram(import.meta.resolve('squawk-cli/package.json'), 'squawk'),
  '--config',
  'store/db/squawk.toml',
]
/** The last migration from before the check. Those that databases have already are not written anew. */
const LAST_UNCHECKED = '0043'

type Options = { chosen?: readonly string[] | undefined; folder?: string; quiet?: boolean }

/**
 * Has squawk check migrations: they may only add what the version before can leave alone, and hold no lock for longer than a moment. What takes
 * something away in a later version says so in the file: `-- squawk-ignore ban-drop-column`, and since when nobody uses it. Of
 * `chosen`, where given, only the files in question are checked; `quiet` keeps what it finds to itself. Answers with the exit code.
 */
export async function lintMigrations({
  chosen,
  folder = FOLDER,
  quiet = false,
}: Options = {}): Promise<number> {
  const names = (await readdir(resolve(ROOT, folder))).filter(
    (name) => name.endsWith('.sql') && name > `${LAST_UNCHECKED}_~`,
  )
  const files = names
    .map((name) => join(folder, name))
    .filter((file) => !chosen || chosen.some((path) => resolve(ROOT, file) === resolve(ROOT, path)))
  // These are run without a transaction (store/db/table-migrations.ts).
  const isConcurrent = async (file: string) =>
    /\bindex\s+concurrently\b/i.test(await readFile(resolve(ROOT, file), 'utf8'))
  const alone = (
    await Promise.all(files.map(async (file) => ((await isConcurrent(file)) ? file : [])))
  ).flat()
  const together = files.filter((file) => !alone.includes(file))
  const codes = await Promise.all([
    together.length ? runNode([...SQUAWK, '--assume-in-transaction', ...together], { quiet }) : 0,
    alone.length ? runNode([...SQUAWK, ...alone], { quiet }) : 0,
  ])
  return Math.max(...codes)
}
