import { execFile } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { git, layOutCommit } from '../../../scripts/lay-out-commit.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..', '..')

type Packages = Record<string, { version?: string; dev?: boolean }>

/** What `npm run release` writes. */
const RELEASED = 'graphql/released'

/**
 * The commit of the version before this one: the last that was released with another, since what follows a release is on the way to the next,
 * whatever package.json says. Undefined where the history does not reach so far, as in a shallow clone or in an archive without one.
 */
export async function lastReleaseCommit(): Promise<string | undefined> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  try {
    const commits = (await git('log', '--format=%H', '--', RELEASED)).split('\n')
    for (const commit of commits) if ((await versionAt(commit)) !== version) return commit
  } catch {
    // Not a repository.
  }
  return undefined
}

const versionAt = async (commit: string): Promise<string> =>
  (JSON.parse(await git('show', `${commit}:package.json`)) as { version: string }).version

/** Lays the files of a commit into `folder`, with packages beside them: ours where it needs the same, else its own. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await layOutCommit(commit, folder)
  const [ours, theirs] = await Promise.all([neededAt(ROOT), neededAt(folder)])
  if (ours === theirs) await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'], { cwd: folder })
}

/** The packages that a version needs to run, each with its version. */
async function neededAt(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Packages }
  const needed = Object.entries(packages).filter(([path, { dev }]) => path && !dev)
  return JSON.stringify(needed.map(([path, { version }]) => [path, version]).sort())
}
