import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { contentHash } from './content-hash.mjs'
import { withLock } from './lock.mjs'
import { inRoot, say } from './root.mjs'
import { environment, findNode, run } from './run.mjs'

const LOCKFILE = 'package-lock.json'
const mark = inRoot('node_modules/.larkspur-install')

/** Installs the packages when they are missing, half-installed or not those of package-lock.json. */
export async function ensureInstalled() {
  if (await isInstalled()) return
  await withLock(inRoot('.data/launch.lock'), async () => {
    // Another launch may have installed them while we waited; so may a person, with `npm install`.
    if (await isInstalled()) return
    // npm goes on without an optional package that could not be fetched, which our Node is.
    if (!(await isWhole()) || !findNode()) {
      say('installing the packages (a minute or two, once) …')
      const started = Date.now()
      await npm(['ci', '--loglevel=error', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
      say(`packages installed in ${Math.round((Date.now() - started) / 1000)} s`)
    }
    if (!findNode())
      throw new Error("The project's own Node could not be installed. Use Node 22.19 or newer instead.")
    await writeFile(mark, await wanted())
  })
}

const wanted = () => contentHash([LOCKFILE], `${process.platform} ${process.arch}`)

async function isInstalled() {
  const installed = await readFile(mark, 'utf8').catch(() => '')
  return installed === (await wanted()) && findNode() !== undefined
}

/**
 * Whether node_modules holds what package-lock.json names, though not by our doing. npm writes its own list at
 * the very end of an install: an interrupted one has none.
 */
async function isWhole() {
  const [asked, present] = await Promise.all(
    [inRoot(LOCKFILE), inRoot('node_modules/.package-lock.json')].map(packagesIn),
  )
  if (!asked || !present) return false
  return Object.entries(asked).every(([path, entry]) => {
    const found = present[path]
    if (path === '' || (!found && entry.optional)) return true
    return (
      found?.version === entry.version && found?.integrity === entry.integrity && existsSync(inRoot(path))
    )
  })
}

async function packagesIn(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

async function npm(args) {
  const env = environment()
  // The npm that started us, else the one on the PATH, which on Windows is a batch file.
  const own = process.env.npm_execpath
  const code = own?.endsWith('.js')
    ? await run(process.execPath, [own, ...args], { env })
    : await run('npm', args, { env, shell: process.platform === 'win32' })
  if (code !== 0) throw new Error(`npm ${args[0]} failed (exit code ${code}); what it said stands above.`)
}
