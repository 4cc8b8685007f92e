/**
 * `npm run package` makes the archive of a release: the files of the newest commit, and all that is built of them. Its bytes follow from the commit
 * alone, so that whoever builds it again can tell whether a copy is what it says. With `-- --check` it is made twice, in two folders, and
 * compared. Exits with 1 when they differ.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { archiveOf, entriesOf } from './package-release/archive.ts'
import type { Entry } from './package-release/archive.ts'
import { readCommandLine } from './command-line.ts'
import { git, layOutCommit } from './lay-out-commit.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')
const FOLDER = join('.data', 'packages')
const MOST_BYTES = 64 * 1024 * 1024

const USAGE = `npm run package -- [--check]

  --check  makes the archive twice, in two folders, and compares them`
const { values } = readCommandLine(USAGE, { check: { type: 'boolean', default: false } })
const commit = await git('rev-parse', 'HEAD')
const committedAt = new Date(Number(await git('show', '--no-patch', '--format=%ct', commit)) * 1000)
const { version } = JSON.parse(await git('show', `${commit}:package.json`)) as { version: string }
const name = `larkspur-${version}`
if (await git('status', '--porcelain')) console.log('What is not committed is left out.')

const entries = await build('shop')
const archive = await archiveOf(name, entries, committedAt)
await mkdir(join(ROOT, FOLDER), { recursive: true })
await writeFile(join(ROOT, FOLDER, `${name}.tar.gz`), archive)
await writeFile(join(ROOT, FOLDER, `${name}.tar.gz.sha256`), `${hashOf(archive)}  ${name}.tar.gz\n`)
console.log(`${join(FOLDER, name)}.tar.gz: ${entries.length} files of ${commit}, SHA-256 ${hashOf(archive)}`)
if (values.check) await compare()

/** Builds the commit in a folder of its own with the packages of its lockfile. `where` is the folder's name and depth. */
async function build(where: string): Promise<Entry[]> {
  const place = await mkdtemp(join(tmpdir(), 'larkspur-package-'))
  try {
    const folder = join(place, where)
    await layOutCommit(commit, folder)
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
    await run(process.execPath, ['scripts/launch.mjs', 'build'], { cwd: folder, maxBuffer: MOST_BYTES })
    const tracked = await git('ls-tree', '-r', '-z', commit)
    return await entriesOf(folder, tracked, ['dist'])
  } finally {
    await rm(place, { recursive: true })
  }
}

async function compare(): Promise<void> {
  const again = await build(join('another', 'place'))
  const other = await archiveOf(name, again, committedAt)
  if (archive.equals(other))
    return console.log('Built again in another folder, it is the same to the last byte.')
  const hashes = new Map(again.map(({ path, bytes }) => [path, hashOf(bytes)]))
  const differing = entries.filter(({ path, bytes }) => hashes.get(path) !== hashOf(bytes))
  for (const { path } of differing) console.log(`✗ ${path}`)
  console.log('Built again in another folder, it differs.')
  process.exitCode = 1
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
