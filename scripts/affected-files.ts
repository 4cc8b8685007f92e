import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { hashOfFiles, knownFiles } from './known-files.ts'

/** What every file depends on, whether it imports it or not. */
const OF_ALL = /^(package-lock\.json|\.oxlintrc\.json|tsconfig[\w.]*\.json)$|\.d\.m?ts$/
const SOURCE = /\.m?[jt]sx?$/
/** A source that says something of modules or globals of others. */
const AMBIENT = /\bdeclare (?:module|global)\b/
/** When so many are affected, all of them take no longer. */
const MOST = 700

type Known = { hash: string; imports: string[]; isAmbient: boolean }
/** What was found clean: a hash of what all files depend on, and each source. */
type Clean = { ofAll: string; sources: Record<string, Known> }

/** The sources whose types may be others than when they were found clean; `all` when that is not known. */
export type Affected = {
  files: string[] | 'all'
  /** Keeps that they are clean now. */
  remember: () => Promise<void>
}

/**
 * Finds the sources of a folder that have changed since they were last found clean (as the file `memory` has it), and all that import them,
 * however far away: what a rule finds by types depends on nothing else.
 */
export async function affectedFiles(root: string, memory: string): Promise<Affected> {
  const before = JSON.parse(await readFile(memory, 'utf8').catch(() => 'null')) as Clean | null
  const now = readClean(root, before)
  return {
    files: before?.ofAll === now.ofAll ? affectedBy(before.sources, now.sources) : 'all',
    remember: async () => {
      await mkdir(dirname(memory), { recursive: true })
      await writeFile(memory, JSON.stringify(now))
    },
  }
}

function readClean(root: string, before: Clean | null): Clean {
  const paths = knownFiles(root)
  const sources: Record<string, Known> = {}
  for (const path of paths.filter((one) => SOURCE.test(one) && !OF_ALL.test(one))) {
    const known = before?.sources[path]
    const hash = hashOfFiles(root, [path])
    sources[path] = known?.hash === hash ? known : { hash, ...read(root, path) }
  }
  return {
    ofAll: hashOfFiles(
      root,
      paths.filter((path) => OF_ALL.test(path)),
    ),
    sources,
  }
}

function read(root: string, path: string): Pick<Known, 'imports' | 'isAmbient'> {
  const text = readFileSync(join(root, path), 'utf8')
  return { imports: importsOf(path, text), isAmbient: AMBIENT.test(text) }
}

/** The sources that a source imports by a path, in whatever way. */
function importsOf(path: string, text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) =>
      fileName.startsWith('.') ? [join(dirname(path), fileName)] : [],
    )
}

function affectedBy(before: Record<string, Known>, now: Record<string, Known>): string[] | 'all' {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)])
  const affected = new Set([...paths].filter((path) => before[path]?.hash !== now[path]?.hash))
  for (const path of affected) if (before[path]?.isAmbient || now[path]?.isAmbient) return 'all'
  const importers = new Map<string, string[]>()
  for (const [path, { imports }] of Object.entries(now))
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path])
  // A set goes on with what is added to it meanwhile.
  for (const path of affected) for (const importer of importers.get(path) ?? []) affected.add(importer)
  const files = [...affected].filter((path) => path in now)
  return files.length > MOST ? 'all' : files
}
