import { createHash } from 'node:crypto'
import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

/** Where files are in memory, and how much of it there has to be. */
const MEMORY = { path: '/dev/shm', bytes: 4 * 2 ** 30 }

/**
 * A folder for what the tests write and nobody needs to keep: in memory if there is enough of it, else `otherwise`. A
 * copy of the filled database is hundreds of files, and making and removing them takes up to a second on a disk. Every
 * `root`, which is a clone of the project, has a folder of its own.
 */
export async function quickFolder(root: string, otherwise: string): Promise<string> {
  if (!(await isMemoryThere())) return otherwise
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return join(MEMORY.path, `larkspur-${process.getuid?.() ?? 0}-${clone}`)
}

async function isMemoryThere(): Promise<boolean> {
  try {
    await access(MEMORY.path, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY.path)
    return bavail * bsize >= MEMORY.bytes
  } catch {
    return false
  }
}
