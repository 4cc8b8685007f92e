// How the sources are built, in figures: `npm run figures`. Says nothing about right or wrong; lint does that.
import { dirname } from 'node:path'
import { PARTS, importGraph, readSources, withoutIndexes } from './sources.ts'
import type { Source } from './sources.ts'

const MOST_IN_A_FOLDER = 30
const REPEATED_LINES = 6

const sources = readSources()
const own = sources.filter(({ isTest, part }) => !isTest && part !== 'generated')
const graph = importGraph(own)

console.table(
  Object.fromEntries(
    [...PARTS, 'generated', 'tests'].map((part) => [
      part,
      sizes(
        sources.filter((source) =>
          part === 'tests' ? source.isTest : !source.isTest && source.part === part,
        ),
      ),
    ]),
  ),
)
const cycles = (types: boolean) => circles(neighbours(types)).map((files) => files.join(', '))
list('Cycles of files by value', cycles(false))
list('Cycles of files, types included', cycles(true))
const chain = longestChain(neighbours(false, withoutIndexes(graph)))
console.log(`Deepest chain of imports by value: ${chain.length} files\n  ${chain.join('\n  ')}`)
list(`Folders with more than ${MOST_IN_A_FOLDER} files`, fullFolders())
list('Resolvers that only rename', renames())
const repeats = repeatsIn(own.filter(({ path, part }) => part !== 'demo' && !path.includes('/migrations/')))
list(
  `Repeats of ${REPEATED_LINES} lines or more, letter for letter, outside tests and the demo's data`,
  repeats,
)

function sizes(files: Source[]) {
  const lines = files.map(({ text }) => text.split('\n').length - 1).sort((one, other) => one - other)
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0
  const sum = lines.reduce((total, count) => total + count, 0)
  return { files: files.length, lines: sum, median: at(0.5), p90: at(0.9), max: lines.at(-1) ?? 0 }
}

/** Which files each file imports. */
function neighbours(types: boolean, imports = graph): Map<string, string[]> {
  return new Map(
    [...imports].map(([path, imported]) => [
      path,
      imported.filter(({ to, typeOnly }) => graph.has(to) && (types || !typeOnly)).map(({ to }) => to),
    ]),
  )
}

/** Groups of files each of which reaches all others of its group (Tarjan). */
function circles(edges: Map<string, string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (path: string): void => {
    index.set(path, index.size)
    low.set(path, index.get(path) ?? 0)
    stack.push(path)
    for (const to of edges.get(path) ?? []) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(path, Math.min(low.get(path) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(path) !== index.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1) found.push(group)
  }
  for (const path of edges.keys()) if (!index.has(path)) visit(path)
  return found
}

/** The longest way from a file over its imports. Without cycles, which `circles` finds. */
function longestChain(edges: Map<string, string[]>): string[] {
  const known = new Map<string, string[]>()
  const from = (path: string, above: ReadonlySet<string>): string[] => {
    const before = known.get(path)
    if (before) return before
    const tails = (edges.get(path) ?? [])
      .filter((to) => !above.has(to))
      .map((to) => from(to, new Set([...above, path])))
    const chain = [path, ...tails.reduce((one, other) => (other.length > one.length ? other : one), [])]
    known.set(path, chain)
    return chain
  }
  return [...edges.keys()]
    .map((path) => from(path, new Set()))
    .reduce((one, other) => (other.length > one.length ? other : one), [])
}

function fullFolders(): string[] {
  const counts = Map.groupBy(own, ({ path }) => dirname(path))
  return [...counts].flatMap(([folder, files]) =>
    files.length > MOST_IN_A_FOLDER ? [`${folder}: ${files.length}`] : [],
  )
}

/** Fields like `realId: (cart) => cart.real_id`, which the default resolver answers. */
function renames(): string[] {
  return own
    .filter(({ path }) => path.startsWith('graphql/resolvers/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s+(\w+): \((\w+)\) => \2\.(\w+),?$/gm)]
        .filter(
          ([, field = '', , property = '']) =>
            property.replace(/_(\w)/g, (_all, c: string) => c.toUpperCase()) === field,
        )
        .map(([all]) => `${path}: ${all.trim()}`),
    )
}

/** Pairs of places that share so many lines of code in a row; imports, comments and lone brackets are passed over. */
function repeatsIn(files: Source[]): string[] {
  const places = new Map<string, { path: string; at: number; line: number }[]>()
  for (const { path, text } of files) {
    const lines = codeLines(text)
    for (let at = 0; at + REPEATED_LINES <= lines.length; at++) {
      const run = lines.slice(at, at + REPEATED_LINES)
      const key = run.map(({ code }) => code).join('\n')
      places.set(key, [...(places.get(key) ?? []), { path, at, line: run[0]?.line ?? 0 }])
    }
  }
  // A run of ten lines is five runs of six: only its first counts.
  const pairs = new Map<string, string>()
  for (const [, found] of places) {
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        const start = `${one.path} ${other.path} ${other.at - one.at}`
        if (!pairs.has(start)) pairs.set(start, `${one.path}:${one.line} ~ ${other.path}:${other.line}`)
      }
    }
  }
  return [...pairs.values()]
}

function codeLines(text: string): { code: string; line: number }[] {
  let inImport = false
  return text.split('\n').flatMap((raw, index) => {
    const code = raw.trim()
    if (/^import\b/.test(code)) inImport = !/ from |^import '/.test(code)
    else if (inImport) inImport = !/ from /.test(code)
    else if (/\w/.test(code) && !/^(?:\/\/|\*|\/\*)/.test(code)) return [{ code, line: index + 1 }]
    return []
  })
}

function list(title: string, rows: string[]): void {
  console.log(`${title}: ${rows.length}${rows.map((row) => `\n  ${row}`).join('')}`)
}
