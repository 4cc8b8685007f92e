import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../store/db/embedded-postgres.ts'

export type OwnPostgres = {
  url: string
  /** For other data of the shop, too. */
  folder: string
  /** The process of the server. */
  pid: () => Promise<number>
  /** Ends it and removes the folder. */
  stop: () => Promise<void>
}

/** Starts a PostgreSQL in a folder of its own, whose name begins with `name`. It waits for its disk, as in earnest. */
export async function startOwnPostgres(name: string): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), name))
  try {
    // PostgreSQL runs as another user where we are root.
    await chmod(folder, 0o755)
    const postgres = await startEmbeddedPostgres(folder)
    return {
      url: postgres.url,
      folder,
      pid: () => databasePid(folder),
      stop: async () => {
        await postgres.stop()
        await removeDataFolder(folder)
      },
    }
  } catch (error) {
    await removeDataFolder(folder)
    throw error
  }
}

/** Where the embedded database of a data folder keeps its files: another user may not enter every folder. */
export async function homeOf(folder: string): Promise<string> {
  return (await readFile(join(folder, 'moved-to'), 'utf8').catch(() => folder)).trim()
}

/** The process of the embedded database of a data folder. */
export async function databasePid(folder: string): Promise<number> {
  const text = await readFile(join(await homeOf(folder), 'postgres', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n', 1)[0])
}

/** Removes a data folder, and the database that may have moved out of it. */
export async function removeDataFolder(folder: string): Promise<void> {
  await rm(await homeOf(folder), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
