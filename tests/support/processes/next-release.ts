import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const NEEDED = [
  'client',
  'contract',
  'demo',
  'dist',
  'graphql',
  'logging',
  'metrics',
  'tracing',
  'public',
  'server',
  'store',
  'workshop',
  'package.json',
]
const MANIFEST = 'graphql/generated/persisted-documents.json'
const ID = /sha256:[0-9a-f]{64}/g

type Changes = {
  /** It still knows the operations of the release that is running. */
  keepsOperations: boolean
  /** Its scripts have the names that they had. */
  keepsScripts: boolean
}

/**
 * The shop as if it were built from other sources: all its operations have other ids, and its scripts other names. Answers with its
 * folder; it lies below ours, so that our packages are its own.
 */
export async function buildNextRelease(
  name: string,
  { keepsOperations, keepsScripts }: Changes,
): Promise<string> {
  const root = join(ROOT, '.data', `release-${process.pid}-${name}`)
  await mkdir(root, { recursive: true })
  for (const part of NEEDED) await cp(join(ROOT, part), join(root, part), { recursive: true })
  const files = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true })
  const scripts = files.filter((file) => file.isFile() && /\.m?js$/.test(file.name))
  for (const path of [join(root, MANIFEST), ...scripts.map((file) => join(file.parentPath, file.name))]) {
    const text = await readFile(path, 'utf8')
    if (text.includes('sha256:')) await writeFile(path, text.replaceAll(ID, otherId))
  }
  // The compressed copies are of the other build.
  for (const file of files.filter(({ name }) => /\.js\.(br|gz)$/.test(name)))
    await rm(join(file.parentPath, file.name))
  if (!keepsScripts) await renameScripts(join(root, 'dist'))
  const operations: unknown = JSON.parse(await readFile(join(ROOT, MANIFEST), 'utf8'))
  const released = keepsOperations ? [{ version: '0.0.1', operations }] : []
  await writeFile(join(root, 'graphql/released/manifests.json'), JSON.stringify(released))
  return root
}

/** Gives the browser's scripts other names, wherever they are named. */
async function renameScripts(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  )
  const scripts = files.filter(
    ({ name, parentPath }) => SCRIPT.test(name) && parentPath.startsWith(join(dist, 'client')),
  )
  const other = new Map(
    scripts.map(({ name }) => [name, name.replace(SCRIPT, (_, hash) => `-${reversed(hash)}.js`)]),
  )
  for (const { name, parentPath } of files.filter(({ name }) => /\.(m?js|json|html)$/.test(name))) {
    const path = join(parentPath, name)
    const text = await readFile(path, 'utf8')
    const changed = text.replaceAll(/[\w.-]+-[\w-]{7,8}\.js\b/g, (one) => other.get(one) ?? one)
    if (changed !== text) await writeFile(path, changed)
  }
  for (const { name, parentPath } of scripts)
    await rename(join(parentPath, name), join(parentPath, other.get(name) ?? name))
}

/** The hash in the name of a script. */
const SCRIPT = /-([\w-]{7,8})\.js$/

const reversed = (text: string): string => [...text].toReversed().join('')

/** The same letters the other way round. */
const otherId = (id: string): string => `sha256:${reversed(id.slice('sha256:'.length))}`
