import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the embedded database of a data folder keeps its files: another user may not enter every folder. */
export async function homeOf(folder: string): Promise<string> {
  return (await readFile(join(folder, 'moved-to'), 'utf8').catch(() => folder)).trim()
}

/** Removes a data folder, and the database that may have moved out of it. */
export async function removeDatabase(folder: string): Promise<void> {
  await rm(await homeOf(folder), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
