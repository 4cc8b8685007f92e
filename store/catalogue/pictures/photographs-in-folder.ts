import { readFile, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { PhotographFile, PhotographStorage } from './photograph-storage.ts'

/** Photographs in a data folder of the machine: `<folder>/photos/<realId>/<name>.jpg`. A folder that does not exist has none. */
export function photographsInFolder(folder: string): PhotographStorage {
  const root = join(folder, 'photos')
  return {
    name: 'photographs',
    list: async () => {
      const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }))
      const paths = (entries ?? [])
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      const tags = await Promise.all(paths.map((path) => tagOf(join(root, path))))
      return paths.flatMap((path, index): PhotographFile[] => {
        const tag = tags[index]
        return tag ? [{ path, tag }] : []
      })
    },
    read: async ({ path, tag }) => {
      const file = join(root, path)
      const bytes = await unlessMissing(readFile(file))
      return (await tagOf(file)) === tag ? bytes : undefined
    },
  }
}

/** Returns a text that changes with the file, or undefined when it has gone. */
async function tagOf(path: string): Promise<string | undefined> {
  const stats = await unlessMissing(stat(path))
  return stats && `${stats.mtimeMs}-${stats.size}`
}

function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
