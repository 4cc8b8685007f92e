import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from './root.mjs'

/**
 * Returns a hash over the paths and contents of files and folders (paths below the project), by which a build or an installation is found to
 * be out of date. Tests are left out, and so are paths that do not exist. `salt` is hashed as well: a version, for example.
 */
export async function contentHash(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const path of paths) {
    for (const file of await filesBelow(path)) {
      hash.update(`\0${file}\0`).update(await readFile(inRoot(file)))
    }
  }
  return hash.digest('hex')
}

async function filesBelow(path) {
  const found = await stat(inRoot(path)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const names = (await readdir(inRoot(path))).filter((name) => !/\.test\.[jt]sx?$/.test(name)).sort()
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat()
}
