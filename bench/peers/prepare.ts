import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import process from 'node:process'
import type { Peer } from './peers.ts'

/** An npm project by itself. */
type Project = Pick<Peer, 'title' | 'folder' | 'env'>

const ROOT = join(import.meta.dirname, '..', '..')
const MARKS = join(ROOT, '.data', 'peers')
/** What a build or an install makes. */
const MADE = new Set([
  'node_modules',
  'shared',
  'public',
  'dist',
  'build',
  '.next',
  '.react-router',
  '.astro',
  'next-env.d.ts',
])

/**
 * Installs a peer's packages when they are missing or others than its lock file names, and builds it when its sources have changed.
 * Throws when that fails.
 */
export async function preparePeer(peer: Peer): Promise<void> {
  if (process.platform !== 'linux') throw new Error('what CPU it uses can only be read on Linux')
  await installPackages(peer)
  const sources = [...(await filesIn(peer.folder)), ...(await filesIn(join(import.meta.dirname, 'shared')))]
  const built = join(peer.folder, peer.built)
  await unlessDone(`${basename(peer.folder)}-built`, await hashOf(sources), built, async () => {
    console.log(`${peer.title}: building …`)
    await npm(peer, ['run', 'build'])
  })
  for (const cache of peer.caches ?? []) await rm(join(peer.folder, cache), { recursive: true, force: true })
}

/** Installs what the lock file of a project in a folder of the bench names, unless it is there. Throws when that fails. */
export async function installPackages(project: Project): Promise<void> {
  const name = basename(project.folder)
  const lock = await hashOf([join(project.folder, 'package-lock.json')])
  await unlessDone(`${name}-installed`, lock, join(project.folder, 'node_modules'), async () => {
    console.log(`${project.title}: installing its packages …`)
    await npm(project, [
      'ci',
      '--include=dev',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
  })
}

/** The environment of a peer's programs: of ours only what they need, as flags for the shop's memory are no part of them. */
export function environmentOf({ env = {} }: Project): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _ours, NODE_COMPILE_CACHE: _kept, ...rest } = process.env
  return { ...rest, NODE_ENV: 'production', ...env }
}

/** Does something unless it was done for the same input before, and the folder that it makes is still there. */
async function unlessDone(name: string, input: string, folder: string, work: () => Promise<void>) {
  const mark = join(MARKS, name)
  const before = await readFile(mark, 'utf8').catch(() => '')
  if (before === input && existsSync(folder)) return
  await mkdir(MARKS, { recursive: true })
  await work()
  await writeFile(mark, input)
}

async function npm(peer: Project, args: string[]): Promise<void> {
  const child = spawn('npm', args, {
    cwd: peer.folder,
    // The store is not asked while a peer is built.
    env: { ...environmentOf(peer), V1_URL: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`npm ${args.join(' ')} of ${peer.title} ended with ${code}: ${said.trim()}`)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !MADE.has(name) && !name.endsWith('.md'))
      .map(async (entry) => {
        const path = join(folder, entry.name)
        return entry.isDirectory() ? filesIn(path) : [path]
      }),
  )
  return found.flat().sort()
}

async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest('hex')
}
