import { readFile, readdir, readlink } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** A file of an archive, by its path in it. Of a link the bytes are where it leads. */
export type Entry = { path: string; kind: 'file' | 'program' | 'link'; bytes: Buffer }

/** The kinds of files in git, by mode. */
const KINDS: Record<string, Entry['kind']> = { 100644: 'file', 100755: 'program', 120000: 'link' }

/**
 * Reads the files of a folder that git knows (`tracked` is what `git ls-tree -r -z` says), and all in the folders `built`. Throws for what is neither a
 * file nor a link.
 */
export async function entriesOf(folder: string, tracked: string, built: string[]): Promise<Entry[]> {
  const known = tracked
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', path = ''] = /^(\d+) \w+ \w+\t(.*)$/s.exec(line) ?? []
      const kind = KINDS[mode]
      if (!kind) throw new Error(`${path} is neither a file nor a link`)
      return { path, kind }
    })
  const made = (await Promise.all(built.map((name) => filesIn(folder, name)))).flat()
  return Promise.all(
    [...known, ...made].map(async ({ path, kind }) => {
      const at = join(folder, path)
      return { path, kind, bytes: kind === 'link' ? Buffer.from(await readlink(at)) : await readFile(at) }
    }),
  )
}

async function filesIn(folder: string, name: string): Promise<{ path: string; kind: 'file' }[]> {
  const found = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  return found
    .filter((one) => one.isFile())
    .map((one) => ({
      path: relative(folder, join(one.parentPath, one.name)).split(sep).join('/'),
      kind: 'file' as const,
    }))
}

/** A .tar.gz of files in the folder `name`. The same files at the same moment are the same bytes, wherever and by whomever it is made. */
export async function archiveOf(name: string, entries: readonly Entry[], at: Date): Promise<Buffer> {
  const tar = pack()
  const all = buffer(tar)
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  for (const { path, kind, bytes } of sorted) {
    const header = { name: `${name}/${path}`, mtime: at, uid: 0, gid: 0, uname: '', gname: '' }
    if (kind === 'link') tar.entry({ ...header, type: 'symlink', linkname: bytes.toString() })
    else tar.entry({ ...header, mode: kind === 'program' ? 0o755 : 0o644 }, bytes)
  }
  tar.finalize()
  const zipped = await promisify(gzip)(await all, { level: 9 })
  // The system that it was made on, which zlib writes down.
  zipped[9] = 255
  return zipped
}
