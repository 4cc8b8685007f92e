import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')
const MOST_BYTES = 64 * 1024 * 1024

/** Runs git in the project's folder. Returns what it prints. */
export async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT, maxBuffer: MOST_BYTES })).stdout.trim()
}

/** Lays the files of a commit into `folder`, which need not be there. Nothing else is in it: no history and no packages. */
export async function layOutCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await git('archive', '--format=tar', '--output', archive, commit)
  await run('tar', ['-xf', archive, '-C', folder])
}
