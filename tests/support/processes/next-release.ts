import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
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

/**
 * The shop as if it were built from other sources: all its operations have other ids. With `keepsOperations` it still knows
 * those of the release that is running. Answers with its folder; it lies below ours, so that our packages are its own.
 */
export async function buildNextRelease(name: string, keepsOperations: boolean): Promise<string> {
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
  const operations: unknown = JSON.parse(await readFile(join(ROOT, MANIFEST), 'utf8'))
  const released = keepsOperations ? [{ version: '0.0.1', operations }] : []
  await writeFile(join(root, 'graphql/released/manifests.json'), JSON.stringify(released))
  return root
}

/** The same letters the other way round. */
const otherId = (id: string): string => `sha256:${[...id.slice('sha256:'.length)].toReversed().join('')}`
