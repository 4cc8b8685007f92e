import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder that git knows or would take and that are there, by their paths; `patterns` as git takes them, or all. */
export function knownFiles(root: string, patterns: string[] = []): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  )
  // One in the middle of a merge is listed for each side.
  return [...new Set(listed.toString().split('\n'))].filter((path) => path && existsSync(join(root, path)))
}

/** A hash over the paths and contents of files. */
export function hashOfFiles(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('base64url')
}
